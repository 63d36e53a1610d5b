import assert from "node:assert/strict";
import { ANSWERS, type Steps } from "../session.ts";

export const refusals: Steps = {
  async "what is refused, and with which code"({ client, app, from, connect, fault }) {
    const good = { to: ANSWERS, from, url: app.url("/nobody") };
    const refused: [object, number][] = [
      [{ to: "+15005550001" }, 21217],
      [{ to: "+15005550002" }, 21214],
      [{ to: "+15005550003" }, 21215],
      [{ to: "+15005550004" }, 21216],
      [{ to: "12" }, 21211],
      [{ to: "+493023125400" }, 21217],
      [{ from: "+15005550001" }, 21212],
      [{ from: "+493012345678" }, 21210],
      [{ url: "no address" }, 21205],
      [{ sendDigits: "hello" }, 21206],
      [{ applicationSid: `AP${"0".repeat(32)}` }, 21218],
    ];
    for (const [change, code] of refused) {
      const found = await fault(client.calls.create({ ...good, ...change }));
      assert.deepEqual(found, { status: 400, code }, JSON.stringify(change));
    }
    const nobody = `CA${"0".repeat(32)}`;
    assert.deepEqual(await fault(client.calls(nobody).fetch()), { status: 404, code: 20404 });
    const stranger = connect("0".repeat(32));
    assert.deepEqual(await fault(stranger.calls.list({ limit: 1 })), { status: 401, code: 20003 });
    const busy = await fault(client.calls.create({ ...good, to: "+493023125929" }));
    assert.deepEqual(busy, { status: 429, code: 20429 });
    assert.equal((await fault(client.calls.create({ ...good, to: "+493023125900" }))).status, 500);
  },
};
