import { type SQL, sql } from "drizzle-orm";

const TITLES =
  "dr|prof|professor|med|dent|vet|rer|nat|phil|jur|dipl|ing|mag|herr|frau|von|vom|van|zu|zum|zur|de|den|der";
/** Letters that no accent parts, and what stands for them. */
const LETTERS = ["ßØøŁłĐđı", "sOoLlDdi"];
/** What is written in several ways, and the one that stands for all of them. */
const SPELLINGS = [
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
  ["dt", "t"],
  ["th", "t"],
  ["ph", "f"],
  ["y", "i"],
  ["c", "k"],
];

/**
 * Whether a row names another person than its number's contact: both have names, and no word of them is
 * the same, wherever it stands, so that a whole name in one piece is compared with first and last name.
 * Case, accents, titles and the order do not matter, nor does one letter, where all of the shorter name's words
 * have their like in the other. A married name and another first name are no other person's. A name in
 * one piece may be a firm's, and is then compared with the other's company, too.
 */
export function isOtherPerson(row: SQL, known: SQL): SQL {
  const [first, last] = [sql`${row}."firstName"`, sql`${row}."lastName"`];
  const [ownFirst, ownLast] = [sql`${known}.first_name`, sql`${known}.last_name`];
  // Of `Anna` and `Meier` nobody knows: they may be the two halves of one name.
  const areTold = sql`(${first} <> '' and ${ownFirst} <> '' or ${last} <> '' and ${ownLast} <> ''
    or ${last} like '% %' and ${ownFirst} <> '' or ${ownLast} like '% %' and ${first} <> '')`;
  const namesOf = (one: SQL, two: SQL) => wordsOf(sql`${one} || ' ' || ${two}`);
  const firmOf = (first: SQL, company: SQL) =>
    wordsOf(sql`case when ${first} = '' then ${company} else '' end`);
  return sql`(${areTold} and (
    select cardinality(given) > 0 and cardinality(own) > 0
      and not (given && own) and not (given && own_firm) and not (own && given_firm)
      and not (${areLike(sql`given`, sql`own`)}) and not (${areLike(sql`own`, sql`given`)})
    from (
      select ${namesOf(first, last)} as given, ${namesOf(ownFirst, ownLast)} as own,
        ${firmOf(ownFirst, sql`${row}.company`)} as given_firm,
        ${firmOf(first, sql`${known}.company`)} as own_firm offset 0
    ) as names
  ))`;
}

/** Words of a name, as names are compared; initials are none. */
function wordsOf(name: SQL): SQL {
  const [letters = "", plain = ""] = LETTERS;
  const bare = sql`regexp_replace(normalize(${name}, NFKD), ${"[\u0300-\u036f]"}::text, '', 'g')`;
  const small = sql`lower(translate(${bare}, ${letters}::text, ${plain}::text))`;
  const parted = sql`regexp_replace(' ' || ${small} || ' ', ${String.raw`[\s.,;:/()&+_"'’-]+`}::text, '  ', 'g')`;
  const untitled = sql`regexp_replace(${parted}, ${` (?:${TITLES}|[^ ]) `}::text, ' ', 'g')`;
  const spelled = SPELLINGS.reduce(
    (text, [found, one]) => sql`replace(${text}, ${found}::text, ${one}::text)`,
    untitled,
  );
  const single = sql`regexp_replace(${spelled}, ${String.raw`([^ ])\1`}::text, ${String.raw`\1`}::text, 'g')`;
  return sql`string_to_array(trim(regexp_replace(${single}, ' +', ' ', 'g')), ' ')`;
}

/** Whether each of some words is one of the others, but for one letter behind the first. */
function areLike(words: SQL, others: SQL): SQL {
  return sql`not exists (
    select from unnest(${words}) as word where not (${variantsOf(sql`array[word]`)} && ${variantsOf(others)})
  )`;
}

/** Words of five letters and more with a gap for one of them, or between two. */
function variantsOf(words: SQL): SQL {
  return sql`array(
    select variant from unnest(${words}) as known_word, lateral (
      select known_word as variant
      union all select overlay(known_word placing '*' from place) from generate_series(2, length(known_word)) as place
        where length(known_word) >= 5
      union all select left(known_word, place) || '*' || substr(known_word, place + 1)
        from generate_series(1, length(known_word)) as place where length(known_word) >= 4
    ) as each
  )`;
}
