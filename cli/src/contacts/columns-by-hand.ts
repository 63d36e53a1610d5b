import {
  COLUMN_ROLES,
  type RolesByHand,
  roleOf,
  similarNames,
} from "@rufbaum/dialing/contact-files";
import { InvalidArgumentError } from "commander";

/** Names may hold commas and equals signs: what decides is the meaning at a piece's end. */
const PIECE = /\s*(.+?)\s*=\s*([\p{L}_-]+)\s*(?:,|$)/uy;
const NONE = "none";

/** Reads an option such as `Rufnummer=phone,Notiz=none`; it may be given several times. */
export function columnsByHand(text: string, before: RolesByHand = {}): RolesByHand {
  const roles: Record<string, RolesByHand[string]> = { ...before };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const [, name = "", written = ""] = PIECE.exec(text) ?? [];
    if (name === "") throw new InvalidArgumentError(`Write it as: "Rufnummer=phone,Ort=none".`);
    const role = meaningOf(written);
    if (!role && written.toLowerCase() !== NONE) {
      const [nearest] = similarNames(written, COLUMN_ROLES);
      throw new InvalidArgumentError(
        `"${written}" is no meaning of a column.${nearest === undefined ? "" : ` Did you mean ${nearest}?`} ` +
          `There are: ${COLUMN_ROLES.join(", ")}, ${NONE}.`,
      );
    }
    roles[name] = role ?? null;
  }
  return roles;
}

/** By its own name, or by one that a column would have: `Vorname`. */
function meaningOf(written: string) {
  return (
    COLUMN_ROLES.find((each) => each.toLowerCase() === written.toLowerCase()) ?? roleOf(written)
  );
}
