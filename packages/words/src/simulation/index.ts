export { type ToldComparison, type ToldFigure, tellComparison } from "./tell-comparison.ts";
export { type ToldIntent, type ToldResult, tellIntents, tellResult } from "./tell-result.ts";
