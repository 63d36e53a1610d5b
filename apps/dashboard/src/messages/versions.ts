/** Apart from the catalog, so that they come with the versions. */
export { versions as versionTexts } from "./de/versions.ts";
