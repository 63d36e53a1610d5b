import assert from "node:assert/strict";
import type { Steps } from "../session.ts";

export const account: Steps = {
  async "the account and its numbers"({ client, app, account, from }) {
    const own = await client.api.accounts(account.accountSid).fetch();
    assert.equal(own.status, "active");
    const numbers = await client.incomingPhoneNumbers.list();
    assert.equal(numbers[0]?.phoneNumber, from);
    assert.equal(numbers.length, 3);
    assert.equal(numbers[0]?.capabilities.voice, true);
    const [verified] = await client.outgoingCallerIds.list();
    assert.match(verified?.sid ?? "", /^PN[0-9a-f]{32}$/);
    const renamed = await client.incomingPhoneNumbers(numbers[1]?.sid ?? "").update({
      friendlyName: "Zweite",
      voiceUrl: app.url("/second"),
    });
    assert.deepEqual([renamed.friendlyName, renamed.voiceUrl], ["Zweite", app.url("/second")]);
  },
};
