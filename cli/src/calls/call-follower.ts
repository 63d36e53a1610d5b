import type { Cancel, Timers } from "@rufbaum/runtime";
import { ask, type Client, type LiveMessage } from "../client.ts";
import { CliError, isAway } from "../errors.ts";
import { type LiveFeed, openLiveFeed } from "./live-feed.ts";

type FollowedCall = Awaited<ReturnType<typeof findCall>>;
export type Utterance = FollowedCall["messages"][number];

export interface CallHandlers {
  said(utterance: Utterance): void;
  /** On the way to its end; how it ended is told by the call itself. */
  status(status: string): void;
  /** The server can't tell of the call for now, and goes on being asked. */
  away(error: CliError): void;
  /** It tells again. */
  back(): void;
}

/** How often a call is asked for, in milliseconds, without and beside a live socket. */
const POLL = 500;
const POLL_BESIDE_SOCKET = 5_000;
/** The same while the server, or its database, is away. */
const POLL_AWAY = 1_000;
/** How long they may be away: a call is held for a minute, and its end has then to be told. */
const PATIENCE = 90_000;

/**
 * Follows calls from before they are placed. Utterances come over the live socket; if that fails,
 * and now and then in any case, the call is asked for, so that none is missed and each told once.
 *
 * States: open (messages of all calls are kept) → following (those of one call are told) → over.
 */
export async function openCallFollower(client: Client, timers: Timers) {
  const early: LiveMessage[] = [];
  let receive = (message: LiveMessage) => void early.push(message);
  let feedClosed = () => {};
  let stop = () => {};
  const feed: LiveFeed = await openLiveFeed(client, {
    message: (message) => receive(message),
    closed: () => feedClosed(),
  });

  /**
   * Resolves with the call when it is over.
   * @throws CliError if the server refuses, or has been away for too long
   */
  function follow(callId: string, handlers: CallHandlers): Promise<FollowedCall> {
    const told = new Set<string>();
    let lastStatus = "";
    let isServerAway = false;
    let isAsking = false;
    let askAgain = false;
    let isOver = false;
    let cancel: Cancel = () => {};
    let cancelGivingUp: Cancel = () => {};

    return new Promise((resolve, reject) => {
      function tell(utterance: Utterance): void {
        if (told.has(utterance.id)) return;
        told.add(utterance.id);
        handlers.said(utterance);
      }

      function tellStatus(status: string): void {
        if (status === lastStatus || FINAL.includes(status)) return;
        lastStatus = status;
        handlers.status(status);
      }

      async function look(): Promise<void> {
        if (isOver) return;
        if (isAsking) {
          askAgain = true;
          return;
        }
        isAsking = true;
        askAgain = false;
        try {
          const call = await findCall(client, callId);
          if (isOver) return;
          if (isServerAway) foundAgain();
          tellStatus(call.status);
          for (const utterance of call.messages) tell(utterance);
          if (isOverAs(call)) end(() => resolve(call));
        } catch (error) {
          if (isOver) return;
          if (!isAway(error)) end(() => reject(error));
          else if (!isServerAway) lost(error);
        } finally {
          isAsking = false;
        }
        if (askAgain) return look();
        schedule();
      }

      function lost(error: CliError): void {
        isServerAway = true;
        cancelGivingUp = timers.after(PATIENCE, () => end(() => reject(outOfSight(callId, error))));
        handlers.away(error);
      }

      function foundAgain(): void {
        isServerAway = false;
        cancelGivingUp();
        handlers.back();
      }

      function schedule(): void {
        cancel();
        if (isOver) return;
        const pause = isServerAway ? POLL_AWAY : feed.isOpen() ? POLL_BESIDE_SOCKET : POLL;
        cancel = timers.after(pause, () => void look());
      }

      function end(settle: () => void): void {
        stop();
        settle();
      }

      stop = () => {
        isOver = true;
        cancel();
        cancelGivingUp();
      };

      receive = (message) => {
        if (!("callId" in message) || message.callId !== callId || isOver) return;
        if (message.type === "call-said") tell(message.message);
        if (message.type === "call-status") tellStatus(message.status);
        if (message.type === "call-ended") void look();
      };
      feedClosed = () => void look();
      for (const message of early.splice(0)) receive(message);
      schedule();
      if (!feed.isOpen()) void look();
    });
  }

  return {
    follow,
    /** Tells no more; what `follow` has promised stays open. */
    close() {
      stop();
      feed.close();
    },
  };
}

export const FINAL: readonly string[] = ["completed", "busy", "failed", "no-answer", "canceled"];

/** A conversation may have its outcome before the line is down, and the line before its outcome. */
function isOverAs({ status, outcome }: FollowedCall): boolean {
  return FINAL.includes(status) && outcome !== null;
}

function outOfSight(callId: string, cause: CliError): CliError {
  return new CliError("The call is out of sight; it may go on.", {
    exitCode: 3,
    reason: "call-out-of-sight",
    lines: [cause.message],
    hint: `See how it stands with: rufbaum calls show ${callId}`,
    details: { callId },
    cause,
  });
}

export function findCall(client: Client, id: string) {
  return ask(client, client.api.api.calls({ id: encodeURIComponent(id) }).get());
}
