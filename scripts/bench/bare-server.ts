/** `bun bare-server.ts <file>`: answers every request with the file's bytes, and nothing else. */
const body = await Bun.file(process.argv[2] ?? "").text();
const headers = { "content-type": "application/json;charset=utf-8" };
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: () => new Response(body, { headers }),
});
console.log(server.port);
