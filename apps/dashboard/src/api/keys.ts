/** The names under which answers are kept. */
export const keys = {
  trees: ["trees"],
  versions: (treeId: string) => ["trees", treeId, "versions"],
  version: (treeId: string, number: number) => ["versions", treeId, number],
  activeCalls: ["calls", "active"],
  recentCalls: ["calls", "recent"],
  call: (id: string) => ["calls", "one", id],
  everyCall: ["calls", "one"],
  transcripts: ["transcripts"],
  today: ["today"],
  voiceLine: ["voice-line"],
  tokens: ["tokens"],
  numbers: ["numbers"],
  latency: (days: number) => ["latency", days],
  everyLatency: ["latency"],
  telephonySettings: ["settings", "telephony"],
} as const;
