import { eq, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { contactNotes, contacts } from "../schema/contacts.ts";
import { instantParameter } from "../schema/instant.ts";
import { storableText } from "../storable-text.ts";

/** Times in milliseconds since 1970. */
export type ContactNote = Omit<typeof contactNotes.$inferSelect, "contact">;

export async function findContactNote(db: Database, contact: number): Promise<ContactNote | null> {
  const [row] = await db.select().from(contactNotes).where(eq(contactNotes.contact, contact));
  if (!row) return null;
  const { contact: _, ...note } = row;
  return note;
}

/**
 * Writes a contact's note in place of the one that was read, `null` where there was none. An empty text
 * deletes it.
 * @param readAt `changedAt` of the note that was read
 * @returns `false`, and nothing was written, where another one stands there by now, or no contact is
 */
export async function putContactNote(
  db: Database,
  {
    contact,
    text,
    at,
    by,
    readAt,
  }: { contact: number; text: string; at: number; by: string; readAt: number | null },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ sequence: contacts.sequence })
      .from(contacts)
      .where(eq(contacts.sequence, contact))
      .for("update");
    const stands = await findContactNote(tx, contact);
    if (!known || (stands?.changedAt ?? null) !== readAt) return false;
    if (text === "") {
      await tx.delete(contactNotes).where(eq(contactNotes.contact, contact));
      return true;
    }
    // Never of the same millisecond: by it one note is told from the next.
    const changedAt = Math.max(at, (readAt ?? 0) + 1);
    await tx
      .insert(contactNotes)
      .values({ contact, text: storableText(text), changedAt, changedBy: by })
      .onConflictDoUpdate({
        target: contactNotes.contact,
        set: {
          text: sql`excluded.text`,
          changedAt: sql`${instantParameter(changedAt)}`,
          changedBy: sql`excluded.changed_by`,
        },
      });
    return true;
  });
}
