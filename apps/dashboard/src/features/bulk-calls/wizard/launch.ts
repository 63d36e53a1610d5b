import { getDefaultStore } from "jotai";
import { ApiError } from "../../../api/api-error.ts";
import {
  type CampaignFields,
  changeCampaign,
  checkCampaign,
  createCampaign,
  deleteCampaign,
  type Report,
  refusedReport,
  renewCampaigns,
  startCampaign,
  tryCampaign,
} from "../../../api/campaigns.ts";
import { isPersonUnknown } from "../../../api/person.ts";
import { now } from "../../../api/runtime.ts";
import { isUnknownCampaign, isUnknownList } from "../../../api/unknown-campaign.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../messages/bulk-calls.ts";
import { messages } from "../../../messages/index.ts";
import { asPerson } from "../../person/ask-person.ts";
import { campaignName } from "../campaigns/campaign-name.ts";
import { saidOfFile, sendChosenFile } from "./contacts/send-chosen-file.ts";
import {
  acknowledgedAtom,
  askedAtom,
  askedForWordAtom,
  type ChosenContacts,
  checkedAtom,
  clearAtom,
  consentAtom,
  contactCountAtom,
  contactsAtom,
  draftAtom,
  EMPTY_FORM,
  formAtom,
  type StoredDraft,
  storedFileAtom,
  type Work,
  workAtom,
} from "./wizard-atoms.ts";

const texts = () => bulkCallsTexts().check;
const store = getDefaultStore();

/** Stores the form as a draft, contacts included. */
export async function keepDraft(): Promise<void> {
  await working({ title: texts().saveFailed, text: texts().tryAgain }, async (signal) => {
    await saveDraft(signal);
    showToast({ tone: "success", title: texts().saved });
  });
}

/** Asks of every contact whether he may be called, and shows what comes of it. */
export async function check(): Promise<void> {
  if (!isWhole()) return;
  await working({ title: texts().failed, text: texts().tryAgain }, async (signal) => {
    await checkDraft(await saveDraft(signal), signal);
  });
}

/**
 * Starts the campaign as it stands in the form: what has not been checked is checked first, and waits
 * for a word where somebody will be skipped.
 */
export async function launch(): Promise<void> {
  if (!isWhole()) return;
  const fault = { title: messages().common.failed, text: texts().startFailed };
  await working(fault, async (signal) => {
    const id = await saveDraft(signal);
    const report = await upToDate(id, signal);
    const { skipped } = report;
    if (needsWord(report) && store.get(acknowledgedAtom) !== skipped) {
      store.set(askedForWordAtom, (times) => times + 1);
      return;
    }
    begin("starting", 0);
    await asPerson(() => startCampaign(id, skipped)).catch(refused);
    store.set(clearAtom);
    await renewCampaigns();
    showToast({ tone: "success", title: texts().started, text: texts().startedHint });
    showAnew();
  });
}

/** Others may be skipped by now than were shown: these are shown then, and want a word of their own. */
function refused(error: unknown): never {
  const report = refusedReport(error);
  if (report) {
    store.set(checkedAtom, { report, of: store.get(askedAtom) });
    store.set(acknowledgedAtom, null);
    store.set(askedForWordAtom, (times) => times + 1);
  }
  throw error;
}

/** The button that was pressed is disabled now: the form's beginning has the focus, the list is seen. */
function showAnew(): void {
  document.getElementById("wizard-title")?.focus({ preventScroll: true });
  document.getElementById("campaigns-title")?.scrollIntoView({ block: "center" });
}

/** Whether somebody will be left out, which has to be acknowledged; of all no word lets anybody be called. */
export function needsWord({ total, skipped, holdsBack }: Report): boolean {
  return holdsBack && skipped > 0 && skipped < total;
}

/** Calls one's own number as the first contact would be called. @returns the call's id @throws ApiError */
export async function tryOut(to: string): Promise<string> {
  const cancel = new AbortController();
  try {
    const id = await saveDraft(cancel.signal);
    const { callId } = await asPerson(() => tryCampaign(id, to));
    return callId;
  } finally {
    store.set(workAtom, null);
  }
}

/** What was typed and belongs to no draft yet becomes one; nobody is asked anything. */
export function leaveDraft(): void {
  if (!isWorthKeeping() || store.get(workAtom) !== null) return;
  const { signal } = begin("saving", 0);
  void saveDraft(signal, (work) => work())
    .catch((error) => {
      if (isUnknownCampaign(error)) forgetDraft();
      tellKept(error);
    })
    .finally(() => store.set(workAtom, null));
}

