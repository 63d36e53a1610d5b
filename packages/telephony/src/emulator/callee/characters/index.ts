import type { Character } from "../character.ts";
import { decisionMaker } from "./decision-maker.ts";
import { hurried } from "./hurried.ts";
import { interrupts } from "./interrupts.ts";
import { neverAgain } from "./never-again.ts";
import { pressesKeys } from "./presses-keys.ts";
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

/** `007` and `008`, who are nobody's default. */
export const PARTICULAR: readonly Character[] = [pressesKeys, interrupts];
