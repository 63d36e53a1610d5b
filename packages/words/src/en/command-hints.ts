import type { DenialFact } from "@rufbaum/dialing/lawful-calling";
import type { Refusal } from "../de/refusals/index.ts";

const LIMITS = "See the limits, and change them, with: rufbaum limits";
const NUMBERS = "See all with: rufbaum numbers list";

/** What to do about a refusal on the command line, which is English only. */
const HINTS: Readonly<Partial<Record<Refusal["code"], string>>> = {
  "not-signed-in": "Create a new one with `rufbaum token create <name>` and set RUFBAUM_TOKEN.",
  "no-code-open": "Have one sent with: rufbaum own-numbers add <number>",
  "unknown-own-number": "See all with: rufbaum own-numbers list",
  "not-suppressed": "See all with: rufbaum suppress list",
  "unknown-statement": "See all with: rufbaum consent statements",
  "no-company": "Name it with --company, or for all with: rufbaum settings set company <name>",
  "no-evidence": "Say it with --evidence, or add the file with --evidence-file.",
  "person-unknown": "Set RUFBAUM_PERSON to your name, 1 to 80 characters.",
  "reason-needed": "Say why with --reason.",
  "person-in-call": "See it with `rufbaum calls watch`, end it with `rufbaum calls hangup`.",
  "may-not-dial":
    "A phone of your own may be called for tests: rufbaum own-numbers add <number>. Ask about others with: rufbaum may-dial <number>",
  "invalid-number": "Write it as +49 30 23125 001, with quotes around it, or without spaces.",
  "unknown-tree": "See all with: rufbaum tree list",
  "not-startable": "`rufbaum tree show` tells what it consists of; correct it and try again.",
  "unknown-version": "See all with: rufbaum tree versions <tree>",
  "lint-errors": "Correct them; `rufbaum tree lint` shows them all.",
  "unknown-call": "See the last ones with: rufbaum calls list",
  "call-not-placed": "Try again in a moment.",
  "not-answered": "See how it stands with: rufbaum calls watch",
  "too-many-lines": "Wait until they are said.",
  "own-number": "Name the number of a person.",
  "no-operator-number": "Give a number: rufbaum calls transfer <call> <number>",
  "caller-number-not-allowed": NUMBERS,
  "unknown-number": NUMBERS,
  "number-not-usable": "See what is wrong with: rufbaum numbers list",
  "default-number": "Make another one the default first: rufbaum numbers default <number>",
  "number-not-answerable": "Ask the carrier again with: rufbaum numbers check",
  "tree-unpublished": "Publish it with: rufbaum tree publish <tree>",
  "unknown-campaign": "See all with: rufbaum campaign list",
  "not-published": "Publish it with: rufbaum tree publish <tree>",
  "number-in-call": "See which with: rufbaum calls list",
  "too-many-calls": LIMITS,
  "too-many-calls-per-minute": LIMITS,
  "too-many-minutes": LIMITS,
  "not-embedded": "Run `rufbaum backup` where DATABASE_URL is set, or pg_dump itself.",
  "carrier-busy": "Nothing is wrong with the call: try again a little later.",
  "carrier-silent": "Look at `rufbaum calls list` before calling again.",
  "database-unavailable":
    "It holds its calls for a minute. Try again in a moment; `rufbaum doctor` tells more.",
  "disk-full": "Make room there; it then goes on by itself.",
  "wrong-host": "Set ALLOWED_HOSTS where the server runs, or use another RUFBAUM_URL.",
};

const RECORD = "Record one with: rufbaum consent add <number>";
const RULES = "See the rules, and change them, with: rufbaum settings show";

/** What to do about what forbids a call. */
const DENIAL_HINTS: Readonly<Partial<Record<DenialFact["code"], string>>> = {
  "no-company": "Set it with: rufbaum settings set company <name>",
  "no-consent": RECORD,
  "consent-for-other": `See all with: rufbaum consent show <number>. ${RECORD}`,
  "consent-withdrawn": "See all with: rufbaum consent show <number>",
  "consent-lapsed": RECORD,
  suppressed: "See more with: rufbaum suppress list --number <number>",
  "day-off": RULES,
  "outside-window": RULES,
  "never-open": RULES,
  "too-many-today": RULES,
  "too-many-this-week": RULES,
  "too-many-in-campaign": RULES,
  "ringing-too-short": RULES,
  "ringing-too-long": RULES,
  "no-caller-number": NUMBERS,
};

/** `null` where nothing but waiting helps. */
export function denialHint(code: unknown): string | null {
  return typeof code === "string" && Object.hasOwn(DENIAL_HINTS, code)
    ? (DENIAL_HINTS[code as DenialFact["code"]] ?? null)
    : null;
}

/** Why a number is refused that would be right if it were written otherwise. */
const MISWRITTEN: readonly unknown[] = [
  "blank",
  "letters",
  "not-a-number",
  "several-numbers",
  "extension",
  "too-short",
  "too-long",
  "area-code-missing",
];

/** `why`: of a number, what is wrong with it. */
export function commandHint(reason: string, why?: unknown): string | null {
  // However it is written, such a number is not called.
  if (reason === "invalid-number" && why !== undefined && !MISWRITTEN.includes(why)) return null;
  return Object.hasOwn(HINTS, reason) ? (HINTS[reason as Refusal["code"]] ?? null) : null;
}
