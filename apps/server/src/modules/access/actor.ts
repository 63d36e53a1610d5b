import { type Database, readSessionPerson, setSessionPerson } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { Identity } from "./identity.ts";
import { personName } from "./person-name.ts";

/** Who did something, as it is written beside it. */
export interface Actor {
  name: string | null;
}

export type Actors = ReturnType<typeof createActors>;

/**
 * Everybody signs in with one password, so each says once who he is. A tab's name is read anew each
 * time: it may just have been said to another server.
 */
export function createActors(db: Database) {
  async function actorOf(identity: Identity): Promise<Actor> {
    switch (identity.kind) {
      case "tab":
        return { name: await readSessionPerson(db, identity.id) };
      case "api-token":
        return { name: identity.name };
      case "local":
        return { name: identity.person };
    }
  }

  /**
   * The name to be written beside what is answered for.
   * @throws DomainError `person-unknown` (409): ask for it, and try again
   */
  async function requirePerson(identity: Identity): Promise<string> {
    const { name } = await actorOf(identity);
    if (name === null) throw new DomainError({ code: "person-unknown" }, { status: 409 });
    return name;
  }

  /** @throws DomainError where no tab says it, or it is no name */
  async function namePerson(identity: Identity, text: string): Promise<string> {
    if (identity.kind !== "tab")
      throw new DomainError({ code: "person-not-asked" }, { status: 409 });
    const name = personName(text);
    if (name === null) throw new DomainError({ code: "invalid-person" }, { status: 422 });
    await setSessionPerson(db, identity.id, name);
    return name;
  }

  return { actorOf, requirePerson, namePerson };
}
