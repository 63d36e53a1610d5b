/** Apart from the catalog, so that only who shows these texts loads them. */
export { callEnds as callEndsTexts } from "./de/call-ends.ts";
