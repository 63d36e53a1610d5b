import {
  MOST_RUNS,
  PERSONAS,
  type Persona,
  readPersonas,
  USUAL_NOISE,
  USUAL_SEED,
} from "@rufbaum/simulation";
import { DomainError } from "../../errors.ts";

/** What a client asks for. `personas` is looked at as it came: it may be read from a file. */
export interface SimulationRequest {
  treeId: string;
  numSimulations: number;
  /** None, or an empty list: the built-in ones. */
  personas?: unknown;
  language?: string | undefined;
  enableDiscovery?: boolean | undefined;
  seed?: number | undefined;
  noise?: number | undefined;
  /** A tree with errors is refused. */
  strict?: boolean | undefined;
  /** Names the run in messages, and to cancel it. */
  key?: string | undefined;
}

/** A request that was found in order. */
export interface Order {
  runs: number;
  personas: readonly Persona[];
  seed: number;
  noise: number;
  discovery: boolean;
}

/** @throws DomainError with what was wrong, and what would be right */
export function readOrder(request: SimulationRequest): Order {
  const { language = "de", numSimulations, seed = USUAL_SEED, noise = USUAL_NOISE } = request;
  if (language !== "de") {
    throw new DomainError({ code: "unknown-language" }, { details: { allowed: ["de"] } });
  }
  if (!isWhole(numSimulations, 1, MOST_RUNS)) {
    throw new DomainError(
      { code: "invalid-count", given: numSimulations, most: MOST_RUNS },
      { details: { given: numSimulations, least: 1, most: MOST_RUNS } },
    );
  }
  if (!isWhole(seed, 0, Number.MAX_SAFE_INTEGER)) {
    throw new DomainError(
      { code: "invalid-seed", given: seed, most: Number.MAX_SAFE_INTEGER },
      { details: { given: seed, least: 0, most: Number.MAX_SAFE_INTEGER } },
    );
  }
  if (!(noise >= 0 && noise <= 1)) {
    throw new DomainError(
      { code: "invalid-noise", given: noise },
      { details: { given: noise, least: 0, most: 1 } },
    );
  }
  return {
    runs: numSimulations,
    personas: personasOf(request.personas),
    seed,
    noise,
    discovery: request.enableDiscovery ?? true,
  };
}

function personasOf(given: unknown): readonly Persona[] {
  if (given === undefined || given === null) return PERSONAS;
  if (Array.isArray(given) && given.length === 0) return PERSONAS;
  const read = readPersonas(given);
  if (read.ok) return read.personas;
  throw new DomainError({ code: "invalid-personas", problems: read.problems });
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
