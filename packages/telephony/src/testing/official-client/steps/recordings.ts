import assert from "node:assert/strict";
import type { Steps } from "../session.ts";

export const recordings: Steps = {
  async "a recording: begun, paused, stopped, heard, deleted"({
    client,
    app,
    fault,
    basic,
    answered,
  }) {
    const call = await answered("recorded");
    const recordings = client.calls(call.sid).recordings;
    const recording = await recordings.create({
      recordingChannels: "dual",
      recordingStatusCallback: app.url("/recording"),
      recordingStatusCallbackEvent: ["in-progress", "completed"],
    });
    assert.equal(recording.status, "in-progress");
    const paused = await recordings("Twilio.CURRENT").update({ status: "paused" });
    assert.deepEqual([paused.sid, paused.status], [recording.sid, "paused"]);
    await recordings(recording.sid).update({ status: "in-progress" });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await recordings(recording.sid).update({ status: "stopped" });
    const { form } = await app.webhook("the recording", (one) => {
      return one.path === "/recording" && one.form.RecordingStatus === "completed";
    });
    assert.equal(form.RecordingSid, recording.sid);
    const headers = { authorization: basic };
    const sound = await fetch(`${form.RecordingUrl}.wav`, { headers });
    assert.equal(sound.headers.get("content-type"), "audio/wav");
    const bytes = Buffer.from(await sound.arrayBuffer());
    assert.equal(bytes.toString("latin1", 0, 4), "RIFF");
    assert.equal(bytes.readUInt16LE(22), 2);
    assert.equal(Math.round((bytes.length - 44) / 32_000), Number(form.RecordingDuration));
    assert.equal((await recordings.list()).length, 1);
    assert.equal(await client.recordings(recording.sid).remove(), true);
    assert.equal((await fault(client.recordings(recording.sid).fetch())).code, 20404);
    await client.calls(call.sid).update({ status: "completed" });
  },
};
