/*
 * Bodies that are there to exhaust whoever reads them, for every route that takes a large one. Used
 * by `bun run bench bodies` and `bun run soak security`.
 */

export interface HostileBody {
  name: string;
  method: "POST" | "PUT";
  path: string;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Values of so many bytes. */
export function hostileValues(bytes: number): [name: string, value: string][] {
  const repeated = (part: string, size = bytes) => part.repeat(Math.floor(size / part.length));
  return [
    ["lists in a list", `[${repeated("[],")}[]]`],
    ["numbers in a list", `[${repeated("0,")}0]`],
    ["objects in a list", `[${repeated('{"a":{}},')}{}]`],
    ["lists within lists", repeated("[", bytes / 2) + repeated("]", bytes / 2)],
    ["objects within objects", `${repeated('{"a":')}1`],
    ["fields in an object", `{${numbered(bytes, (index) => `"field_${index}":0`)}}`],
    ["as many lists as are read", `[${"[],".repeat(Math.min(bytes / 3, 240_000))}[]]`],
    ["objects without their fields", `[${"{},".repeat(Math.min(bytes / 3, 5_000))}{}]`],
    ["one text", `"${repeated("x")}"`],
    ["one text of escapes", `"${repeated("\\u0000")}"`],
    ["brackets in a text", `"${repeated("[{,")}"`],
    ["a number of many digits", repeated("9")],
    ["half of a text", `"${repeated("x")}`],
  ];
}

/** Each of them in each of the places that take a large value. */
export function hostileBodies(treeId: string, bytes: number): HostileBody[] {
  const encoder = new TextEncoder();
  return hostileValues(bytes).flatMap(([name, value]) =>
    placesFor(treeId).map(([method, path, around]) => ({
      name: `${name}: ${method} ${path.replace(treeId, ":id")}`,
      method,
      path,
      type: "application/json",
      body: encoder.encode(around(value)),
    })),
  );
}

type Place = [method: "POST" | "PUT", path: string, around: (value: string) => string];

function placesFor(treeId: string): Place[] {
  const trees = "/api/decision-trees";
  return [
    ["POST", trees, (value) => `{"name":"x","x":${value}}`],
    ["POST", `${trees}/import`, (value) => `{"name":"x","nodes":${value},"connections":[]}`],
    [
      "POST",
      `${trees}/import`,
      (value) => `{"name":"x","nodes":[],"connections":[],"settings":${value}}`,
    ],
    ["PUT", `${trees}/${treeId}`, (value) => `{"name":"x","nodes":[],"connections":${value}}`],
    [
      "POST",
      `${trees}/${treeId}/edits`,
      (value) => `{"baseVersion":1,"editor":"x","diff":{"nodes":{"added":${value}}}}`,
    ],
    [
      "POST",
      "/api/simulation/recommendations",
      (value) => `{"simulationResult":{"totalRuns":1,"discoveredIntents":${value}}}`,
    ],
    [
      "POST",
      "/api/simulation/run",
      (value) => `{"treeId":"${treeId}","numSimulations":1,"personas":${value}}`,
    ],
  ];
}

/** What fits into the 64 kB that every other route takes, as JSON and as forms. */
export function smallHostileBodies(): { name: string; type: string; body: string }[] {
  const bytes = 64_000;
  const json = hostileValues(bytes).flatMap(([name, value]) => [
    { name, type: "application/json", body: value },
    { name: `${name}, in a field`, type: "application/json", body: `{"password":${value}}` },
  ]);
  const form = (name: string, body: string) => ({
    name: `form of ${name}`,
    type: "application/x-www-form-urlencoded",
    body: body.slice(0, bytes),
  });
  const part = '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  return [
    ...json.filter(({ body }) => body.length <= 64 * 1024),
    form("separators", "&".repeat(bytes)),
    form("one field again and again", "a=1&".repeat(bytes / 4)),
    form(
      "many fields",
      numbered(bytes, (index) => `k${index}=1`, "&"),
    ),
    form("escapes", `a=${"%41".repeat(bytes / 3)}`),
    form("broken escapes", `a=${"%".repeat(bytes)}`),
    form("lists", "a[]=1&".repeat(bytes / 6)),
    {
      name: "many parts",
      type: "multipart/form-data; boundary=X",
      body: `${part.repeat(bytes / part.length)}--X--`,
    },
  ];
}

function numbered(bytes: number, of: (index: number) => string, joint = ","): string {
  const parts: string[] = [];
  for (let size = 0; size < bytes - 20; size += (parts.at(-1)?.length ?? 0) + 1) {
    parts.push(of(parts.length));
  }
  return parts.join(joint);
}
