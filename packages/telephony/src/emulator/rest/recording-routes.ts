import type { Calls } from "../calls.ts";
import type { Recording, RecordingInventory } from "../recordings/create-recordings.ts";
import { soundOf } from "../recordings/tape.ts";
import { wavOf } from "../recordings/wav.ts";
import { RestFault } from "./form.ts";
import { isWanted, isWithin, listPage } from "./list-page.ts";
import { readRecordingWish } from "./read-recording-wish.ts";
import { renderCallRecording, renderRecording } from "./render-recording.ts";
import { known, type RestRequest, type Route } from "./route.ts";

type Names = RestRequest["names"];

/** The recordings of the account and those of a call, as JSON and as sound. */
export function recordingRoutes(options: {
  calls: Calls;
  recordings: RecordingInventory;
  /** What media addresses begin with. */
  accountUrl: string;
}): Route[] {
  const { calls, recordings, accountUrl } = options;
  const find = ({ recording }: Names) => known(recordings.find(recording ?? ""));
  const callOf = ({ call }: Names) => known(calls.find(call ?? "")).record;
  const render = (recording: Recording) => renderRecording(recording, accountUrl);

  function ofCall(names: Names): Recording {
    const { sid } = callOf(names);
    const recording =
      names.recording === CURRENT
        ? recordings.current(sid)
        : recordings.find(names.recording ?? "");
    return known(recording?.call.sid === sid ? recording : null);
  }

  function list({ query, path }: RestRequest, key: string, rows: Recording[]): Response {
    const matching = rows.filter((row) => isWithin(query, "DateCreated", row.createdAt)).reverse();
    const renderRow =
      key === "recordings" && path.includes("/Calls/") ? renderCallRecording : render;
    return Response.json(listPage(key, matching, renderRow, { query, path }));
  }

  function start({ names, form }: RestRequest): Response {
    const call = callOf(names);
    if (call.status !== "in-progress") throw new RestFault(21220);
    const sid = recordings.start(call, readRecordingWish(form, "StartCallRecordingAPI"));
    return Response.json(renderCallRecording(known(recordings.find(sid))), { status: 201 });
  }

  function change({ names, form }: RestRequest): Response {
    const recording = ofCall(names);
    const status = form.get("Status") ?? "";
    if (status !== "in-progress" && status !== "paused" && status !== "stopped") {
      throw new RestFault(20001);
    }
    const skips = form.get("PauseBehavior") === "skip";
    if (!recordings.change(recording, status, skips)) throw new RestFault(21220);
    return Response.json(renderCallRecording(recording));
  }

  function remove(recording: Recording): Response {
    recordings.remove(recording.sid);
    return new Response(null, { status: 204 });
  }

  const sound = ({ names, query }: RestRequest) => play(find(names), query);
  return [
    {
      method: "GET",
      path: "/Recordings.json",
      answer: (request) =>
        list(
          request,
          "recordings",
          recordings.all().filter(({ call }) => isWanted(request.query, "CallSid", call.sid)),
        ),
    },
    {
      method: "GET",
      path: "/Recordings/{recording}.json",
      answer: ({ names }) => Response.json(render(find(names))),
    },
    { method: "GET", path: "/Recordings/{recording}.wav", answer: sound },
    { method: "GET", path: "/Recordings/{recording}", answer: sound },
    { method: "GET", path: "/Recordings/{recording}.mp3", answer: noMp3 },
    {
      method: "DELETE",
      path: "/Recordings/{recording}.json",
      answer: ({ names }) => remove(find(names)),
    },
    { method: "POST", path: "/Calls/{call}/Recordings.json", answer: start },
    {
      method: "GET",
      path: "/Calls/{call}/Recordings.json",
      answer(request) {
        const { sid } = callOf(request.names);
        const rows = recordings.all().filter(({ call }) => call.sid === sid);
        return list(request, "recordings", rows);
      },
    },
    {
      method: "GET",
      path: "/Calls/{call}/Recordings/{recording}.json",
      answer: ({ names }) => Response.json(renderCallRecording(ofCall(names))),
    },
    { method: "POST", path: `/Calls/{call}/Recordings/${CURRENT}.json`, answer: current(change) },
    { method: "POST", path: "/Calls/{call}/Recordings/{recording}.json", answer: change },
    {
      method: "DELETE",
      path: "/Calls/{call}/Recordings/{recording}.json",
      answer: ({ names }) => remove(ofCall(names)),
    },
  ];
}

/** Stands for the sid of the recording that was begun last. */
const CURRENT = "Twilio.CURRENT";

function current(answer: Route["answer"]): Route["answer"] {
  return (request) => answer({ ...request, names: { ...request.names, recording: CURRENT } });
}

/** There is sound once the recording is completed; `RequestedChannels=1` puts both on one. */
function play(recording: Recording, query: URLSearchParams): Response {
  if (recording.status !== "completed") throw new RestFault(20404, 404);
  const channels = query.get("RequestedChannels") === "1" ? 1 : recording.tape.channels;
  const { size, stream } = wavOf(soundOf({ ...recording.tape, channels }));
  return new Response(stream, {
    headers: { "content-type": "audio/wav", "content-length": String(size) },
  });
}

function noMp3(): Response {
  const message = "The emulator has recordings as .wav only";
  return Response.json({ message, status: 406 }, { status: 406 });
}
