import { review } from "./de/review.ts";
import { area } from "./language.ts";

export const reviewTexts = area("review", review);
