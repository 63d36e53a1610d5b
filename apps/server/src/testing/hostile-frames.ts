/** So many brackets within each other. */
export const brackets = (count: number) => "[".repeat(count) + "]".repeat(count);

/** What a dashboard sends, with any topic. */
export const subscription = (topic: string) => JSON.stringify({ type: "subscribe", topic });

/** What a signed-in socket may send, and no dashboard would. */
export const HOSTILE_FRAMES: readonly [name: string, frame: string | Uint8Array<ArrayBuffer>][] = [
  ["8 kB of brackets", brackets(4_000)],
  ["64 kB of brackets", brackets(32_000)],
  ["brackets in place of a topic", `{"type":"subscribe","topic":${brackets(32_000)}}`],
  ["brackets in a further field", `{"type":"subscribe","topic":"calls","x":${brackets(32_000)}}`],
  ["objects within objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ["many fields", `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`).join(",")}}`],
  ["a long list", `[${"0,".repeat(30_000)}0]`],
  ["a long topic", subscription("x".repeat(60_000))],
  ["a topic of 257 bytes", subscription(`${"ä".repeat(128)}x`)],
  ["an unknown topic", subscription("secrets")],
  ["an unknown type", JSON.stringify({ type: "publish", topic: "calls" })],
  ["no JSON", "{"],
  ["nothing", ""],
  ["a number", "12"],
  ["null", "null"],
  ["bytes", new Uint8Array(60_000)],
  ["a field that changes all objects", '{"__proto__":{"type":"subscribe","topic":"calls"}}'],
];
