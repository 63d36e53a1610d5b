/** What parts from its verb: "schließe ich da etwas ab". */
const PARTS = new Set(
  "ab an auf aus ein mit nach vor weg zurueck zusammen fest raus rein rum teil statt weiter los nieder um".split(
    " ",
  ),
);

/** What follows a verb that has its second part at the end. */
const SUBJECTS = new Set(
  "ich man wir sie ihr du er es das die der den i ma mer mein meine unser unsere denn da sich".split(
    " ",
  ),
);

/** Words that are no verb, whatever follows. */
const NO_VERB =
  /^(?:und|oder|aber|dass|ob|wenn|weil|was|wie|wer|wo|wann|warum|wieso|woher|welche\w*|bis|ab|kann|koennen|koennte|muss|muessen|darf|duerfen|soll|sollen|will|wollen|moechte|ist|sind|hat|haben|habe|wird|werden|wuerde|ich|man|wir|sie|ihr|du|er|es|das|die|der|den|ein\w*|da|dann|denn|also|ja)$/u;

const ASKS_FOR_SUBJECT = /^(?:wer|was|wieviel)$/u;

const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 3;

/** The words of a question whose verb is whole again: "fängt der Kurs an" has an "anfängt". */
export function withJoinedVerb(words: string[]): string[] {
  const last = words.at(-1) ?? "";
  if (words.length < FEWEST_WORDS || !PARTS.has(last)) return words;
  // "Wie viel kommt bei den Tieren an?" asks for the subject itself.
  const asksForSubject = ASKS_FOR_SUBJECT.test(words[0] ?? "") && !NO_VERB.test(words[1] ?? "");
  const at =
    asksForSubject && !SUBJECTS.has(words[2] ?? "")
      ? 1
      : words.findIndex(
          (word, place) =>
            word.length >= FEWEST_LETTERS &&
            !NO_VERB.test(word) &&
            SUBJECTS.has(words[place + 1] ?? ""),
        );
  if (at < 0) return words;
  const joined = [...words.slice(0, -1)];
  joined[at] = `${last}${words[at]}`;
  return joined;
}