/** What became no draft still stands in the form, for as long as the tab is open. */
function tellKept(error: unknown): void {
  // Whoever is signed out is told of that.
  if (error instanceof ApiError && error.status === 401) return;
  const { notLeft, kept, keptNameless } = bulkCallsTexts().drafts;
  const text = isPersonUnknown(error) ? keptNameless : kept;
  showToast({ tone: "info", title: notLeft, text });
}

/**
 * Leaves what stands in the form as a draft, so that something else may stand there; who works here is
 * asked where nobody has said it. @returns whether it may: what can't be left stays
 */
export async function makeRoom(): Promise<boolean> {
  const { busy, busyHint, notLeft, unread, left } = bulkCallsTexts().drafts;
  if (store.get(workAtom) !== null) {
    showToast({ tone: "info", title: busy, text: busyHint });
    return false;
  }
  const contacts = store.get(contactsAtom);
  if (isUnread(contacts)) {
    showToast({ tone: "info", title: notLeft, text: unread(contacts.file.name) });
    return false;
  }
  if (!isTouched() || isStored()) return true;
  let isLeft = false;
  await working({ title: notLeft, text: texts().tryAgain }, async (signal) => {
    await saveDraft(signal);
    isLeft = true;
    const title = texts().saved;
    showToast({ tone: "success", title, text: left(campaignName(store.get(formAtom))) });
  });
  return isLeft;
}

/** Whether something stands in the form that would be lost with the page. */
export function hasUnsaved(): boolean {
  return isWorthKeeping() && !isStored();
}

function isStored(): boolean {
  const [draft, contacts] = [store.get(draftAtom), store.get(contactsAtom)];
  const isSent = contacts.kind !== "file" || store.get(storedFileAtom)?.file === contacts.file;
  const list = contacts.kind === "list" ? contacts.id : null;
  return isSent && draft !== null && Object.keys(changesOf(draft, fieldsOf(), list)).length === 0;
}

/** Whether somebody has said of it what he would miss. */
function isTouched(): boolean {
  const { message, plan } = store.get(formAtom);
  const isPlanned = JSON.stringify(plan) !== JSON.stringify(EMPTY_FORM.plan);
  const isWritten = message !== null && message.trim() !== "";
  return isWorthKeeping() || isWritten || isPlanned || store.get(draftAtom) !== null;
}

/** Whether its contacts are still being read, or something has to be said of their file first. */
function isUnread(contacts: ChosenContacts): contacts is ChosenContacts & { file: File } {
  const { kind } = contacts;
  if (kind === "fault") return contacts.fault.code === "no-phone-column";
  return kind === "being-read" || kind === "asked";
}

function isWorthKeeping(): boolean {
  return store.get(formAtom).name.trim() !== "" || store.get(contactCountAtom) > 0;
}

/** @returns whether everything is there that a start needs; what is missing is told */
function isWhole(): boolean {
  const { name, useDecisionTree, treeId } = store.get(formAtom);
  if (name.trim() === "" || store.get(contactCountAtom) === 0) {
    showToast({ tone: "failure", title: texts().incomplete, text: texts().incompleteHint });
    return false;
  }
  if (useDecisionTree && treeId === null) {
    showToast({ tone: "failure", title: texts().treeNeeded, text: texts().treeNeededHint });
    return false;
  }
  return true;
}

/** What is told of a fault; the server's own words take the place of `text`. */
interface Fault {
  title: string;
  text: string;
}

/** Does something that can be called off, one at a time. */
async function working(fault: Fault, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (store.get(workAtom) !== null) return;
  const { signal } = begin("saving", 0);
  try {
    await work(signal);
  } catch (error) {
    const isGone = isUnknownCampaign(error);
    if (isGone) forgetDraft();
    if (isUnknownList(error)) store.set(storedFileAtom, null);
    if (signal.aborted) showToast({ tone: "info", title: texts().cancelled });
    else if (isGone) tellGone();
    else tell(fault, error);
  } finally {
    store.set(workAtom, null);
  }
}

/** Somebody deleted it: the next try makes another one, and whoever was in it alone is gone with it. */
function forgetDraft(): void {
  store.set(draftAtom, null);
  if (isOfDraft(store.get(contactsAtom))) store.set(contactsAtom, { kind: "none" });
}

