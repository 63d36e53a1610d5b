/**
 * Whether a clause agrees by how it begins. A "ja" within it does not ("man hört da ja Zahlen"), nor does what
 * is only praised or believed.
 */
export function agreesInWords(clause: string): boolean {
  return AGREES_IN_WORDS.test(clause);
}

const AGREES_IN_WORDS =
  /^(?:(?:und|das|es|da|dann|na|oh|hm|ich|wir|schon) )*(?:ja|jo|jawohl|gern\w*|klar|okay?|natuerlich|gut|prima|super|machen|mache|passt|passen|einverstanden|meinetwegen|in ordnung|warum nicht|koennen|koennte\w*|kann|waere|wuerde\w*|moechte\w*|nehme\w*|will|wollen|interessiert|von mir aus|dafuer|dabei|unbedingt|freilich|sicher)\b(?! sein\b)/u;
