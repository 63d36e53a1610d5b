import { fold } from "../fold.ts";

/**
 * Verbs by what is done, each by the beginnings of its forms: what people want of anybody, whatever
 * the business is. An example with one of them speaks for its sisters too.
 */
const STEMS: Record<string, string> = {
  show: "zeig anzeig nenn auflist list vorles ansag aufruf anseh",
  make: "stell erstell setz leg anleg füg hinzu mach richt einricht trag eintrag pack nimm aufnehm",
  remove:
    "lösch entfern streich stornier abbrech storno absag kündig annullier beend ausschalt deaktivier abstell stopp aufheb abbestell",
  move: "verschieb verleg umbuch änder wechsel tausch ersetz vorzieh nachhol",
  remind: "erinner merk vormerk weck",
  play: "spiel abspiel hör anhör",
  find: "find such nachschau nachseh ausfindig google",
  book: "buch reservier bestell order ordern anmeld mieten miet",
  rate: "bewert benot stern punkt vergib note",
  pay: "zahl bezahl überweis begleich abbuch erstatt rechnung",
  help: "helf hilf unterstütz weiterhelf berat",
  complain: "beschwer reklamier kaputt defekt funktionier geht störung fehler mangel beschädig",
  deliver: "liefer zustell bring paket sendung versand abhol",
  tell: "sag erklär mitteil inform bescheid erzähl",
  know: "weiß wiss kenn auskunft frag",
  open: "öffn offen geöffnet aufmach öffnungszeit",
  eat: "ess restaurant lokal tisch küche gericht imbiss café bar",
  watch: "film kino vorstellung läuft serie sendung fernseh",
  hear: "lied song musik album playlist sänger band künstler",
  read: "buch roman lektüre lies autor saga kapitel",
  sky: "wetter regn schnei sonn warm kalt heiß temperatur grad wolk wind sturm gewitter nebel frost",
  clock: "wecker alarm timer uhr stund minut weck schlummer",
};

const BEGINNINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(STEMS).flatMap(([doing, stems]) =>
    fold(stems)
      .split(" ")
      .map((stem) => [stem, doing] as const),
  ),
);

const SHORTEST = 3;

/** What a folded word says is done; `null` for most words. */
export function doingOf(word: string): string | null {
  for (let length = word.length; length >= SHORTEST; length--) {
    const doing = BEGINNINGS.get(word.slice(0, length));
    if (doing !== undefined) return doing;
  }
  return null;
}
