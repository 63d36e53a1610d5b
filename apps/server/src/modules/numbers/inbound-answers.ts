import { formatPhoneNumber } from "@rufbaum/dialing";
import { type CallerNumberRecord, type Database, findPublished, findTree } from "@rufbaum/store";
import { type Carrier, CarrierError } from "@rufbaum/telephony";
import { DomainError } from "../../errors.ts";
import { carrierRefused } from "./carrier-refused.ts";

/** Lets calls to one of our numbers come here, where a tree answers them: one of ours, or the built-in one. */
export function createInboundAnswers(deps: {
  db: Database;
  carrier(): Pick<Carrier, "answerNumber">;
}) {
  /** @throws DomainError if the tree can't answer, or the number's calls can't come here */
  async function lead(number: CallerNumberRecord, treeId: string | null): Promise<void> {
    if (treeId !== null) await answeringTree(treeId);
    const sid = answerableSid(number);
    try {
      await deps.carrier().answerNumber(sid);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      throw carrierRefused(error);
    }
  }

  async function answeringTree(treeId: string): Promise<void> {
    const tree = await findTree(deps.db, treeId);
    if (!tree) {
      throw new DomainError({ code: "unknown-tree", treeId }, { status: 404, details: { treeId } });
    }
    if (await findPublished(deps.db, treeId)) return;
    throw new DomainError(
      { code: "not-published", treeName: tree.name },
      { status: 409, details: { treeId } },
    );
  }

  return { lead };
}

function answerableSid({ number, carrierSid, carrierSource }: CallerNumberRecord): string {
  if (carrierSid !== null && carrierSource === "owned") return carrierSid;
  throw new DomainError(
    {
      code: "number-not-answerable",
      number: formatPhoneNumber(number),
      isVerified: carrierSource === "verified",
    },
    { status: 409, details: { number } },
  );
}
