import type { Catalog } from "../catalog.ts";
import { actions } from "../de/actions.ts";
import { analytics } from "../de/analytics.ts";
import { blocking } from "../de/blocking.ts";
import { bulkCalls } from "../de/bulk-calls.ts";
import { callEnds } from "../de/call-ends.ts";
import { campaignViews } from "../de/campaign-views.ts";
import { changes } from "../de/changes.ts";
import { contacts } from "../de/contacts.ts";
import { exporting } from "../de/export.ts";
import { importReport } from "../de/import-report.ts";
import { de } from "../de/index.ts";
import { knowledge } from "../de/knowledge.ts";
import { latency } from "../de/latency.ts";
import { lawfulCalling } from "../de/lawful-calling.ts";
import { liveCalls } from "../de/live-calls.ts";
import { newTree } from "../de/new-tree.ts";
import { nodeEditor } from "../de/node-editor.ts";
import { pages } from "../de/pages.ts";
import { review } from "../de/review.ts";
import { settings } from "../de/settings.ts";
import { shortcuts } from "../de/shortcuts.ts";
import { simulation } from "../de/simulation.ts";
import { simulationResults } from "../de/simulation-results.ts";
import { testCall } from "../de/test-call.ts";
import { testChat } from "../de/test-chat.ts";
import { transcripts } from "../de/transcripts.ts";
import { treeSettings } from "../de/tree-settings.ts";
import { versions } from "../de/versions.ts";
import { editing } from "../editing.ts";
import { findings } from "../findings.ts";

/** Every German text of the dashboard. */
export const german: Catalog = {
  core: de,
  actions,
  analytics,
  blocking,
  bulkCalls,
  callEnds,
  campaignViews,
  changes,
  contacts,
  editing,
  exporting,
  importReport,
  findings,
  knowledge,
  latency,
  lawfulCalling,
  liveCalls,
  newTree,
  nodeEditor,
  pages,
  review,
  settings,
  shortcuts,
  simulation,
  simulationResults,
  testCall,
  testChat,
  transcripts,
  treeSettings,
  versions,
};
