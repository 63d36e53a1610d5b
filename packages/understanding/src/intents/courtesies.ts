import type { Intent } from "./intent.ts";

/** What is said about the call itself. */
export const COURTESIES: readonly Intent[] = [
  {
    name: "repeat_please",
    patterns: [
      /^(wie|was|hä|bitte|wie bitte|was bitte)$/u,
      /\b(wie bitte|nochmal bitte|noch einmal bitte|wiederhol\w*)\b/u,
      /\bwie (war|ging) das( jetzt| gleich| noch| nochmal)*$/u,
      /\b(nicht|schlecht|kaum) (verstanden|verstehen|gehört|hören)\b/u,
      /\b(verstehe|höre|versteh|hör) (ich )?(sie )?(so |ganz |gerade )?(nicht|schlecht|kaum)\b/u,
    ],
  },
  {
    name: "hold_on",
    patterns: [
      /^(ja )?(einen |kleinen |nen )*(moment|augenblick|sekunde)( mal)?( bitte)?$/u,
      /\b(moment|augenblick|sekunde) (bitte|mal)\b/u,
      /\bwarten sie (kurz|mal|bitte|einen)\b/u,
      /\bbleiben sie (kurz |bitte )?(dran|in der leitung)\b/u,
    ],
  },
  {
    name: "thank_you",
    patterns: [/^(vielen |herzlichen |besten |schönen )?(dank|danke)( schön| ihnen| sehr)?$/u],
  },
  {
    name: "goodbye",
    patterns: [/\b(tschüs\w*|wiederhören|wiederhörn|wiedersehen|ciao|servus und tschüss|ade)\b/u],
  },
  {
    name: "greeting",
    patterns: [
      /^(ja )?(hallo|guten (tag|morgen|abend)|grüß gott|moin|servus|tag)( ja)?$/u,
      /^(ja )?\p{L}+( \p{L}+)? (hier|am apparat)$/u,
    ],
  },
];
