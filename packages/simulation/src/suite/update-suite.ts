import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { type Path, pathText } from "./path-text.ts";
import type { Deviation, Instead, SuiteReport } from "./report.ts";
import { deedText } from "./written-deed.ts";
import { type ScalarStyle, writtenScalar } from "./written-scalar.ts";

/** A changed expectation. */
export interface Update {
  line: number;
  path: string;
  from: string;
  to: string;
}

interface Edit {
  from: number;
  to: number;
  text: string;
  update: Update;
}

/**
 * The suite's text with its outdated expectations replaced by what happens now; all else stays, to
 * the last comment. What only its author can decide is left alone.
 */
export function updateSuite(
  text: string,
  report: Pick<SuiteReport, "cases">,
): { text: string; updates: Update[] } {
  const counter = new LineCounter();
  const contents = parseDocument(text, { lineCounter: counter }).contents as Node | null;
  const isJson = text.trimStart().startsWith("{");
  const edits: Edit[] = [];
  for (const { deviations } of report.cases) {
    for (const deviation of deviations) {
      const edit = editFor(deviation, { text, contents, counter, isJson });
      const isKnown = edits.some(({ from, to }) => edit && edit.from < to && from < edit.to);
      if (edit && !isKnown) edits.push(edit);
    }
  }
  edits.sort((one, other) => one.from - other.from);
  let written = "";
  let at = 0;
  for (const edit of edits) {
    written += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return { text: written + text.slice(at), updates: edits.map(({ update }) => update) };
}

function editFor(
  { at, instead, expected }: Deviation,
  source: { text: string; contents: Node | null; counter: LineCounter; isJson: boolean },
): Edit | null {
  if (instead === undefined) return null;
  const { node, isInFlow } = nodeAt(source.contents, at);
  if (!node?.range) return null;
  const [from, end] = node.range;
  const old = source.text.slice(from, end);
  const to = from + old.trimEnd().length;
  const style = source.isJson ? "json" : isInFlow ? "flow" : "block";
  const column = source.counter.linePos(from).col - 1;
  const text = isList(instead)
    ? writtenList(instead, {
        // A path may be written with arrows; what was done may not.
        isString: isScalar(node) && at.at(-1) === "path",
        isFlow: !isSeq(node) || node.flow === true,
        column,
        style,
      })
    : writtenScalar(instead, style);
  const update = {
    line: source.counter.linePos(from).line,
    path: pathText(at),
    from: expected,
    to: isList(instead) ? inWords(instead) : String(instead ?? "none"),
  };
  return { from, to, text, update };
}

type InsteadList = Extract<Instead, readonly unknown[]>;

function isList(instead: Instead): instead is InsteadList {
  return Array.isArray(instead);
}

function inWords(list: InsteadList): string {
  if (list.length === 0) return "nothing";
  const texts = list.map((item) => deedText(item, "flow"));
  return list.every((item) => typeof item === "string") ? list.join(" → ") : texts.join(", ");
}

/** In the style in which the list was written. */
function writtenList(
  items: InsteadList,
  {
    isString,
    isFlow,
    column,
    style,
  }: { isString: boolean; isFlow: boolean; column: number; style: ScalarStyle },
): string {
  if (isString) return writtenScalar(items.join(" → "), style);
  const written = items.map((item) => {
    if (typeof item !== "string") return deedText(item, style === "json" ? style : "flow");
    return writtenScalar(item, isFlow && style === "block" ? "flow" : style);
  });
  if (isFlow || items.length === 0) return `[${written.join(", ")}]`;
  return written.map((item) => `- ${item}`).join(`\n${" ".repeat(column)}`);
}

function nodeAt(contents: Node | null, path: Path): { node: Node | null; isInFlow: boolean } {
  let node: Node | null = contents;
  let isInFlow = false;
  for (const key of path) {
    if (isMap(node) || isSeq(node)) isInFlow ||= node.flow === true;
    if (isMap(node)) node = (node.get(key, true) as Node | undefined) ?? null;
    else if (isSeq(node) && typeof key === "number") node = (node.items[key] as Node) ?? null;
    else return { node: null, isInFlow };
  }
  return { node, isInFlow };
}
