import type { FileReader } from "../file-reader/open-file-reader.ts";
import { readFile } from "../file-reader/read-file.ts";

/** Reads contact files where it is asked, without a thread. */
export const readFilesHere: FileReader = { read: readFile };
