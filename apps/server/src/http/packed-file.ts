/** A file that is packed by gzip, as an answer to be saved: unpacked on the way for who can't do it. */
export function packedFile(
  request: Request,
  packed: Blob,
  { name, type }: { name: string; type: string },
): Response {
  const isUnpackedThere = GZIP.test(request.headers.get("accept-encoding") ?? "");
  const body = isUnpackedThere
    ? packed
    : packed.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
      vary: "accept-encoding",
      ...(isUnpackedThere && { "content-encoding": "gzip" }),
    },
  });
}

/** Named, and not to be had at a quality of 0. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
