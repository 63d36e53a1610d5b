import type { Tree } from "@rufbaum/tree";
import { knowledgeRows } from "@rufbaum/tree/knowledge";
import { saveFile } from "../../../../api/runtime.ts";
import { treeFileName } from "../../../../api/tree-file-name.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { knowledgeTexts } from "../../../../messages/knowledge.ts";
import { language } from "../../../../messages/language.ts";
import { entriesOf } from "../entries/entries.ts";

const texts = knowledgeTexts;

/** Saves the entries as a table that can be imported again; what writes it is loaded first. */
export async function exportEntries(tree: Tree): Promise<void> {
  const entries = entriesOf(tree);
  try {
    const { BYTE_ORDER_MARK, csvLines } = await import("@rufbaum/dialing/write-table");
    const table = csvLines(knowledgeRows(entries, language()));
    const name = treeFileName(`${tree.name} ${texts().fileName}`, "csv");
    saveFile(name, BYTE_ORDER_MARK + table, "text/csv");
    showToast({ tone: "success", title: texts().exported(entries.length) });
  } catch (error) {
    showFailure(texts().exportFailed, error);
  }
}
