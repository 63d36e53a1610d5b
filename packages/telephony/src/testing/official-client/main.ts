/**
 * Drives a carrier with Twilio's own client library, knowing nothing of ours:
 *
 *   bun main.ts '{"url":"http://127.0.0.1:4010","accountSid":"AC…","authToken":"…","from":"+49…"}'
 *
 * The argument is the first line of `rufbaum emulator --json`. Ends with 1 if anything is not as
 * Twilio does it.
 */
import { type Account, openSession } from "./session.ts";
import { account } from "./steps/account.ts";
import { calls } from "./steps/calls.ts";
import { conversation } from "./steps/conversation.ts";
import { faults } from "./steps/faults.ts";
import { incoming } from "./steps/incoming.ts";
import { lists } from "./steps/lists.ts";
import { messages } from "./steps/messages.ts";
import { recordings } from "./steps/recordings.ts";
import { refusals } from "./steps/refusals.ts";
import { scripts } from "./steps/scripts.ts";

const session = openSession(JSON.parse(process.argv[2] ?? "") as Account);
const parts = [
  ...[account, refusals, calls, conversation, scripts, lists],
  ...[recordings, messages, incoming, faults],
];
const failed: string[] = [];
for (const [name, step] of parts.flatMap((part) => Object.entries(part))) {
  try {
    await step(session);
    console.log(`ok    ${name}`);
  } catch (error) {
    failed.push(name);
    console.log(`FAIL  ${name}\n${error instanceof Error ? error.stack : error}`);
  }
}
const { refused } = session.app;
if (refused.length > 0) console.log(`FAIL  wrong signatures: ${refused.join(", ")}`);
await session.app.stop();
process.exit(failed.length + refused.length === 0 ? 0 : 1);
