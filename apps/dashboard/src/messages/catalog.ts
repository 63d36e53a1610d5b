import type { actions } from "./de/actions.ts";
import type { analytics } from "./de/analytics.ts";
import type { blocking } from "./de/blocking.ts";
import type { bulkCalls } from "./de/bulk-calls.ts";
import type { callEnds } from "./de/call-ends.ts";
import type { campaignViews } from "./de/campaign-views.ts";
import type { changes } from "./de/changes.ts";
import type { contacts } from "./de/contacts.ts";
import type { exporting } from "./de/export.ts";
import type { importReport } from "./de/import-report.ts";
import type { de } from "./de/index.ts";
import type { knowledge } from "./de/knowledge.ts";
import type { latency } from "./de/latency.ts";
import type { lawfulCalling } from "./de/lawful-calling.ts";
import type { liveCalls } from "./de/live-calls.ts";
import type { newTree } from "./de/new-tree.ts";
import type { nodeEditor } from "./de/node-editor.ts";
import type { pages } from "./de/pages.ts";
import type { review } from "./de/review.ts";
import type { settings } from "./de/settings.ts";
import type { shortcuts } from "./de/shortcuts.ts";
import type { simulation } from "./de/simulation.ts";
import type { simulationResults } from "./de/simulation-results.ts";
import type { testCall } from "./de/test-call.ts";
import type { testChat } from "./de/test-chat.ts";
import type { transcripts } from "./de/transcripts.ts";
import type { treeSettings } from "./de/tree-settings.ts";
import type { versions } from "./de/versions.ts";
import type { editing } from "./editing.ts";
import type { findings } from "./findings.ts";

/**
 * The contract of every language: what the German texts hold, those of another have to hold, too.
 * `core` comes with the first load, each other area with the pages that show it.
 */
export interface Catalog {
  core: typeof de;
  actions: typeof actions;
  analytics: typeof analytics;
  blocking: typeof blocking;
  bulkCalls: typeof bulkCalls;
  callEnds: typeof callEnds;
  campaignViews: typeof campaignViews;
  changes: typeof changes;
  contacts: typeof contacts;
  editing: typeof editing;
  exporting: typeof exporting;
  findings: typeof findings;
  importReport: typeof importReport;
  knowledge: typeof knowledge;
  latency: typeof latency;
  lawfulCalling: typeof lawfulCalling;
  liveCalls: typeof liveCalls;
  newTree: typeof newTree;
  nodeEditor: typeof nodeEditor;
  pages: typeof pages;
  review: typeof review;
  settings: typeof settings;
  shortcuts: typeof shortcuts;
  simulation: typeof simulation;
  simulationResults: typeof simulationResults;
  testCall: typeof testCall;
  testChat: typeof testChat;
  transcripts: typeof transcripts;
  treeSettings: typeof treeSettings;
  versions: typeof versions;
}
