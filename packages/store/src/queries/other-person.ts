import { type SQL, sql } from "drizzle-orm";

const TITLES =
  "dr|prof|professor|med|dent|vet|rer|nat|phil|jur|dipl|ing|mag|herr|frau|von|vom|van|zu|zum|zur|de|den|der";
/** Letters that are written in several ways, and the one that stands for all of them. */
const FOLDED = [
  "ÄÖÜäöüßÀÁÂÈÉÊËÌÍÎÒÓÔÙÚÛÇÑàáâèéêëìíîòóôùúûçñ",
  "aouaousaaaeeeeiiiooouuucnaaaeeeeiiiooouuucn",
];
const DIGRAPHS = [
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
  ["ss", "s"],
];

/**
 * Whether a row names another person than its number's contact: first and last name of both are known,
 * and no word of them is the same, whatever its case, its umlauts, titles and the order. A married
 * name, a title and a mended spelling are no other person's.
 */
export function isOtherPerson(row: SQL, known: SQL): SQL {
  const given = [sql`${row}."firstName"`, sql`${row}."lastName"`];
  const own = [sql`${known}.first_name`, sql`${known}.last_name`];
  const areTold = sql.join(
    [...given, ...own].map((name) => sql`${name} <> ''`),
    sql` and `,
  );
  return sql`(${areTold} and not (${wordsOf(given)} && ${wordsOf(own)}))`;
}

function wordsOf(names: readonly SQL[]): SQL {
  const [letters = "", plain = ""] = FOLDED;
  // Accents that stand alone, as a Mac writes them, are none of those letters.
  const whole = sql`normalize(${sql.join([...names], sql` || ' ' || `)})`;
  const folded = DIGRAPHS.reduce(
    (text, [pair, one]) => sql`replace(${text}, ${pair}::text, ${one}::text)`,
    sql`lower(translate(${whole}, ${letters}::text, ${plain}::text))`,
  );
  const parted = sql`regexp_replace(' ' || ${folded} || ' ', ${String.raw`[\s.,;:/()&+_"'’-]+`}::text, '  ', 'g')`;
  const untitled = sql`regexp_replace(${parted}, ${` (?:${TITLES}) `}::text, ' ', 'g')`;
  return sql`string_to_array(trim(regexp_replace(${untitled}, ' +', ' ', 'g')), ' ')`;
}
