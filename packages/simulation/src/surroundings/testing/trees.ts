import { node, tree } from "@rufbaum/conversation/testing";
import type { Condition, Tree } from "@rufbaum/tree";
import { loadTemplate, TEMPLATE_IDS } from "@rufbaum/tree/templates";

function asking(id: string, content: string, ways: readonly [string, string, string[]][]) {
  const conditions: Condition[] = ways.map(([condition, targetNodeId, examples], index) => ({
    id: `${id}-${index}`,
    condition,
    targetNodeId,
    examples,
  }));
  return node(id, "decision", { content, conditions });
}

/** A choir that sells tickets to those who came before. */
export const CHOIR = tree(
  [
    node("start", "start", {
      content: "Guten Abend, hier ist Ada, die KI-Stimme des Lindenchors.",
    }),
    asking("person", "Spreche ich mit Ihnen persönlich?", [
      ["Ja", "tickets", ["das bin ich"]],
      ["Nein", "later", ["meine Frau ist gerade nicht da", "ich bin der Sohn"]],
    ]),
    asking("tickets", "Wir singen am Sonntag die Schöpfung. Möchten Sie wieder Karten haben?", [
      ["Ja", "place", ["zwei Karten bitte"]],
      ["Nein", "bye", ["dieses Mal nicht"]],
      ["Singt selbst mit", "bye", ["ich singe doch im Alt mit"]],
    ]),
    asking("place", "Lieber vorn, oder auf der Empore?", [
      ["Vorn", "done", ["in der ersten Reihe"]],
      ["Empore", "done", ["oben hört man besser"]],
    ]),
    node("done", "end", { content: "Die Karten liegen an der Kasse.", outcome: "success" }),
    node("later", "end", { content: "Dann ein andermal.", outcome: "callback" }),
    node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
  ],
  [["start", "person"]],
);

/** A kennel that has puppies again. */
export const KENNEL = tree(
  [
    node("start", "start", { content: "Hallo, hier ist die KI vom Zwinger Birkental." }),
    asking("litter", "Unsere Hündin hat Welpen. Möchten Sie sie sich ansehen?", [
      ["Ja", "when", ["die würde ich gern sehen"]],
      ["Nein", "bye", ["wir haben schon einen Hund"]],
    ]),
    node("when", "input", {
      content: "An welchem Tag passt es Ihnen?",
      input: { variable: "tag", value: "date" },
    }),
    node("done", "end", { content: "Wir freuen uns.", outcome: "appointment" }),
    node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
  ],
  [
    ["start", "litter"],
    ["when", "done"],
  ],
);

/** The nine templates, and those two. */
export async function manyTrees(): Promise<readonly (readonly [name: string, tree: Tree])[]> {
  const templates = TEMPLATE_IDS.map(async (id) => {
    const template = await loadTemplate(id);
    const made: Tree = { ...CHOIR, ...template, id, name: id };
    return [id, made] as const;
  });
  return [...(await Promise.all(templates)), ["choir", CHOIR], ["kennel", KENNEL]];
}
