import { formatPhoneNumber } from "@rufbaum/dialing";
import { type CallerNumberRecord, type Database, findPublished, findTree } from "@rufbaum/store";
import { type Carrier, CarrierError } from "@rufbaum/telephony";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import { DomainError } from "../../errors.ts";

/** Lets calls to one of our numbers come here, where a tree answers them: one of ours, or the built-in one. */
export function createInboundAnswers(deps: {
  db: Database;
  carrier: Pick<Carrier, "answerNumber">;
}) {
  /** @throws DomainError if the tree can't answer, or the number's calls can't come here */
  async function lead(number: CallerNumberRecord, treeId: string | null): Promise<void> {
    if (treeId !== null) await answeringTree(treeId);
    const sid = answerableSid(number);
    try {
      await deps.carrier.answerNumber(sid);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      const { code, message } = describeCarrierError(error);
      throw new DomainError("carrier-refused", message, { status: 502, details: { code } });
    }
  }

  async function answeringTree(treeId: string): Promise<void> {
    const tree = await findTree(deps.db, treeId);
    if (!tree) {
      const message = `Es gibt keinen Decision Tree mit der Kennung „${treeId}“.`;
      throw new DomainError("unknown-tree", message, { status: 404, details: { treeId } });
    }
    if (await findPublished(deps.db, treeId)) return;
    const message = `„${tree.name}“ ist noch nicht veröffentlicht. Anrufe beantwortet nur eine veröffentlichte Version.`;
    throw new DomainError("not-published", message, { status: 409, details: { treeId } });
  }

  return { lead };
}

function answerableSid({ number, carrierSid, carrierSource }: CallerNumberRecord): string {
  if (carrierSid !== null && carrierSource === "owned") return carrierSid;
  const why =
    carrierSource === "verified"
      ? "ist beim Anbieter nur bestätigt: Anrufe an sie kommen bei Ihrem bisherigen Anschluss an. Kaufen Sie eine Nummer, oder leiten Sie diese auf eine gekaufte um."
      : "gehört nach allem, was bekannt ist, nicht zum Konto beim Anbieter. Prüfen Sie die Rufnummern noch einmal.";
  throw new DomainError("number-not-answerable", `${formatPhoneNumber(number)} ${why}`, {
    status: 409,
    details: { number },
  });
}
