import { capitalised } from "../../capitalised.ts";
import { turnedRound } from "./turned-round.ts";

/** Names that only a program gives: `cond_7`, "x1", "A". */
const CODE = /_|\d|^\P{L}*\p{L}?\P{L}*$/u;

/** Longer names describe rather than say something. */
const MOST_WORDS = 7;

/** "Hat schon einen Vertrag" is said by him as "Ich habe schon einen Vertrag". */
const OF_HIMSELF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hat: "habe",
    ist: "bin",
    will: "will",
    möchte: "möchte",
    muss: "muss",
    kann: "kann",
    darf: "darf",
    weiß: "weiß",
    war: "war",
    wohnt: "wohne",
    braucht: "brauche",
    sucht: "suche",
    zahlt: "zahle",
    nutzt: "nutze",
    kommt: "komme",
    bleibt: "bleibe",
    überlegt: "überlege",
    kennt: "kenne",
    plant: "plane",
    fährt: "fahre",
    arbeitet: "arbeite",
    wünscht: "wünsche",
  }),
);

/** The name of a condition as he would say it of himself; `null` for one that nobody can say. */
export function nameAsSentence(name: string): string | null {
  const words = name
    .trim()
    .replace(/[.!?]+$/u, "")
    .split(/\s+/u);
  if (CODE.test(name) || words.length > MOST_WORDS) return null;
  const [first = "", ...rest] = words;
  const mine = OF_HIMSELF.get(first.toLowerCase());
  // "Kommt darauf an", "Ist mir egal": that is not said of him.
  const isOfHim = mine !== undefined && rest.length > 0 && !OF_SOMETHING.test(rest.join(" "));
  const others = rest.map((word) => (word === "sich" ? "mich" : word));
  const said = turnedRound((isOfHim ? ["Ich", mine, ...others] : words).join(" "));
  return said === null ? null : `${capitalised(said)}.`;
}

const OF_SOMETHING =
  /^(?:ganz )?d(?:a|ar)?rauf an$|(?<!\p{L})(?:mir|(?<!(?:zu|bei|von|mit) )uns)(?!\p{L})/iu;
