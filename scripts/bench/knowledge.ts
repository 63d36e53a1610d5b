import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expected, type ExpectedEntry, openUnderstanding } from "@rufbaum/understanding";
import { percentile, type Row } from "./row.ts";

const QUESTIONS = join(import.meta.dir, "../../packages/understanding/questions");
const SITUATIONS = join(import.meta.dir, "../../packages/understanding/situations");

const CONDITIONS: Expected["conditions"] = ["Ja", "Nein", "Vielleicht"].map((key) => ({
  ...{ id: key, key },
  examples: [],
}));

/** The questions of a business, and what callers say: the place of the entry meant, or none. */
export interface QuestionSet {
  name: string;
  entries: ExpectedEntry[];
  replies: { text: string; meant: string | null }[];
}

/** @param part a folder of `questions/` */
export function questionSets(part: string): QuestionSet[] {
  const folder = join(QUESTIONS, part);
  return readdirSync(folder).map((name) => {
    const set: QuestionSet = { name, entries: [], replies: [] };
    for (const line of readFileSync(join(folder, name), "utf8").split("\n")) {
      const text = line.slice(2).trim();
      if (line.startsWith("=")) {
        const questions = text.split("|").map((question) => question.trim());
        set.entries.push({ id: String(set.entries.length), questions });
      } else if (line.startsWith("?")) {
        set.replies.push({ text, meant: set.entries.at(-1)?.id ?? null });
      } else if (line.startsWith("-")) set.replies.push({ text, meant: null });
    }
    return set;
  });
}

/** How well questions of a tree's knowledge are told from each other and from all else, and how fast. */
export async function knowledge(): Promise<Row[]> {
  const reader = await openUnderstanding();
  const read = (text: string, entries: readonly ExpectedEntry[]) =>
    reader.read(text, {
      ...{ conditions: CONDITIONS, intents: [], value: null, knowledge: entries },
      question: "Passt Ihnen das?",
    }).asked?.entry ?? null;
  const rows: Row[] = [];
  for (const part of ["development", "held-back"]) {
    let [right, wrong, meant] = [0, 0, 0];
    for (const { name, entries, replies } of questionSets(part)) {
      for (const reply of replies) {
        const found = read(reply.text, entries);
        if (reply.meant !== null) meant += 1;
        if (found !== null && found === reply.meant) right += 1;
        else if (found !== null) wrong += 1;
        if (process.env.SHOW === part && found !== reply.meant) {
          const of = (id: string | null) => (id === null ? "-" : entries[Number(id)]?.questions[0]);
          console.log(`${name}: ${reply.text} → ${of(found)}, not ${of(reply.meant)}`);
        }
      }
    }
    rows.push(
      row(`${part}: answered, and rightly`, right, right + wrong, "≥ 90 %"),
      row(`${part}: of what is known, answered`, right, meant, "≥ 55 %"),
    );
  }
  const said = saidInSituations();
  for (const { name, entries } of questionSets("development").slice(0, 2)) {
    const answered = said.filter((text) => read(text, entries) !== null);
    if (process.env.SHOW === "situations") console.log(answered.join("\n"));
    const what = `${name}: answered of ${said.length} replies of other conversations`;
    rows.push(row(what, answered.length, said.length, "≤ 1 %"));
  }
  return [...rows, ...(await speed(said))];
}

/** What callers say to decisions of other lines of business; hardly any of it asks something. */
function saidInSituations(): string[] {
  return readdirSync(SITUATIONS)
    .filter((name) => name.endsWith(".txt"))
    .slice(0, 40)
    .flatMap((name) => readFileSync(join(SITUATIONS, name), "utf8").split("\n"))
    .filter((line) => /^[1-9][~!]? /u.test(line))
    .map((line) => line.replace(/^\S+ /u, "").trim());
}

function row(name: string, count: number, of: number, promise: string): Row {
  return {
    name,
    value: `${((100 * count) / of).toFixed(1)} %`,
    spread: `${count} of ${of}`,
    promise,
  };
}

const ENTRIES = 5_000;

/** Five thousand entries in two wordings, all different. */
export function manyEntries(count = ENTRIES): ExpectedEntry[] {
  const sets = ["development", "held-back"].flatMap((part) => questionSets(part));
  const known = sets.flatMap(({ entries }) => entries);
  return Array.from({ length: count }, (_, place) => {
    const one = known[place % known.length]?.questions[0] ?? "";
    const other = known[(place * 7 + 3) % known.length]?.questions[0] ?? "";
    const name = `${TOWNS[place % TOWNS.length]}${HEADS[Math.floor(place / 5) % HEADS.length]}`;
    return {
      id: String(place),
      questions: [
        `${one.replace(/\?$/u, "")} in ${name}?`,
        `${other.replace(/\?$/u, "")} bei Sorte ${name} ${place}?`,
      ],
    };
  });
}

const TOWNS = "Köln Bonn Ulm Trier Kassel Gera Plauen Husum Passau Lindau Soest Emden Celle".split(
  " ",
);
const HEADS = "berg tal feld bach dorf hausen stein see furt wald au heim kirchen".split(" ");

async function speed(said: readonly string[]): Promise<Row[]> {
  const entries = manyEntries();
  const asked = ["development", "held-back"].flatMap((part) =>
    questionSets(part).flatMap(({ replies }) => replies.map(({ text }) => text)),
  );
  const fresh = await openUnderstanding();
  const expected: Expected = {
    ...{ conditions: CONDITIONS, intents: [], value: null, question: "Passt Ihnen das?" },
    knowledge: entries,
  };
  const slices: number[] = [];
  for (let isReady = false; !isReady; ) {
    slices.push(timed(() => (isReady = fresh.prepare?.(entries, AT_ONCE) ?? true)));
  }
  const all = [...asked, ...said.slice(0, 1_000)];
  const without = { ...expected, knowledge: [] };
  return [
    ms(`laying out ${AT_ONCE} of 5,000 entries, as calls do`, slices, "p99 < 10 ms"),
    ms("  all of them", [slices.reduce((sum, slice) => sum + slice, 0)], "< 1,000 ms"),
    ms(
      "a reply without knowledge",
      bestOf(all, (text) => fresh.read(text, without)),
      "",
    ),
    ms(
      "a reply with 5,000 entries",
      bestOf(all, (text) => fresh.read(text, expected)),
      "p99 < 1 ms",
    ),
  ];
}

/** As many as a call lays out without a pause (`prepare-knowledge.ts`). */
const AT_ONCE = 30;

/** The best of five for each text: the machine does other things, too. */
function bestOf(texts: readonly string[], read: (text: string) => unknown): number[] {
  return texts.map((text) => Math.min(...Array.from({ length: 5 }, () => timed(() => read(text)))));
}

function timed(what: () => unknown): number {
  const began = performance.now();
  what();
  return performance.now() - began;
}

function ms(name: string, values: readonly number[], promise: string): Row {
  const at = (part: number) => percentile(values, part).toFixed(3);
  return { name, value: `${at(0.5)} ms`, spread: `p99 ${at(0.99)}, max ${at(1)}`, promise };
}
