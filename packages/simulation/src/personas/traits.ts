import type { Behaviour, Manner } from "./persona.ts";

/** What a word about somebody says of how he behaves on the phone. */
export interface Effect {
  /** Over the folded word: small letters, umlauts written out. */
  words: RegExp;
  /** By how much of what is left a dial is turned to 1 or, below zero, to 0. */
  dials: Partial<Record<Exclude<keyof Behaviour, "manner">, number>>;
  manner?: Manner;
}

/** Stems, so that every inflected form is known; what nobody knows here changes nothing. */
export const EFFECTS: readonly Effect[] = [
  // Kindness.
  {
    words:
      /(?<!un)freundlich|\bnett|herzlich|liebenswuerdig|warmherzig|sympathisch|zuvorkommend|(?<!un)friendly|\bkind\b|warm\b|pleasant/,
    dials: { agrees: 0.25, objects: -0.3, hangsUp: -0.6, optsOut: -0.6, interrupts: -0.4 },
    manner: "friendly",
  },
  {
    words: /(?<!un)hoeflich|\bpolite|courteous|respektvoll|wohlerzogen|diskret/,
    dials: { hangsUp: -0.7, interrupts: -0.6, optsOut: -0.4 },
    manner: "friendly",
  },
  {
    words:
      /unfreundlich|unhoeflich|\bgrob|barsch|ruppig|muerrisch|griesgraem|mieslaunig|schlecht gelaunt|unfriendly|rude|grumpy|aggressiv|cholerisch|jaehzornig|angry|hostile|veraergert|wuetend/,
    dials: { agrees: -0.5, hangsUp: 0.06, optsOut: 0.12, interrupts: 0.25, objects: 0.2 },
    manner: "curt",
  },
  {
    words: /genervt|gereizt|annoyed|irritated|ueberdruessig|werbemued/,
    dials: { agrees: -0.5, hangsUp: 0.05, optsOut: 0.25, interrupts: 0.2, hasTime: -0.3 },
    manner: "curt",
  },
  // Openness.
  {
    words:
      /aufgeschlossen|\boffen|interessiert|neugierig|begeister|enthusias|\bopen|interested|curious|positiv|optimis|kooperativ|zugaenglich|empfaenglich|innovati|experimentier|risikofreud/,
    dials: { agrees: 0.35, objects: -0.2, optsOut: -0.5, hasTime: 0.2 },
  },
  {
    words:
      /desinteress|uninteress|abgeneigt|ablehnend|verschlossen|uninterested|dismissive|abweisend/,
    dials: { agrees: -0.7, objects: 0.2, optsOut: 0.08, hangsUp: 0.03 },
  },
  {
    words:
      /skepti|scepti|kritisch|zweifel|critical|doubt|zurueckhaltend|vorsichtig|cautious|abwartend|konservativ|bedenkentraeg/,
    dials: { agrees: -0.4, objects: 0.25, asksBack: 0.18, distrusts: 0.4 },
  },
  {
    words: /misstrau|argwoehn|suspicious|distrust|mistrust|paranoid|wachsam/,
    dials: { agrees: -0.35, asksBack: 0.15, distrusts: 0.6, optsOut: 0.05, staysSilent: 0.02 },
  },
  {
    words: /vertrauensvoll|gutglaeubig|leichtglaeubig|trusting|gullible|naiv/,
    dials: { agrees: 0.3, distrusts: -0.8, objects: -0.3 },
  },
  {
    words:
      /unentschlossen|unentschieden|unsicher|zoegerlich|zaudernd|wankelmuetig|hesita|indecisive|undecided|unsure|schuechtern|\bshy\b/,
    dials: { agrees: -0.2, objects: 0.15, strays: 0.06, staysSilent: 0.06, decides: -0.15 },
  },
  {
    words:
      /(?<!un)entschlossen|entscheidungsfreud|entscheidungsstark|decisive|durchsetzungsstark|zielstrebig|ergebnisorientiert|loesungsorientiert|pragmati|selbstbewusst|results? (?:driven|oriented)|goal oriented/,
    dials: { strays: -0.5, decides: 0.5, staysSilent: -0.5, agrees: 0.08 },
  },
  // Money, trust and what there is already.
  {
    words:
      /preis|spar(?:sam|fuchs|er)|geizig|knaus|guenstig|kostenbewusst|budget|price|frugal|thrift|cost|cheap|schnaepp|feilsch|verhandl|negotiat|haggl|bargain|vergleich|compar/,
    dials: { mindsPrice: 0.6, objects: 0.25, asksBack: 0.08 },
  },
  {
    words: /grosszuegig|wohlhabend|generous|wealthy|qualitaetsbewusst|quality/,
    dials: { mindsPrice: -0.7, agrees: 0.1 },
  },
  {
    words:
      /loyal|\btreu|bestandskund|versorgt|zufrieden|gebunden|vertrag|wechselunwillig|faithful|satisfied|under contract/,
    dials: { isProvided: 0.6, agrees: -0.25, objects: 0.15 },
  },
  {
    words:
      /analytisch|detailverliebt|detailorientiert|gruendlich|genau|technikaffin|technisch|fachkundig|analytical|detail|thorough|expert|wissbegierig|inform|faktenorientiert|sachkundig/,
    dials: { asksBack: 0.22, objects: 0.08, interrupts: -0.2 },
  },
  // Time and patience.
  {
    words:
      /gehetzt|gestresst|\beilig|in eile|zeitknapp|beschaeftigt|hektisch|ueberlastet|busy|hurried|stressed|rushed|in a hurry|keine zeit|zeitdruck|zeitmangel/,
    dials: { hasTime: -0.6, interrupts: 0.2, hangsUp: 0.015, agrees: -0.1 },
    manner: "curt",
  },
  {
    words: /ungeduldig|impatient|fahrig|sprunghaft/,
    dials: { interrupts: 0.25, hangsUp: 0.02, hasTime: -0.2 },
    manner: "curt",
  },
  {
    words:
      /(?<!un)geduldig|(?<!im)patient|gelassen|entspannt|ruhig|gemuetlich|ausgeglichen|relaxed|calm|rentner|pensionaer|retired|zeit im ueberfluss/,
    dials: { interrupts: -0.7, hangsUp: -0.8, hasTime: 0.5 },
  },
  // Talk.
  {
    words:
      /wortkarg|kurz angebunden|knapp|schweigsam|einsilbig|taciturn|terse|\bcurt\b|lakonisch|reserviert/,
    dials: { strays: -0.5, asksBack: -0.3, staysSilent: 0.03 },
    manner: "curt",
  },
  {
    words:
      /gespraechig|redselig|geschwaetzig|mitteilsam|plauder|talkative|chatty|extrovertiert|extravert|extrovert|kontaktfreud|gesellig|ausschweif|sociable|outgoing/,
    dials: { strays: 0.06, interrupts: 0.08, hasTime: 0.2, staysSilent: -0.6 },
    manner: "chatty",
  },
  {
    words:
      /introvertiert|introvert|still\b|verschlafen|abgelenkt|zerstreut|distracted|schwerhoerig/,
    dials: { staysSilent: 0.1, strays: 0.06, interrupts: -0.3 },
  },
  {
    words:
      /dominant|bestimmend|rechthaberisch|besserwisser|arrogant|ungehobelt|forsch|direkt\b|direct\b/,
    dials: { interrupts: 0.22, objects: 0.12 },
  },
  {
    words:
      /formell|foermlich|sachlich|nuechtern|geschaeftsmaessig|professionell|korrekt|formal|matter of fact|businesslike|professional/,
    dials: { strays: -0.4 },
    manner: "matter-of-fact",
  },
  {
    words:
      /mundart|dialekt|dialect|bayer|bair|muenchn|schwaeb|saechsisch|berliner|koelsch|hess(?:isch|e)|fraenk|norddeutsch|plattdeutsch|wiener|oesterreich|schweizer|rheinland|rheinlaend|pfaelz|badisch|bavarian|swabian/,
    dials: {},
    manner: "dialect",
  },
  // Roles.
  {
    words:
      /(?:^| )(?:entscheid(?:er|ung|erin)|chef|inhaber|geschaeftsfuehr|vorstand|direktor|leiter|hausbesitz|eigentuem|decision ?maker|owner|manager|director|ceo|boss)/,
    dials: { decides: 0.6, asksBack: -0.1 },
  },
  {
    words:
      /sekret|secretar|gatekeep|assist|vorzimmer|empfang|recept|zentrale|telefonist|front ?desk|pfoertner|abschirm/,
    dials: { decides: -0.95, asksBack: 0.15, hasTime: 0.5, mindsPrice: -0.5 },
  },
  {
    words: /angestellt|mitarbeiter|praktikant|azubi|employee|intern\b|ehefrau|ehemann|mitbewohner/,
    dials: { decides: -0.45 },
  },
  {
    words: /datenschu|privacy|verbraucherschuetz|querulant|beschwerdefuehr|werbegegner/,
    dials: { distrusts: 0.5, optsOut: 0.25, asksBack: 0.15, agrees: -0.4 },
  },
];
