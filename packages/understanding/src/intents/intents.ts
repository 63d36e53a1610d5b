import { foldPattern } from "../fold.ts";
import type { Intent } from "./intent.ts";

const AS_WRITTEN: readonly Intent[] = [
  {
    name: "opt_out",
    confidence: 0.97,
    polarity: "no",
    aliases: ["opt out", "optout", "keine anrufe", "nicht mehr anrufen", "abmelden", "widerspruch"],
    patterns: [
      /\b(nie|niemals) (mehr|wieder)\b.*\b(an|anrufen|anzurufen|melden|kontaktieren)\b/u,
      /\bruf\w* .*\b(nie|niemals) (mehr|wieder)\b/u,
      /\b(nicht|keine) (mehr|weitere\w*|wieder) (an|anrufe?n?|anzurufen|angerufen|kontakt\w*)\b/u,
      /\brufen sie (mich|uns|hier) (bitte )?(nicht|nie) (mehr|wieder|noch)\b/u,
      /\b(nehmen|streichen|löschen|nimm|streich|lösch)\w* .*\b(liste|kartei|verteiler|datenbank|daten|nummer|system)\b/u,
      /\b(daten|nummer) (sofort )?(löschen|gelöscht)\b/u,
      /\bkeine (werbe)?anrufe\b/u,
      /\b(belästig|anzeige|bundesnetzagentur|unterlassen)\w*\b/u,
      /\b(widerspreche|widerruf\w*)\b/u,
      /\blass\w* (sie )?(mich|uns) (endlich |bitte |doch )*in ruhe\b/u,
    ],
  },
  {
    name: "voicemail_detected",
    confidence: 0.95,
    aliases: ["voicemail", "mailbox", "anrufbeantworter", "ab"],
    patterns: [
      /\b(mailbox|anrufbeantworter)\b.*\b(von|des|der|nachricht|rufnummer|erreicht)\b/u,
      /\bnach dem (signal|piep|ton)\w*\b/u,
      /\b(zur zeit|derzeit|momentan) nicht (erreichbar|zu erreichen)\b/u,
      /\bhinterlassen sie\b.*\bnachricht\b/u,
    ],
  },
  {
    name: "is_this_a_bot",
    confidence: 0.92,
    aliases: ["bot", "roboter", "ki", "bist du ein bot", "sind sie ein roboter"],
    patterns: [
      /\b(sind sie|bist|ist das|spreche ich|rede ich)\b.*\b(roboter|bot|ki|maschine|computer|automat|mensch|echt\w*|band|bandansage)\b/u,
      /\b(roboter|computerstimme|bandansage)\b/u,
    ],
  },
  {
    name: "wrong_person",
    confidence: 0.92,
    aliases: ["falsche person", "falsche nummer", "verwählt", "falsch verbunden"],
    patterns: [
      /\b(falsch verbunden|falsche nummer|verwählt|falsche person)\b/u,
      /\b(gibt es|kenne ich|arbeitet) hier nicht\b/u,
      /\b(arbeitet|ist) nicht mehr (hier|bei uns)\b/u,
      /\bkeinen? (herrn?|frau) \w+ hier\b/u,
    ],
  },
  {
    name: "secretary_detected",
    confidence: 0.88,
    aliases: [
      "sekretärin",
      "sekretariat",
      "gatekeeper",
      "vorzimmer",
      "empfang",
      "zentrale",
      "assistenz",
    ],
    patterns: [
      /\b(sekretariat|empfang|zentrale|vorzimmer|assistentin|assistenz)\b/u,
      /\b(verbinde|stelle) (ich )?sie (gerne? )?(mal |kurz )?(durch|weiter|mit)\b/u,
      /\bich (verbinde|stelle (sie )?durch)\b/u,
      /\bin welcher angelegenheit\b/u,
      /\b(chef|chefin|geschäftsführer\w*|herr \w+|frau \w+) ist (gerade |leider |heute |im moment )*(nicht|in einem|im|außer|unterwegs|besetzt)\b/u,
      /\bkann ich (ihm|ihr|was|etwas) ausrichten\b/u,
    ],
  },
  {
    name: "no_authority",
    confidence: 0.86,
    aliases: ["nicht zuständig", "kein entscheider", "falscher ansprechpartner"],
    patterns: [
      /\bnicht (zuständig|der richtige|die richtige|verantwortlich)\b/u,
      /\b(entscheide|bestimme) ich nicht\b/u,
      /\b(das )?(entscheidet|macht|regelt|bestimmt) (bei uns |immer )?(mein|meine|unser|unsere|der|die)\b/u,
      /\bmit (meinem|meiner) (mann|frau|chef|chefin|partner|partnerin|kollegen|kollegin|vater|mutter)\b/u,
    ],
  },
  {
    name: "already_has_provider",
    confidence: 0.88,
    polarity: "no",
    aliases: [
      "hat schon anbieter",
      "anbieter vorhanden",
      "schon versorgt",
      "bereits kunde",
      "has provider",
    ],
    patterns: [
      /\b(habe\w*|nutz\w*|arbeit\w*|sind|bin)\b.*\b(schon|bereits|längst)\b.*\b(einen?|anbieter|lösung|partner|lieferant\w*|system|jemand\w*|versorgt|anlage|eingedeckt|dienstleister|software)\b/u,
      /\b(schon|bereits)\b.*\b(anbieter|dienstleister|lieferanten|solaranlage|photovoltaik\w*)\b/u,
      /\b(zufrieden|bestens versorgt|gut versorgt)\b(?!.*\bnicht\b)/u,
      /\bfesten? (partner|anbieter|lieferanten)\b/u,
    ],
  },
  {
    name: "contract_bound",
    confidence: 0.88,
    polarity: "no",
    aliases: ["vertrag läuft noch", "vertraglich gebunden", "laufender vertrag"],
    patterns: [
      /\bvertrag\b.*\b(noch|läuft|bis|gebunden|jahre?|verlängert)\b/u,
      /\b(vertraglich )?gebunden\b/u,
    ],
  },
  {
    name: "price_objection",
    confidence: 0.88,
    aliases: ["preis", "zu teuer", "kosten", "price", "preiseinwand", "preisfrage"],
    patterns: [
      /\b(zu|so|recht|ziemlich) teuer\b/u,
      /\bteuer\b/u,
      /\bwas (kostet|soll|würde|kosten)\b.*\b(das|es|mich|uns|so|spaß|kosten)\b/u,
      /\b(wie viel|wieviel)\b.*\b(kost\w*|zahl\w*|preis)\b/u,
      /\b(kein geld|kein budget|budget)\b/u,
      /\b(preis|kosten)\b/u,
    ],
  },
  {
    name: "send_info",
    confidence: 0.9,
    polarity: "maybe",
    aliases: [
      "infos zusenden",
      "unterlagen",
      "info schicken",
      "unterlagen zusenden",
      "informationen",
      "e mail",
    ],
    patterns: [
      /\b(schick\w*|send\w*|zusend\w*|zuschick\w*|mail\w*)\b.*\b(unterlagen|info\w*|mail|e-mail|prospekt\w*|angebot|was|etwas|material|zu)\b/u,
      /\b(was|etwas|das) (zu)?(schicken|senden|mailen|zuschicken|zusenden)\b/u,
      /\b(unterlagen|infomaterial|prospekt\w*|informationen)\b/u,
      /\b(per|eine?) (e-)?mail\b/u,
    ],
  },
  {
    name: "callback_later",
    confidence: 0.9,
    polarity: "maybe",
    aliases: ["rückruf", "später anrufen", "später", "callback", "ruf später an"],
    patterns: [
      /\b(später|morgen|nachher|nächste woche|heute abend|nachmittag|ein andermal|anderes mal)\b.*\b(anruf\w*|melden|nochmal|noch mal|ruf\w*|wieder|zurück\w*)\b/u,
      /\b(ruf\w*|meld\w*|probier\w*|versuch\w*)\b.*\b(später|morgen|nachher|nächste woche|abend|nachmittag|nochmal|noch mal|zurück)\b/u,
      /\b(rückruf|zurückrufen|rufen sie zurück)\b/u,
      /^(lieber |besser |eher )?(später|ein andermal|anderes mal|nächste woche)$/u,
    ],
  },
  {
    name: "no_time",
    confidence: 0.88,
    polarity: "no",
    aliases: ["keine zeit", "gerade schlecht", "passt nicht", "busy"],
    patterns: [
      /\b(keine|wenig|kaum) zeit\b/u,
      /\b(gerade|grad|jetzt|momentan|im moment)\b.*\b(schlecht|ungünstig|nicht|unpassend|beschäftigt|meeting|termin|unterwegs|auto)\b/u,
      /\b(bin|sitze|stehe|stecke) (gerade |grad |jetzt )?(im|in einem|in einer) (auto|termin|meeting|besprechung|gespräch|sitzung|stress)\b/u,
      /\bpasst (mir |uns )?(gerade |grad |jetzt )?(nicht|schlecht|gar nicht|überhaupt nicht)\b/u,
      /(?<!\bnicht )\b(ganz |sehr )?(schlecht|ungünstig)\b/u,
    ],
  },
  {
    name: "not_interested",
    confidence: 0.93,
    polarity: "no",
    aliases: ["kein interesse", "nicht interessiert", "desinteresse", "ablehnung"],
    patterns: [
      /\b(kein|keinerlei|null|wenig) (interesse|bedarf)\b/u,
      /\b(nicht|überhaupt nicht|gar nicht) interessiert\b/u,
      /\binteressier\w* (mich|uns) (das )?(nicht|überhaupt nicht|gar nicht|null)\b/u,
      /\b(brauch\w*|benötig\w*|will|wollen|möchte\w*) (ich |wir )?(das |so was |sowas |so etwas )?(wirklich |echt |alles )?(nicht|nichts|keine?n?)\b/u,
      /\b(nichts|nicht) für (mich|uns)\b/u,
      /\b(kein|keine) (danke|lust)\b/u,
    ],
  },
  {
    name: "trust_doubt",
    confidence: 0.85,
    aliases: ["misstrauen", "seriös", "betrug", "abzocke"],
    patterns: [
      /\b(betrug|betrüger|abzocke|seriös|unseriös|masche|verarsch\w*)\b/u,
      /\bwoher (haben|hast|kennen) (sie|ihr|du) (meine|unsere|die) (nummer|daten|telefonnummer)\b/u,
    ],
  },
  {
    name: "who_is_calling",
    confidence: 0.9,
    aliases: ["wer ist da", "wer spricht", "wer ruft an", "welche firma"],
    patterns: [
      /\bwer (ist|spricht|sind|bist|ruft)\b/u,
      /\b(von|für) (welcher|welche|was für einer) firma\b/u,
      /\bwie war (noch ?mal )?(ihr|der) name\b/u,
      /\bmit wem (spreche|rede|habe) ich\b/u,
      /\b(worum (geht|handelt)|um was geht)\b/u,
    ],
  },
  {
    name: "repeat_please",
    confidence: 0.9,
    aliases: ["wiederholen", "wie bitte", "nochmal"],
    patterns: [
      /^(wie|was|hä|bitte|wie bitte|was bitte)$/u,
      /\b(wie bitte|nochmal bitte|noch einmal bitte|wiederhol\w*)\b/u,
      /\b(nicht|schlecht|kaum) (verstanden|verstehen|gehört|hören)\b/u,
      /\b(verstehe|höre|versteh|hör) (ich )?(sie )?(so |ganz |gerade )?(nicht|schlecht|kaum)\b/u,
    ],
  },
  {
    name: "hold_on",
    confidence: 0.88,
    aliases: ["moment", "warten", "moment bitte"],
    patterns: [
      /^(ja )?(einen |kleinen |nen )*(moment|augenblick|sekunde)( mal)?( bitte)?$/u,
      /\b(moment|augenblick|sekunde) (bitte|mal)\b/u,
      /\bwarten sie (kurz|mal|bitte|einen)\b/u,
      /\bbleiben sie (kurz |bitte )?(dran|in der leitung)\b/u,
    ],
  },
  {
    name: "angry",
    confidence: 0.85,
    polarity: "no",
    aliases: ["verärgert", "wütend", "beschwerde"],
    patterns: [
      /\b(unverschämt\w*|frechheit|idiot\w*|scheiß\w*|verdammt|arsch\w*|spinn\w*|nerv\w*)\b/u,
    ],
  },
  {
    name: "appointment_accepted",
    confidence: 0.9,
    polarity: "yes",
    aliases: ["termin", "termin angenommen", "termin vereinbart", "appointment", "terminwunsch"],
    patterns: [
      /\b(passt|geht|ginge|wäre|klingt|würde)\b.*\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|uhr|vormittag\w*|nachmittag\w*|termin)\b/u,
      /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|uhr)\b.*\b(passt|geht|ginge|gut|ok|gerne?|prima)\b/u,
      /\b(termin)\b.*\b(gerne?|machen|ausmachen|vereinbaren|passt|gut|ok)\b/u,
    ],
  },
  {
    name: "thank_you",
    confidence: 0.8,
    aliases: ["danke", "dank"],
    patterns: [/^(vielen |herzlichen |besten |schönen )?(dank|danke)( schön| ihnen| sehr)?$/u],
  },
  {
    name: "goodbye",
    confidence: 0.9,
    aliases: ["tschüss", "auf wiederhören", "verabschiedung", "ende"],
    patterns: [/\b(tschüs\w*|wiederhören|wiederhörn|wiedersehen|ciao|servus und tschüss|ade)\b/u],
  },
  {
    name: "greeting",
    confidence: 0.8,
    aliases: ["begrüßung", "hallo", "meldet sich"],
    patterns: [
      /^(ja )?(hallo|guten (tag|morgen|abend)|grüß gott|moin|servus|tag)( ja)?$/u,
      /^(ja )?\p{L}+( \p{L}+)? (hier|am apparat)$/u,
    ],
  },
];

/**
 * Built-in intents, the weightier first: where two are heard, the earlier one counts. Patterns run
 * over the normalised reply (small letters, no punctuation, fillers and dialect mapped).
 */
export const INTENTS: readonly Intent[] = AS_WRITTEN.map((intent) => ({
  ...intent,
  patterns: intent.patterns.map(foldPattern),
}));
