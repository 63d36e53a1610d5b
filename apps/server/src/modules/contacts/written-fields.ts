import { CONTACT_STATUSES } from "@rufbaum/store";
import { z } from "zod";

const text = (most: number) => z.string().trim().max(most);

/** What people write of a contact. */
export const writtenFields = z.strictObject({
  phone: z.string().max(100),
  firstName: text(200),
  lastName: text(200),
  company: text(200),
  email: text(320),
  postcode: text(20),
  status: z.enum(CONTACT_STATUSES),
  customFields: z.record(z.string().max(200), z.string().max(2_000)),
});

/** Without fields that are missing. */
export function defined<Given extends object>(given: Given) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]: Exclude<Given[Key], undefined>;
  };
}
