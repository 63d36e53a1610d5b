import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import type { ContactFileFault } from "@rufbaum/dialing/contact-files";
import { atom } from "jotai";
import type { CampaignFields, PlanView, Report } from "../../../api/campaigns.ts";
import type { FileConsent, FileSaid } from "../../../api/contact-lists.ts";
import type { FileProgress, ReadFile } from "../contact-file/file-order.ts";

/** Whom the campaign is to call, as far as that is known. */
export type ChosenContacts =
  | { kind: "none" }
  /** `before`: as it was read last, where something else is said of it now. */
  | {
      kind: "being-read";
      file: File;
      said: FileSaid;
      progress: FileProgress | null;
      before: ReadFile | null;
    }
  /** Which sheet is meant has to be said. */
  | { kind: "asked"; file: File; said: FileSaid; sheets: readonly string[] }
  | { kind: "fault"; file: File; said: FileSaid; fault: ContactFileFault; message: string }
  /** It could not be read to its end, whatever stands in it. */
  | { kind: "broken"; file: File; said: FileSaid }
  | { kind: "file"; file: File; said: FileSaid; read: ReadFile }
  | StoredContacts;

/** What is stored already: a list, or a draft's contacts, who may be of several lists or of none. */
export interface StoredContacts {
  kind: "list";
  /** The list; of several the last one, `null` where there is none. */
  id: string | null;
  /** Whether the list has all of them. */
  isOneList: boolean;
  name: string;
  count: number;
  columns: readonly string[];
}

export interface WizardForm {
  name: string;
  agent: string;
  /** `null`: as it is proposed. */
  message: string | null;
  useDecisionTree: boolean;
  treeId: string | null;
  plan: PlanView;
}

/** A draft on the server, and what it holds of this form. */
export interface StoredDraft {
  id: string;
  /** Whose contacts it has: an import's id. */
  list: string | null;
  fields: CampaignFields;
}

/** A file that was stored as a list, and all that was said of it then. */
export interface StoredFile {
  file: File;
  said: string;
  list: string;
}

/** What is being done for a campaign; `done` of `total` in its own units. */
export interface Work {
  step: "uploading" | "storing" | "saving" | "checking" | "starting";
  done: number;
  total: number;
  /** When this step began. */
  since: number;
  cancel: AbortController;
}

/** What a check found, and of what. */
export interface Checked {
  report: Report;
  /** The form and contacts that it was asked of. */
  of: string;
}

export const USUAL_AGENT = "Christian_Plasa";

export const EMPTY_FORM: WizardForm = {
  name: "",
  agent: USUAL_AGENT,
  message: null,
  useDecisionTree: false,
  treeId: null,
  plan: { ...USUAL_PLAN, startsAt: null, presumedConsent: null },
};

export const contactsAtom = atom<ChosenContacts>({ kind: "none" });
export const consentAtom = atom<FileConsent | null>(null);
export const formAtom = atom<WizardForm>(EMPTY_FORM);
export const draftAtom = atom<StoredDraft | null>(null);
export const storedFileAtom = atom<StoredFile | null>(null);
export const workAtom = atom<Work | null>(null);
export const checkedAtom = atom<Checked | null>(null);
/** How many skipped contacts were acknowledged; `null`: none yet. */
export const acknowledgedAtom = atom<number | null>(null);
/** How often a start of what was checked has waited for that. */
export const askedForWordAtom = atom(0);

/** How many can be called; 0 while nobody knows. */
export const contactCountAtom = atom((get) => {
  const contacts = get(contactsAtom);
  if (contacts.kind === "file") return contacts.read.counts.contacts;
  return contacts.kind === "list" ? contacts.count : 0;
});

/** All that a check depends on. */
export const askedAtom = atom((get) => {
  const contacts = get(contactsAtom);
  const whom =
    contacts.kind === "list"
      ? contacts.id
      : contacts.kind === "file" && [contacts.file.name, contacts.file.size, contacts.said];
  const { name: _, ...form } = get(formAtom);
  return JSON.stringify([whom, get(consentAtom), form]);
});

/** The form as it is at first; what is stored stays. */
export const clearAtom = atom(null, (_, set) => {
  set(contactsAtom, { kind: "none" });
  set(consentAtom, null);
  set(formAtom, EMPTY_FORM);
  set(draftAtom, null);
  set(storedFileAtom, null);
  set(checkedAtom, null);
  set(acknowledgedAtom, null);
  set(askedForWordAtom, 0);
});

/** Changes some fields of the form. */
export const changeFormAtom = atom(null, (_, set, changes: Partial<WizardForm>) => {
  set(formAtom, (form) => ({ ...form, ...changes }));
});
