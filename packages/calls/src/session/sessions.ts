import { begin } from "@rufbaum/conversation";
import { describeFault } from "@rufbaum/runtime";
import { type CallRecord, hasBegun } from "../call.ts";
import type { Snapshots } from "../snapshots.ts";
import type { CallSession } from "./call-session.ts";
import { prepareKnowledge } from "./prepare-knowledge.ts";
import { createSession } from "./session.ts";
import type { SessionDeps } from "./session-ports.ts";

/** The conversations that are led here, one for each call. */
export interface Sessions {
  /** The call's session, opened where its conversation stands; `null` without a tree to walk. */
  of(call: CallRecord): Promise<CallSession | null>;
  /** As `of`, but only where there is one, or the conversation had begun. */
  begun(call: CallRecord): Promise<CallSession | null>;
  /** When the call's line last told anything, milliseconds since 1970; 0 where it is not led here. */
  heardAt(callId: string): number;
  forget(callId: string): void;
  /** As `forget`, for another server leads the call now. */
  letGo(callId: string): void;
  /** The calls that are led here. */
  ids(): string[];
  count(): number;
}

export function createSessions(
  deps: Omit<SessionDeps, "mayRecord"> & {
    treeOf: Snapshots["treeOf"];
    /** Asked when a session opens. */
    mayRecord(): Promise<boolean>;
    /** A call is led here from now on. */
    began(callId: string): void;
  },
): Sessions {
  const open = new Map<string, CallSession>();

  async function of(call: CallRecord): Promise<CallSession | null> {
    const known = open.get(call.id);
    if (known) return known;
    const tree = await deps.treeOf(call);
    const mayRecord = await deps.mayRecord();
    if (!tree) return null;
    // Somebody else may have opened it meanwhile; two would lead one call.
    const raced = open.get(call.id);
    if (raced) return raced;
    const session = createSession(call, tree, call.state ?? begin(tree, {}), {
      ...deps,
      mayRecord,
    });
    open.set(call.id, session);
    prepareKnowledge(tree, deps.understanding).catch((error: unknown) => {
      deps.log(`call ${call.id}: the knowledge was not prepared: ${describeFault(error)}`);
    });
    deps.began(call.id);
    return session;
  }

  return {
    of,
    begun: async (call) => open.get(call.id) ?? (hasBegun(call) ? of(call) : null),
    heardAt: (callId) => open.get(callId)?.heardAt ?? 0,
    forget: (callId) => void open.delete(callId),
    letGo(callId) {
      open.get(callId)?.letGo();
      open.delete(callId);
    },
    ids: () => [...open.keys()],
    count: () => open.size,
  };
}
