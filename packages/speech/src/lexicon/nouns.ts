export type Gender = "m" | "f" | "n";

const MASCULINE =
  /(?:tag|monat|euro|cent|dollar|franken|meter|liter|termin|kunde|kunden|kollege|name|mitarbeiter|partner|vertrag|punkt|moment|augenblick|anruf|stock|platz|schritt|link|tarif|anbieter|rabatt|versuch|abend|morgen|mittag|mal?i|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|brief|standort|nutzer|absatz|teil|weg|grund|band|speicher|anschluss|haushalt|hektar|kontakt|wert|fall|satz|gang|besuch|baum|raum|stuhl|tisch|experte|berater|kreis|zeitraum|preis|bonus|monteur|techniker|ordner|zähler|gedanke)$/;
const NEUTER =
  /(?:jahr|mal|quartal|angebot|jahrhundert|geschoss|gespräch|gerät|paket|kilo|gramm|watt|prozent|promille|pfund|stück|konto|produkt|auto|haus|dach|zimmer|kapitel|semester|byte|bit|team|büro|unternehmen|ziel|modul|update|viertel|drittel|tausend|projekt|ende|interesse|gebäude|telefonat|wort|kind|bild|blatt|feld|netz|problem|beispiel|thema|formular|fenster|grad|volt|hertz|kabel|system|glas|licht|land|amt|datum|abo|zeug|werk|abonnement)$/;
const FEMININE =
  /(?:ung|heit|keit|schaft|ion|tät|enz|anz|ie|ik|ur|person|million|milliarde|billion|nacht|nummer|mail|liga|app|lizenz|antwort|hand|zahl|tür|sms|kraft|art|bank|stadt|arbeit|option|firma|wahl|idee|zeit|[^i]in|e)$/;

/** The gender of a noun, as far as its ending tells. */
export function genderOf(noun: string): Gender | null {
  const word = noun.toLowerCase();
  if (MASCULINE.test(word)) return "m";
  if (NEUTER.test(word)) return "n";
  return FEMININE.test(word) ? "f" : null;
}

/** Nouns that are counted off: before them a number with a full stop is an ordinal. */
export const COUNTED_OFF =
  /^(?:\p{L}{0,20}(?:etage|stock|stockwerk|geschoss|mal|quartal|halbjahr|klasse|platz|jahrhundert|jahrtausend|auflage|liga|geburtstag|jubiläum|woche|monat|tag|jahr|stunde|minute|rate|mahnung|weltkrieg|semester|kapitel|runde|versuch|schritt|stufe|termin|reihe|generation|teil|phase|wahl|person|advent|stelle|gang|hälfte|viertel|drittel|spalte|zeile|seite|ausgabe))(?:s|es|n|en)?$/iu;
