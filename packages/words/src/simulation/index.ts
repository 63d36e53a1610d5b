export { type ToldComparison, type ToldFigure, tellComparison } from "./tell-comparison.ts";
