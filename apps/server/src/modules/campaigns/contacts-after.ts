import type { CampaignContactsAfter } from "@rufbaum/store";
import { z } from "zod";

const place = z.tuple([z.string().max(64), z.string().max(64), z.int().min(0)]);

/** Where a page of contacts ended, as `writtenAfter` handed it out. */
export const contactsAfter = z
  .string()
  .max(300)
  .transform((text, context): CampaignContactsAfter => {
    const read = place.safeParse(decoded(text));
    if (read.success) {
      const [standing, reason, contact] = read.data;
      return { standing, reason, contact };
    }
    context.addIssue({ code: "custom", message: "It must be what the page before told as next" });
    return z.NEVER;
  });

export function writtenAfter({ standing, reason, contact }: CampaignContactsAfter): string {
  return Buffer.from(JSON.stringify([standing, reason, contact])).toString("base64url");
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}