function tellGone(): void {
  const { gone, goneHint, goneWithContacts } = bulkCallsTexts().drafts;
  const text = store.get(contactCountAtom) > 0 ? goneHint : goneWithContacts;
  showToast({ tone: "failure", title: gone, text });
  void renewCampaigns();
}

/** Whether its contacts are known by the draft alone, not by a list that another draft could have. */
function isOfDraft(contacts: ChosenContacts): boolean {
  return contacts.kind === "list" && !contacts.isOneList;
}

function tell(fault: Fault, error: unknown): void {
  showFailure(fault.title, error, fault.text);
}

/** @returns the draft's id */
async function saveDraft(signal: AbortSignal, keep = asPerson): Promise<string> {
  const list = await storedList(signal, keep);
  signal.throwIfAborted();
  const known = store.get(draftAtom);
  const fields = fieldsOf();
  const isOther = known !== null && known.list !== null && list !== null && known.list !== list;
  const changes = known && !isOther ? changesOf(known, fields, list) : null;
  if (known && changes && Object.keys(changes).length === 0) return known.id;
  begin("saving", 0);
  const whole = { ...fields, ...(list !== null && { list }) };
  const { id } = await keep(() =>
    known && changes ? changed(known.id, changes, whole) : createCampaign(whole),
  );
  store.set(draftAtom, { id, list: list ?? known?.list ?? null, fields });
  // Contacts leave no campaign: with others it is another one.
  if (known && isOther) await deleteCampaign(known.id).catch(() => {});
  await renewCampaigns();
  return id;
}

/** What is not stored yet; whoever sends a plan has everybody asked about anew. */
function changesOf(
  { fields: before, list: listBefore }: StoredDraft,
  fields: CampaignFields,
  list: string | null,
): CampaignFields {
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof CampaignFields]);
  return {
    ...Object.fromEntries(Object.entries(fields).filter(isOther)),
    ...(list !== null && list !== listBefore && { list }),
  };
}

/** A draft that somebody has deleted meanwhile is made anew, unless nobody could be called by it. */
async function changed(id: string, changes: CampaignFields, whole: CampaignFields) {
  try {
    return await changeCampaign(id, changes);
  } catch (error) {
    if (!isUnknownCampaign(error) || isOfDraft(store.get(contactsAtom))) throw error;
    return createCampaign(whole);
  }
}

function fieldsOf(): CampaignFields {
  const { name, message, treeId, ...rest } = store.get(formAtom);
  return { ...rest, name: name.trim(), treeId, message: message ?? "" };
}

/** The list of the chosen contacts: a file is stored unless it has been, as it is now. */
async function storedList(signal: AbortSignal, keep = asPerson): Promise<string | null> {
  const contacts = store.get(contactsAtom);
  if (contacts.kind === "list") return contacts.id;
  if (contacts.kind !== "file") return null;
  const { file } = contacts;
  const whole = saidOfFile(contacts, store.get(consentAtom));
  const known = store.get(storedFileAtom);
  if (known?.file === file && known.said === JSON.stringify(whole)) return known.list;
  const { id } = await sendChosenFile(contacts, whole, { signal, keep, begin, note });
  store.set(storedFileAtom, { file, said: JSON.stringify(whole), list: id });
  return id;
}

async function checkDraft(id: string, signal: AbortSignal) {
  const of = store.get(askedAtom);
  begin("checking", store.get(contactCountAtom));
  const onProgress = ({ done, total }: { done: number; total: number }) => note(done, total);
  const report = await checkCampaign(id, { signal, onProgress });
  store.set(checkedAtom, { report, of });
  store.set(acknowledgedAtom, null);
  store.set(askedForWordAtom, 0);
  return report;
}

async function upToDate(id: string, signal: AbortSignal) {
  const checked = store.get(checkedAtom);
  return checked?.of === store.get(askedAtom) ? checked.report : checkDraft(id, signal);
}

function begin(step: Work["step"], total: number): AbortController {
  const cancel = store.get(workAtom)?.cancel ?? new AbortController();
  store.set(workAtom, { step, done: 0, total, since: now(), cancel });
  return cancel;
}

function note(done: number, total?: number): void {
  store.set(workAtom, (work) => work && { ...work, done, ...(total !== undefined && { total }) });
}
