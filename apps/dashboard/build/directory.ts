import { join } from "node:path";

/** Where the built dashboard lies. */
export const DASHBOARD_DIRECTORY = join(import.meta.dirname, "..", "dist");
