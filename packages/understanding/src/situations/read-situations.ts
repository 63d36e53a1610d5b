/** A decision that somebody wrote, with what callers say to it. */
export interface Situation {
  /** Line of business and number: `zahnarzt-3`. */
  id: string;
  question: string;
  conditions: readonly { name: string; examples: readonly string[] }[];
  /** What a mere yes and a mere no mean: the place of a condition, -1 for none; `null` where the question has no yes. */
  polar: { yes: number; no: number } | null;
  replies: readonly SituationReply[];
}

export interface SituationReply {
  text: string;
  /** The place of the condition it means, -1 for none. */
  meant: number;
  /** How much it takes to understand it. */
  level: "easy" | "indirect" | "hard";
}

/** The line of business of a situation. */
export function businessOf({ id }: Pick<Situation, "id">): string {
  return id.replace(/-\d+$/u, "");
}

const LEVELS = { "": "easy", "~": "indirect", "!": "hard" } as const;

/**
 * Reads situations, each a block of lines: `# zahnarzt-3 | question`; a condition a line in the order of
 * their places, from 1 on, with its examples, `+ name :: example | example`; what a mere yes and no mean,
 * `= ja 1, nein 2`, left out where the question has no yes; and the replies, each behind the place it
 * means, 0 for none: `1 easy`, `1~ indirect`, `1! hard`. Throws with the line's number where one can't be
 * read.
 */
export function readSituations(content: string): Situation[] {
  const found: Situation[] = [];
  let open: {
    conditions: { name: string; examples: string[] }[];
    replies: SituationReply[];
    situation: Situation;
  } | null = null;
  for (const [index, line] of content.split("\n").entries()) {
    if (line.trim() === "") continue;
    const heading = /^# (\S+) \| (.+)$/u.exec(line);
    if (heading) {
      const conditions: { name: string; examples: string[] }[] = [];
      const replies: SituationReply[] = [];
      const [, id = "", question = ""] = heading;
      const situation: Situation = { id, question, conditions, polar: null, replies };
      open = { conditions, replies, situation };
      found.push(situation);
      continue;
    }
    const fail = (): never => {
      throw new Error(`line ${index + 1}: not to be read: ${line}`);
    };
    if (!open) return fail();
    const condition = /^\+ (.*?)(?: :: (.*))?$/u.exec(line);
    const polar = /^= ja (\d), nein (\d)$/u.exec(line);
    const reply = /^(\d)([!~]?) (.+)$/u.exec(line);
    if (condition) {
      const [, name = "", examples = ""] = condition;
      open.conditions.push({ name, examples: examples.split(" | ").filter((one) => one !== "") });
    } else if (polar) {
      const [yes = 0, no = 0] = polar.slice(1).map((place) => Number(place) - 1);
      if (Math.max(yes, no) >= open.conditions.length) fail();
      open.situation.polar = { yes, no };
    } else if (reply) {
      const meant = Number(reply[1]) - 1;
      if (meant >= open.conditions.length) fail();
      open.replies.push({
        text: reply[3] ?? "",
        meant,
        level: LEVELS[(reply[2] ?? "") as keyof typeof LEVELS],
      });
    } else fail();
  }
  return found;
}
