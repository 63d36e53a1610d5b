import type { NormalizedReply } from "./normalize.ts";

/**
 * "Stell das bitte da drüben hin, danke. Entschuldigung, da kam gerade jemand.": whether somebody speaks to
 * another one in his room, or excuses himself for what happens there. It answers nothing.
 */
export function isSaidToTheRoom({ text }: NormalizedReply): boolean {
  if (TELLS_ANOTHER.test(text) || HAPPENS_HERE.test(text)) return true;
  return EXCUSES.test(text) && OF_THE_ROOM.test(text);
}

/** A thing is to be put, shut or given: nobody asks that of who is on the telephone. */
const TELLS_ANOTHER = new RegExp(
  [
    "(?:stelle?|lege?|setze?|haenge?|tue?|schiebe?) (?:das|die|den|es|sie|ihn|alles|dein\\w*) (?:\\w+ ){0,4}?(?:hin|ab|weg|rueber|drueben|raus|rein|auf den|auf die|ins?|neben|zurueck|dazu)",
    "(?:mache?|dreh\\w*|schalte?|stelle?) (?:doch |bitte |mal |endlich |schnell )*(?:das|die|den) (?:tuer|fenster|fernseh\\w*|radio|musik|licht|herd|ofen|kiste)",
    "(?:koenntest|kannst|wuerdest|machst|gibst|holst|willst|hast|bist|gehst|kommst) du (?:\\w+ ){0,4}?(?:tuer|fenster|fernseher|radio|musik|licht|herd|schluessel|tasche|stift|hund|kurz (?:raus|rein|warten)|leise\\w*|hingelegt)",
    "(?:komme?|geht?) (?:doch |ruhig |schon |bitte |mal )*(?:rein|herein|her|raus|vor|weg|runter|rauf|rueber)",
    "(?:gib|hole?|bringe?|reich) (?:mir |uns )(?:doch |bitte |mal |kurz )*(?:die|den|das|einen?) (?!prospekt|angebot|infos?|unterlagen|nummer|termin|tag|moment|augenblick)\\w+",
  ]
    .map(
      (told) => `(?:^|\\b(?:ja|nein|bitte|so|danke|moment|entschuldigung) )${told}\\b(?! sie\\b)`,
    )
    .join("|"),
  "u",
);

/** Words that nobody says of what is offered. */
const HAPPENS_HERE =
  /\b(?:(?:da|hier) (?:kam|kommt|ist|war|steht) (?:mir |uns )?(?:gerade|grad|eben|jetzt) (?:jemand|wer|einer|besuch|ein kollege|eine kollegin)(?: (?:rein\w*|herein\w*|an der tuer|zur tuer|im (?:buero|zimmer)))?$|(?:es|da) hat (?:gerade |eben |grad )*(?:geklingelt|geklopft)|(?:ist|sind) mir (?:gerade |jetzt |eben |grad )*(?:was |etwas |das \w+ |die \w+ |der \w+ )*(?:runtergefallen|heruntergefallen|umgefallen|angebrannt)|kocht (?:mir |gerade |grad |eben )*(?:die|das|der) \w+ ueber|(?:hund|koeter) (?:bellt|jault|will raus)|(?:baby|kleine|kind|enkel\w*|katze|hund) (?:ist |schreit |weint |hat )+(?:gerade |eben |jetzt |mir |auf \w+ \w+ )*(?:wach|aufgewacht|reingekommen|gesprungen|dazwischen\w*)|faehrt (?:gerade |draussen )*(?:\w+ ){0,3}(?:feuerwehr|muellabfuhr|krankenwagen|muellauto)|(?:warte|still|leise|ruhe|nicht jetzt|gleich) (?:\w+ ){0,2}?(?:schatz|liebling|mama|papa|oma|opa|kinder)|(?:schatz|mama|papa|oma|opa|kinder) (?:kommt gleich|ich (?:bin am telefon|telefonier\w*)|nicht jetzt|warte)|ich (?:bin (?:gerade |grad )?am telefon(?:ieren)?|telefonier\w*(?: gerade| grad)?)$)/u;

const EXCUSES =
  /\b(?:entschuldigung|entschuldigen sie|verzeihung|verzeihen sie|pardon|tut mir leid|sorry)\b/u;

/** What comes in, makes a noise, or has to be seen to. */
const OF_THE_ROOM =
  /\b(?:hund\w*|katze\w*|wellensittich|papagei|baby|enkel\w*|nachbar\w* (?:\w+ ){0,3}(?:da|rein|geklingelt|tuer)|postbote\w*|paketbote\w*|paket gekommen|klingel\w*|geklingelt|geklopft|staubsauger|bohrmaschine|fernseher|presslufthammer|runtergefallen|umgefallen|(?:da|hier) (?:kam|kommt|war|ist) (?:gerade |eben |grad |jetzt )*(?:jemand|wer|ein\w* kolleg\w*|besuch))\b/u;
