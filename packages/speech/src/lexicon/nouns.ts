export type Gender = "m" | "f" | "n";

const MASCULINE =
  /(?:tag|monat|euro|cent|dollar|franken|meter|liter|termin|kunde|kunden|kollege|name|mitarbeiter|partner|vertrag|punkt|moment|augenblick|anruf|stock|platz|schritt|link|tarif|anbieter|rabatt|versuch|abend|morgen|mittag|mal?i|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|brief|standort|nutzer|absatz|teil|weg|grund|band|speicher|anschluss|haushalt|hektar|kontakt|wert|fall|satz|gang|besuch|baum|raum|stuhl|tisch|experte|berater|kreis|zeitraum|preis|bonus|monteur|techniker|ordner|zähler|gedanke|zins|trag|betrag|schlag|verbrauch|zuschuss|verein|hof|kurs|strom|druck|stand|plan|bau|umfang|umsatz|gewinn|verlust|lohn|abzug|bezug|auftrag|einsatz|ausfall|schaden|mangel|artikel|titel|vorteil|nachteil|zustand|(?<!w)ort|aufwand|urlaub|flug|zug|bus|wagen|motor|reifen|garten|boden|keller|balkon|antrag)$/;
const NEUTER =
  /(?:jahr|mal|quartal|angebot|jahrhundert|geschoss|gespräch|gerät|paket|kilo|gramm|watt|prozent|promille|pfund|stück|konto|produkt|auto|haus|dach|zimmer|kapitel|semester|byte|bit|team|büro|unternehmen|ziel|modul|update|viertel|drittel|tausend|projekt|ende|interesse|gebäude|telefonat|wort|kind|bild|blatt|feld|netz|problem|beispiel|thema|formular|fenster|grad|volt|hertz|kabel|system|glas|licht|land|amt|datum|abo|zeug|werk|abonnement|rad|bad|boot|buch|dokument|ergebnis|schloss|schild|gewicht|recht|risiko|studio|telefon|handy|video|foto|hotel|restaurant|zeichen|zentrum|gerüst|holz|rohr|regal|sofa|bett|tier|pferd|brot|essen|training|spiel|tor|ticket|schiff|gutachten|verfahren|gesetz|depot|darlehen|guthaben|vermögen|geld|wasser|muster|center|kapital|training|seminar|rezept|medikament)$/;
const FEMININE =
  /(?:ung|heit|keit|schaft|ion|tät|enz|anz|ie|ik|ur|person|million|milliarde|billion|nacht|nummer|mail|liga|app|lizenz|antwort|hand|zahl|tür|sms|kraft|art|bank|stadt|arbeit|option|firma|wahl|idee|zeit|schrift|frist|last|pflicht|sicht|schicht|fahrt|uhr|tour|gefahr|auswahl|steuer|feier|dauer|kammer|gebühr|messe|prüfung|[^i]in|e)$/;

/** Who or what does something: "Vorbesitzer", "Mieter", "Router". */
const WHO_DOES =
  /(?<!(?:steu|fei|dau|mau|kamm|schult|fed|tocht|mutt|schwest|op|fas|butt|leb|mess|wass|feu|must|uf|wett|alt|opf|fieb|led|wund|klost|theat|ruh|gitt|futt|lag|regist|clust|post|cent|silb|kupf|pulv|polst|kind|häus|länd|büch|bild|bänd))er$/;

/** The gender of a noun, as far as its ending tells. */
export function genderOf(noun: string): Gender | null {
  const word = noun.toLowerCase();
  if (MASCULINE.test(word)) return "m";
  if (NEUTER.test(word)) return "n";
  if (FEMININE.test(word)) return "f";
  return WHO_DOES.test(word) ? "m" : null;
}

/** Nouns that are counted off: before them a number with a full stop is an ordinal. */
export const COUNTED_OFF =
  /^(?:\p{L}{0,20}(?:etage|stock|stockwerk|geschoss|mal|quartal|halbjahr|klasse|platz|jahrhundert|jahrtausend|auflage|liga|geburtstag|jubiläum|woche|monat|tag|jahr|stunde|minute|rate|mahnung|weltkrieg|semester|kapitel|runde|versuch|schritt|stufe|termin|reihe|generation|teil|phase|wahl|person|advent|stelle|gang|hälfte|viertel|drittel|spalte|zeile|seite|ausgabe))(?:s|es|n|en)?$/iu;
