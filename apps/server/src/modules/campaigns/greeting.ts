import { fillWhole } from "@rufbaum/conversation";
import { roleOf, similarNames, variableNames, variablesOf } from "@rufbaum/dialing/contact-files";
import type { ContactRecord } from "@rufbaum/store";
import {
  type CampaignRecord,
  type Database,
  findContact,
  firstToCall,
  listCampaignResults,
} from "@rufbaum/store";
import { filledBy, findPlaceholders } from "@rufbaum/tree";
import { disclosureFor, openingTextOf, usualGreeting } from "@rufbaum/tree/campaign";
import { namedAsFirm } from "@rufbaum/tree/graph";
import type { Words } from "@rufbaum/words";
import { openingOf, publishedIfAny } from "./frozen-calls.ts";

/** A variable that a greeting names and nobody on the lists has. */
export interface UnknownVariable {
  name: string;
  /** What was probably meant; `null` where nothing is like it. */
  nearest: string | null;
  message: string;
}

/** What the calls of a campaign begin with. */
export interface Greeting {
  /** What is said before it, as nothing else tells of an AI. */
  disclosure: string | null;
  /** As the first contact hears it, disclosure included; `null`: nothing is said, or nobody is in it. */
  greeting: string | null;
  /** Left out for everybody. */
  unknownVariables: UnknownVariable[];
}

const OF_CONTACTS = ["firstName", "lastName", "name", "company", "phone", "email", "postcode"];
/** What a column of this role is called in a greeting. */
const SAID_AS: Readonly<Record<string, string>> = { furtherPhone: "phone" };

/** What the first contact will hear, and what of it nobody fills. */
export async function greetingOf(
  db: Database,
  campaign: CampaignRecord,
  words: Words,
): Promise<Greeting> {
  const { useDecisionTree, otherColumns } = campaign;
  const tree = await publishedIfAny(db, campaign);
  // What it would say is not known before it has its tree.
  if (useDecisionTree && !tree) return { disclosure: null, greeting: null, unknownVariables: [] };
  const opening = await openingOf(db, campaign, tree);
  const disclosure = disclosureFor(opening);
  const text = campaign.message.trim() || (tree ? openingTextOf(tree) : usualGreeting(opening));
  const contact = await firstContact(db, campaign);
  const firm = opening.company === null ? {} : namedAsFirm(opening.company);
  const values = contact ? valuesOf(contact, otherColumns) : {};
  const columns = [...new Set(variableNames(otherColumns).values())];
  const known = new Set([
    ...OF_CONTACTS,
    ...columns,
    ...otherColumns.map((_, index) => `customField${index + 1}`),
    ...(tree ? filledBy(tree) : []),
    ...Object.keys(firm),
    ...Object.keys(values),
  ]);
  const names = new Set(findPlaceholders(text).map(({ name }) => name));
  const said = fillWhole(text, { ...firm, ...tree?.settings?.variables, ...values });
  return {
    disclosure,
    greeting: (contact && [disclosure, said].filter(Boolean).join(" ")) || null,
    unknownVariables: [...names]
      .filter((name) => !known.has(name))
      .map((name) => {
        const nearest = nearestTo(name, [...known]);
        return { name, nearest, message: words.unknownVariable(name, nearest) };
      }),
  };
}

/** `Vorname` is called `firstName`; of all else the name that is most like it. */
function nearestTo(name: string, known: readonly string[]): string | null {
  const role = roleOf(name);
  const meant = role && (SAID_AS[role] ?? role);
  if (meant && known.includes(meant)) return meant;
  return similarNames(name, known)[0] ?? null;
}

async function firstContact(
  db: Database,
  { key, plan }: CampaignRecord,
): Promise<ContactRecord | null> {
  const first = await firstToCall(db, key, plan.order);
  if (first !== null) return findContact(db, first);
  const [any] = (await listCampaignResults(db, key, { after: 0, limit: 1 })).contacts;
  return any ? findContact(db, any.contact) : null;
}

/** As its call has them. */
function valuesOf(contact: ContactRecord, otherColumns: readonly string[]): Record<string, string> {
  const { email, postcode, number: phoneNumber } = contact;
  const own = Object.entries({ email, postcode }).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(own), ...variablesOf({ ...contact, phoneNumber }, otherColumns) };
}
