import type { Character } from "../character.ts";
import { decisionMaker } from "./decision-maker.ts";
import { hurried } from "./hurried.ts";
import { neverAgain } from "./never-again.ts";
import { priceHunter } from "./price-hunter.ts";
import { sceptic } from "./sceptic.ts";
import { secretary } from "./secretary.ts";

/** The people behind the test numbers `001` to `006`. */
export const CHARACTERS: readonly [Character, ...Character[]] = [
  decisionMaker,
  sceptic,
  secretary,
  hurried,
  priceHunter,
  neverAgain,
];
