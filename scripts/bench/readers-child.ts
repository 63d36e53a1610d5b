/**
 * `bun readers-child.ts <url> <token>`: reads in loops until it is told to stop (SIGTERM), then
 * prints how long each answer took, in milliseconds, by what was asked.
 */
const [url = "", token = ""] = process.argv.slice(2);
const times: Record<string, number[]> = {};
let isStopped = false;

async function read(path: string, name = path, body?: object): Promise<Response> {
  const start = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const posted = body && { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(url + path, { headers, ...posted });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const own = times[name] ?? [];
  times[name] = own;
  own.push(performance.now() - start);
  return response;
}

async function again(read: () => Promise<unknown>): Promise<void> {
  while (!isStopped) await read();
}

/** Page after page, and from the beginning again. */
async function transcripts(): Promise<void> {
  let path: string | undefined = "/api/transcripts";
  while (path !== undefined && !isStopped) {
    const page = await read(path, "/api/transcripts");
    path = /<([^>]*)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
  }
}

process.on("SIGTERM", () => {
  isStopped = true;
});
const loops = [
  transcripts,
  transcripts,
  () => read("/api/decision-trees"),
  () => read("/api/decision-trees?view=list"),
  () => read("/api/calls?limit=1000"),
  () => read("/api/calls?outcome=callback"),
  () => read("/api/calls/search", "/api/calls/search", { number: "4711" }),
  () => read("/api/calls/active"),
  () => read("/api/today"),
  () => read("/api/latency?days=90"),
];
await Promise.all(loops.map(again));
console.log(JSON.stringify(times));
