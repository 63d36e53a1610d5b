export { softmax } from "./exact-math.ts";
export { fold } from "./fold.ts";
export { stemOf } from "./matching/stem.ts";
export { wordsOf } from "./model/features.ts";
export { hash } from "./model/hash.ts";
export { normalize } from "./normalize.ts";
export { featuresOf } from "./text-features.ts";
