import type { Person, Reply } from "@rufbaum/telephony/unkind-carrier";

/** Somebody who takes the sample tree's way to an appointment, asked however often. */
export function willing(before: readonly Reply[] = []): Person {
  const answers: [RegExp, string][] = [
    [/Ist das richtig so\?$/, "Ja, genau."],
    [/wie viel Uhr\?$/, "Um zehn Uhr."],
    [/An welchem (Tag|Wochentag)/, "Am Dienstag."],
    [/interessant für Sie\?$/, "Ja, sehr gern."],
    [/zwei Minuten für mich\?$/, "Ja, gern."],
    [/Spreche ich mit/, "Ja, am Apparat."],
  ];
  const replies = answers.map(([to, says]): Reply => ({ to, does: { says }, times: 9 }));
  return { replies: [...before, ...replies] };
}
