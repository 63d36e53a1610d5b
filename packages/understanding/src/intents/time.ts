import type { Intent } from "./intent.ts";

/** When it suits. */
export const TIME: readonly Intent[] = [
  {
    name: "callback_later",
    patterns: [
      /\b(später|morgen|nachher|nächste woche|heute abend|nachmittag|ein andermal|anderes mal)\b.{0,80}\b(anruf\w*|melden|nochmal|noch mal|ruf\w*|wieder|zurück\w*)\b/u,
      /\b(ruf\w*|meld\w*|probier\w*|versuch\w*)\b.{0,80}\b(später|morgen|nachher|nächste woche|abend|nachmittag|nochmal|noch mal|zurück)\b/u,
      /\b(rückruf|zurückrufen|rufen sie zurück)\b/u,
      /^(lieber |besser |eher )?(später|ein andermal|anderes mal|nächste woche)$/u,
    ],
  },
  {
    name: "no_time",
    patterns: [
      /\b(keine|wenig|kaum) zeit\b/u,
      /\b(gerade|grad|jetzt|momentan|im moment)\b.{0,80}\b(schlecht|ungünstig|nicht|unpassend|beschäftigt|meeting|termin|unterwegs|auto)\b/u,
      /\b(bin|sitze|stehe|stecke) (gerade |grad |jetzt )?(im|in einem|in einer) (auto|termin|meeting|besprechung|gespräch|sitzung|stress)\b/u,
      /\bpasst (mir |uns )?(gerade |grad |jetzt )?(nicht|schlecht|gar nicht|überhaupt nicht)\b/u,
      /(?<!\bnicht )\b(ganz |sehr )?(schlecht|ungünstig)\b/u,
    ],
  },
  {
    name: "appointment_accepted",
    patterns: [
      /\b(passt|geht|ginge|wäre|klingt|würde)\b.{0,80}\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|uhr|vormittag\w*|nachmittag\w*|termin)\b/u,
      /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|uhr)\b.{0,80}\b(passt|geht|ginge|gut|ok|gerne?|prima)\b/u,
      /\b(termin)\b.{0,80}\b(gerne?|machen|ausmachen|vereinbaren|passt|gut|ok)\b/u,
    ],
  },
];
