import {
  CONSENT_STATES,
  CONTACT_SORTS,
  CONTACT_STATUSES,
  type ContactCursor,
  type ContactFilter,
  type Database,
  type searchContacts,
} from "@rufbaum/store";
import { z } from "zod";
import { readDialSettings } from "../lawful-calling/dial-settings.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { idOfContact, sequenceOf } from "./view.ts";

/** Contacts listed, where nobody asks for more or fewer; and at most. */
const LISTED = 100;
const MOST_LISTED = 1_000;

const instant = z.iso.datetime({ offset: true });

export const listing = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_LISTED).optional(),
  /** The id of the last of the page before, of the newest first. */
  before: z.string().max(64).optional(),
});

/** Which contacts are meant: all that is said has to be true of each. */
export const filterFields = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.array(z.enum(CONTACT_STATUSES)).min(1).optional(),
  /** ISO 3166-2. */
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, "A region is written as ISO 3166-2 has it, such as DE-BY")
    .optional(),
  consent: z.enum(CONSENT_STATES).optional(),
  blocked: z.boolean().optional(),
  lastContact: z
    .union([
      z.literal("never"),
      z.strictObject({ before: instant.optional(), since: instant.optional() }),
    ])
    .optional(),
  /** The id of an import. */
  list: z.string().max(64).optional(),
});
export type FilterFields = z.infer<typeof filterFields>;

export const searchFields = filterFields.extend({
  ...listing.shape,
  sort: z.enum(CONTACT_SORTS).optional(),
  descending: z.boolean().optional(),
  /** `next` of the page before. */
  after: z
    .strictObject({ key: z.string().max(1_000).nullable(), id: z.string().max(64) })
    .optional(),
});
export type SearchFields = z.infer<typeof searchFields>;

/** What the store is asked of it, with the rules as they stand. */
export async function filterOf(
  db: Database,
  fields: FilterFields,
  now: number,
): Promise<ContactFilter> {
  const { search, status, region, consent, blocked, lastContact, list } = fields;
  const met = typeof lastContact === "object" ? lastContact : {};
  return {
    ...{ search, status, region, list, isBlocked: blocked },
    lastContact:
      typeof lastContact === "object"
        ? {
            ...(met.before !== undefined && { before: Date.parse(met.before) }),
            ...(met.since !== undefined && { since: Date.parse(met.since) }),
          }
        : lastContact,
    consent: consent && { is: consent, asked: await readAskedOfConsent(db), now },
  };
}

/** What a consent is held against where no campaign is named. */
export async function readAskedOfConsent(db: Database) {
  const [{ rules, purpose }, { company }] = await Promise.all([
    readDialSettings(db),
    readTelephonySettings(db),
  ]);
  return { rules, purpose, company };
}

/** Where and how far a list goes. */
export function pageOf({
  limit = LISTED,
  before,
  sort,
  descending: isDescending,
  after,
}: Omit<SearchFields, keyof FilterFields>): Omit<
  Parameters<typeof searchContacts>[1],
  keyof ContactFilter
> {
  return { limit, sort, isDescending, after: cursorOf(before, after) };
}

function cursorOf(
  before: string | undefined,
  after: SearchFields["after"],
): ContactCursor | undefined {
  if (after) return { key: after.key, sequence: sequenceOf(after.id) ?? 0 };
  return before === undefined ? undefined : { key: null, sequence: sequenceOf(before) ?? 0 };
}

export function viewCursor(cursor: ContactCursor | null) {
  return cursor && { key: cursor.key, id: idOfContact(cursor.sequence) };
}
