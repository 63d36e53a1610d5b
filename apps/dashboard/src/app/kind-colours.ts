import { NODE_KINDS, NODE_SPECS } from "@rufbaum/tree/graph";

/**
 * The colours of the kinds of node, from their faces. Whatever bears `data-kind` has its hue as
 * `--kind` and `--kind-ink`, which Tailwind knows as `bg-kind` and `text-kind-ink`.
 */
export function kindColours(): string {
  return NODE_KINDS.flatMap((kind) => {
    const { hue, ink } = NODE_SPECS[kind].face;
    const bearer = `[data-kind="${kind}"]`;
    return [
      `${bearer} { --kind: ${hue}; --kind-ink: ${ink.light}; }`,
      `[data-theme="dark"] ${bearer} { --kind-ink: ${ink.dark}; }`,
    ];
  }).join("\n");
}

/** Before the first paint; whatever the page's policy says of style elements, its code may make a sheet. */
export function adoptKindColours(document: Document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(kindColours());
  document.adoptedStyleSheets.push(sheet);
}
