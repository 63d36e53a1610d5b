export { regionNames } from "./regions.ts";
