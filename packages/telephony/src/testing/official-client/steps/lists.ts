import assert from "node:assert/strict";
import type { Steps } from "../session.ts";

export const lists: Steps = {
  async "a list, page by page"({ client, app, from }) {
    for (let count = 0; count < 5; count++) {
      await client.calls.create({ to: "+493023125201", from, url: app.url("/never") });
    }
    const first = await client.calls.page({ to: "+493023125201", pageSize: 2 });
    assert.equal(first.instances.length, 2);
    assert.equal((await first.nextPage())?.instances.length, 2);
    const all = await client.calls.list({ to: "+493023125201", pageSize: 2 });
    assert.equal(new Set(all.map(({ sid }) => sid)).size, 5);
    assert.equal((await client.calls.list({ pageSize: 3, limit: 4 })).length, 4);
    for (const { sid } of all) await client.calls(sid).update({ status: "completed" });
  },
};
