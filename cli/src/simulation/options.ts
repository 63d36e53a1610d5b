import { InvalidArgumentError } from "commander";

export interface SimulateOptions {
  runs: number;
  seed: number;
  personas?: string;
  noise: number;
  workers?: number;
  csv?: true;
  minSuccess?: number;
  maxBounce?: number;
  strict?: true;
  discovery: boolean;
  read?: number;
  timing?: true;
  /** A file with an earlier result. */
  compare?: string;
}

/** Reads an option that is a number, whole or not. */
export function numberFrom(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && number >= from && number <= to) return number;
    throw new InvalidArgumentError(`It must be a number from ${from} to ${to}, such as ${to / 2}.`);
  };
}
