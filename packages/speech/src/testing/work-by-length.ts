import { speakable } from "../speakable.ts";

/**
 * A program that prints what texts of one repeated piece cost, a line for each piece given: milliseconds
 * of the processor's time for 80,000 and for 320,000 characters, the least of three, as `[short, long]`.
 * A program of its own, for the collector's work counts, and grows with all that a process holds.
 */
const pieces: string[] = JSON.parse(process.argv[2] ?? "[]");

// The engine has a faster way for some patterns in texts of fewer than 65,536 characters.
const LENGTHS = [80_000, 320_000];

let texts = 0;

for (const piece of pieces)
  console.log(JSON.stringify(LENGTHS.map((length) => leastWork(piece, length))));

function leastWork(piece: string, length: number): number {
  return Math.min(...[1, 2, 3].map(() => workFor(piece.repeat(length / piece.length))));
}

function workFor(text: string): number {
  const before = process.threadCpuUsage();
  // No text is the same as one before: those are remembered.
  speakable(`${text}${++texts}`);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
