import type { Tree } from "@rufbaum/tree";
import { applyDiff, type TreeDiff } from "@rufbaum/tree/editing";
import type { QueryClient } from "@tanstack/react-query";
import type { CallDetail } from "./calls.ts";
import { keys } from "./keys.ts";
import { foldActiveCalls, foldCall } from "./live-fold.ts";
import type { ActiveCall, LiveMessage } from "./live-messages.ts";
import { tellAsked } from "./told-meanwhile.ts";
import type { TreeEntry } from "./trees.ts";

/** Brings what is kept up to date with one message of the socket. */
export function applyLive(client: QueryClient, message: LiveMessage): void {
  tellAsked(message);
  switch (message.type) {
    case "tree-changed":
      renew(client, keys.trees);
      renew(client, keys.tree(message.treeId));
      break;
    case "tree-edited":
      foldList(client, message);
      client.setQueryData<Tree>(
        keys.tree(message.treeId),
        (tree) => tree && applyDiff(tree, message.diff),
      );
      renew(client, keys.runs(message.treeId));
      break;
    case "today-changed":
      renew(client, keys.today);
      break;
    case "voice-line-changed":
      renew(client, keys.voiceLine);
      renew(client, keys.carrierAccount);
      break;
    case "numbers-changed":
      renew(client, keys.numbers);
      break;
    case "settings-changed":
      renew(client, keys.settings);
      break;
    case "simulation-ended":
      renew(client, keys.everyRuns);
      break;
    // Followed by the page that simulates, and gathered by the news of campaigns and contacts.
    case "simulation-progress":
    case "campaign-changed":
    case "contacts-changed":
      break;
    default:
      applyCallMessage(client, message);
  }
}

/** After a gap in which messages may have been missed: everything they would have changed. */
export function catchUp(client: QueryClient): void {
  const kept = [
    keys.trees,
    keys.everyTree,
    ["calls"],
    keys.today,
    keys.limits,
    keys.voiceLine,
    keys.transcripts,
    keys.numbers,
    keys.settings,
    keys.everyRuns,
    keys.everyCampaign,
    keys.everyContact,
  ];
  for (const queryKey of kept) renew(client, queryKey);
}

/**
 * Those campaigns have changed. An answer that is on its way is waited for: where answers take longer
 * than news, none would else ever come in. What it does not tell yet, the next poll does.
 */
export function renewCampaignsOf(client: QueryClient, campaignIds: ReadonlySet<string>): void {
  for (const queryKey of [keys.campaigns, ...[...campaignIds].map(keys.campaign)]) {
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}

type CallMessage = Extract<LiveMessage, { type: `call-${string}` }>;

function applyCallMessage(client: QueryClient, message: CallMessage): void {
  client.setQueryData<readonly ActiveCall[]>(
    keys.activeCalls,
    (calls) => calls && foldActiveCalls(calls, message),
  );
  const id = message.type === "call-started" ? message.call.id : message.callId;
  client.setQueryData<CallDetail>(keys.call(id), (call) => call && foldCall(call, message));
  // An answer that is on its way may be older than this message and would overwrite it.
  if (client.isFetching({ queryKey: keys.call(id) }) > 0) renew(client, keys.call(id));
  if (message.type === "call-heard") {
    // The first answer there ever was; afterwards these figures grow too slowly to be asked for.
    if (isEmpty(client, keys.everyLatency)) renew(client, keys.everyLatency);
  }
  if (message.type === "call-outcome") renew(client, keys.recentCalls);
  if (message.type === "call-started" || message.type === "call-ended") {
    renew(client, keys.recentCalls);
    renew(client, keys.today);
    renew(client, keys.limits);
    renew(client, keys.voiceLine);
  }
  if (message.type === "call-ended") renew(client, keys.call(id));
}

type TreeEdited = Extract<LiveMessage, { type: "tree-edited" }>;

/** What is on its way, old, or lacks an edit before this one, is asked for anew. */
function foldList(client: QueryClient, edited: TreeEdited): void {
  const isAsked = client.isFetching({ queryKey: keys.trees, exact: true }) > 0;
  const isOld = client.getQueryState(keys.trees)?.isInvalidated;
  const listed = client.getQueryData<TreeEntry[]>(keys.trees);
  const known = listed?.find(({ id }) => id === edited.treeId);
  if (isAsked || isOld || (known && edited.version > known.version + 1)) {
    renew(client, keys.trees);
  } else if (known && edited.version === known.version + 1) {
    const next = { ...foldEntry(known, edited.diff), version: edited.version };
    client.setQueryData<TreeEntry[]>(
      keys.trees,
      listed?.map((each) => (each === known ? next : each)),
    );
  }
}

function foldEntry(tree: TreeEntry, { fields, nodes, connections }: TreeDiff): TreeEntry {
  const { name } = fields ?? {};
  return {
    ...tree,
    name: typeof name?.to === "string" ? name.to : tree.name,
    nodes: tree.nodes + growth(nodes),
    connections: tree.connections + growth(connections),
  };
}

function growth(list: { added?: unknown[]; removed?: unknown[] } = {}): number {
  return (list.added?.length ?? 0) - (list.removed?.length ?? 0);
}

function renew(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({ queryKey });
}

function isEmpty(client: QueryClient, queryKey: readonly unknown[]): boolean {
  return client
    .getQueriesData({ queryKey })
    .some(([, data]) => Array.isArray(data) && data.length === 0);
}
