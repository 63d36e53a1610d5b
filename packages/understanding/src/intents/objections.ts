import type { Intent } from "./intent.ts";
import { IS_WITH_ANOTHER } from "./is-with-another.ts";

/** What stands against it. */
export const OBJECTIONS: readonly Intent[] = [
  {
    name: "already_has_provider",
    patterns: [
      /\b(habe\w*|nutz\w*|arbeit\w*|sind|bin)\b.{0,80}\b(schon|bereits|längst)\b.{0,80}\b(einen?|anbieter|lösung|partner|lieferant\w*|system|jemand\w*|versorgt|anlage|eingedeckt|dienstleister|software|angebote?|kostenvoranschl\w+)\b/u,
      /\b(schon|bereits)\b.{0,80}\b(anbieter|dienstleister|lieferanten|solaranlage|photovoltaik\w*)\b/u,
      /\b(zufrieden|bestens versorgt|gut versorgt)\b(?!.{0,80}\bnicht\b)/u,
      ...IS_WITH_ANOTHER,
      /\bfesten? (partner|anbieter|lieferanten)\b/u,
    ],
  },
  {
    name: "contract_bound",
    patterns: [
      /\bvertrag\b.{0,80}\b(noch|läuft|bis|gebunden|jahre?|verlängert)\b/u,
      /\b(vertraglich )?gebunden\b/u,
    ],
  },
  {
    name: "price_objection",
    patterns: [
      /\b(zu|so|recht|ziemlich) teuer\b/u,
      /\bteuer\b/u,
      /\bwas (kostet|soll|würde|kosten)\b.{0,80}\b(das|es|mich|uns|so|spaß|kosten)\b/u,
      /\b(wie viel|wieviel)\b.{0,80}\b(kost\w*|zahl\w*|preis)\b/u,
      /\b(kein geld|kein budget|budget)\b/u,
      /\b(preis|kosten)\b/u,
    ],
  },
  {
    name: "send_info",
    patterns: [
      /\b(schick\w*|send\w*|zusend\w*|zuschick\w*|mail\w*)\b.{0,80}\b(unterlagen|info\w*|mail|e-mail|prospekt\w*|angebot|was|etwas|material|zu)\b/u,
      /\b(was|etwas|das) (zu)?(schicken|senden|mailen|zuschicken|zusenden)\b/u,
      /\b(unterlagen|infomaterial|prospekt\w*|informationen)\b/u,
      /\b(per|eine?) (e-)?mail\b/u,
    ],
  },
  {
    name: "trust_doubt",
    patterns: [
      /\b(betrug|betrüger|abzocke|seriös|unseriös|masche|verarsch\w*)\b/u,
      /\bwoher (haben|hast|kennen) (sie|ihr|du) (meine|unsere|die) (nummer|daten|telefonnummer)\b/u,
    ],
  },
  {
    name: "not_interested",
    patterns: [
      /\b(kein|keinerlei|null|wenig) (interesse|bedarf)\b/u,
      /\b(nicht|überhaupt nicht|gar nicht) interessiert\b/u,
      /\binteressier\w* (mich|uns) (das )?(nicht|überhaupt nicht|gar nicht|null)\b/u,
      /\b(brauch\w*|benötig\w*|will|wollen|möchte\w*) (ich |wir )?(das |so was |sowas |so etwas )?(wirklich |echt |alles )?(nicht|nichts|keine?n?)\b/u,
      /\b(nichts|nicht) für (mich|uns)\b/u,
      /\b(kein|keine) (danke|lust)\b/u,
      /\blassen wir (das|es)( mal| lieber| jetzt| doch| dann| bleiben| sein| gut sein)*($| (das|der|die|mein\w*|ich|es|da|danke|vielen)\b)/u,
      /\b(schick|send|mail)\w* sie (mir |uns |bitte |lieber |besser |da )*(nichts|nicht|keine)\b/u,
    ],
  },
  {
    name: "angry",
    patterns: [
      /\b(unverschämt\w*|frechheit|idiot\w*|scheiß\w*|verdammt|arsch\w*|spinn\w*|nerv\w*)\b/u,
    ],
  },
];
