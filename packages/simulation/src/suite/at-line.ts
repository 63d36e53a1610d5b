import { wasTold } from "@rufbaum/conversation";
import type { KnowledgeEntry } from "@rufbaum/tree";
import { entryName, questionKey } from "@rufbaum/tree/graph";
import type { SuiteLine } from "./case-schema.ts";
import { type Dialogue, happenedIn } from "./dialogue.ts";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import { matches } from "./pattern.ts";
import type { Deviation } from "./report.ts";
import { sentenceInstead } from "./sentence-instead.ts";

/** What a line expects of the turn that it led to, and did not get. */
export function deviationsOfLine(
  line: SuiteLine,
  { at, index, dialogue, names }: { at: Path; index: number; dialogue: Dialogue; names: NodeNames },
): Deviation[] {
  const { state } = dialogue.play;
  const { says, reading, condition, acted } = happenedIn(dialogue.play);
  const said = says.map(({ text }) => text).join(" ");
  const found: Deviation[] = [];
  const add = (field: string, deviation: Omit<Deviation, "at" | "line">, more: Path = []) =>
    found.push({ at: [...at, field, ...more], line: index, ...deviation });

  if (line.condition !== undefined && line.condition !== condition) {
    add("condition", {
      what: "condition",
      expected: named(line.condition),
      actual: named(condition),
      instead: condition,
    });
  }
  const intent = reading?.intent ?? null;
  if (line.intent !== undefined && line.intent !== intent) {
    add("intent", {
      what: "intent",
      expected: named(line.intent),
      actual: named(intent),
      instead: intent,
    });
  }
  if (line.answered !== undefined) {
    const told = toldIn(dialogue);
    const isMeant = told === null ? line.answered === null : isEntry(told, line.answered);
    if (!isMeant) {
      const actual = told === null ? null : entryName(told);
      add("answered", {
        what: "answered",
        expected: named(line.answered),
        actual: named(actual),
        instead: actual,
      });
    }
  }
  const isThere = line.node === undefined || isNode(line.node, state.nodeId, names);
  if (!isThere) {
    const here = state.nodeId === null ? null : names.nameOf(state.nodeId);
    add("node", {
      what: "node",
      expected: line.node ?? "",
      actual: here ?? "nowhere",
      ...(here !== null && { instead: here }),
    });
  }
  const isAsExpected = found.length === 0;
  for (const [place, wanted] of listOf(line.says)) {
    if (matches(said, wanted)) continue;
    const instead = isAsExpected ? sentenceInstead(said, wanted) : null;
    const deviation = { what: "says", expected: wanted, actual: said === "" ? "nothing" : said };
    add("says", { ...deviation, ...(instead !== null && { instead }) }, place);
  }
  for (const [place, unwanted] of listOf(line["not-says"])) {
    if (!matches(said, unwanted)) continue;
    add("not-says", { what: "not-says", expected: `not ${unwanted}`, actual: said }, place);
  }
  for (const [name, wanted] of Object.entries(line.variables ?? {})) {
    const value = Object.hasOwn(state.variables, name) ? (state.variables[name] ?? null) : null;
    if (isValue(value, wanted)) continue;
    const deviation = {
      what: `variable ${name}`,
      expected: named(wanted),
      actual: named(value),
      instead: value,
    };
    add("variables", deviation, [name]);
  }
  for (const [place, kind] of listOf(line.does)) {
    if (acted.some(({ action }) => action.kind === kind)) continue;
    const done = acted.map(({ action }) => action.kind).join(", ");
    add("does", { what: "does", expected: kind, actual: done === "" ? "nothing" : done }, place);
  }
  return found;
}

/** The entry of the knowledge that the caller was told. */
function toldIn({ play }: Dialogue): KnowledgeEntry | null {
  const { reading } = happenedIn(play);
  const entry = reading?.asked?.entry;
  if (entry === undefined || !wasTold(play.state, entry)) return null;
  return play.tree.settings?.knowledge?.find(({ id }) => id === entry) ?? null;
}

/** Whether an entry is meant by its id or by one of its wordings. */
export function isEntry({ id, questions }: KnowledgeEntry, wanted: string | null): boolean {
  if (wanted === null) return false;
  return id === wanted || questions.some((one) => questionKey(one) === questionKey(wanted));
}

function isNode(wanted: string, nodeId: string | null, names: NodeNames): boolean {
  const node = names.find(wanted);
  return node.ok && node.id === nodeId;
}

/** What is known and what is expected may be written differently: 10115 is "10115". */
export function isValue(value: string | number | boolean | null, wanted: typeof value): boolean {
  if (value === null || wanted === null) return value === wanted;
  return String(value) === String(wanted);
}

export function named(value: string | number | boolean | null): string {
  return value === null ? "none" : String(value);
}

/** Each of one or several, with what leads to it in the document. */
function listOf(value: string | readonly string[] | undefined): [Path, string][] {
  if (value === undefined) return [];
  if (typeof value === "string") return [[[], value]];
  return value.map((item, index): [Path, string] => [[index], item]);
}
