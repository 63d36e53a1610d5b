import type { Writer } from "../deps.ts";
import type { CheckTeller } from "./check-file.ts";
import { type PackedLines, packedLines } from "./packed-lines.ts";
import { toldChange, toldDrop, toldHint } from "./told-findings.ts";

/**
 * A check as one JSON document, whose contacts are written as they are read: a contact, a dropped row
 * and a changed cell on a line each. The encoding is told at the end: only there it is certain.
 */
export function jsonCheck(stdout: Writer): CheckTeller {
  const dropped = packedLines();
  const changed = packedLines();
  let isFirst = true;

  return {
    opened({ type: _, encoding: __, ...opened }) {
      const head = JSON.stringify(opened, null, 2).replace(/\n\}$/, "");
      stdout.write(`${head},\n  "contacts": [`);
    },
    rows(event) {
      dropped.add(event.dropped.map((each) => JSON.stringify(toldDrop(each))));
      changed.add(event.changed.map((each) => JSON.stringify(toldChange(each))));
      if (event.contacts.length === 0) return;
      const lines = event.contacts.map((contact) => `\n    ${JSON.stringify(contact)}`);
      stdout.write(`${isFirst ? "" : ","}${lines.join(",")}`);
      isFirst = false;
    },
    async done(event) {
      const {
        type: _,
        contacts,
        dropped: droppedBy,
        changed: changedBy,
        suggestedPhone,
        ...done
      } = event;
      stdout.write(`${isFirst ? "" : "\n  "}],\n`);
      await list("dropped", dropped);
      await list("changed", changed);
      const end = {
        ...done,
        count: contacts,
        reasons: { dropped: droppedBy, changed: changedBy },
        hint: toldHint(suggestedPhone),
      };
      stdout.write(`${JSON.stringify(end, null, 2).replace(/^\{\n/, "")}\n`);
    },
  };

  async function list(name: string, lines: PackedLines): Promise<void> {
    stdout.write(`  "${name}": [`);
    let isEmpty = true;
    for (const part of lines.parts()) {
      stdout.write(`${isEmpty ? "" : ","}${part.map((line) => `\n    ${line}`).join(",")}`);
      isEmpty = false;
      await stdout.ready();
    }
    stdout.write(`${isEmpty ? "" : "\n  "}],\n`);
  }
}
