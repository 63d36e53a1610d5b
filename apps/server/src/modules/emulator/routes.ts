import { Elysia } from "elysia";
import { DomainError } from "../../errors.ts";

export interface EmulatorRouteDeps {
  /** Answers Twilio's REST requests; `null` where Twilio itself is used. */
  emulator(): { fetch(request: Request): Promise<Response> } | null;
}

const MOUNT = "/emulator";

/** The bundled carrier's REST interface, `/emulator/2010-04-01/…`, with its own authorisation. */
export function emulatorRoutes(deps: EmulatorRouteDeps) {
  function answer({ request }: { request: Request }): Promise<Response> {
    const emulator = deps.emulator();
    if (!emulator) {
      throw new DomainError({ code: "no-emulator" }, { status: 404 });
    }
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(MOUNT.length);
    return emulator.fetch(new Request(url, request));
  }

  return new Elysia({ name: "emulator" })
    .get(`${MOUNT}/*`, answer)
    .delete(`${MOUNT}/*`, answer, { parse: "none" })
    .post(`${MOUNT}/*`, answer, { parse: "none" });
}
