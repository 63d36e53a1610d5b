import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { createOutageWatch } from "./outage-watch.ts";

const failure = (code: string) => Object.assign(new Error("x"), { code });

test("an outage is told once, however many queries fail, and so is its end", () => {
  const time = virtualTime();
  const logged: string[] = [];
  const watch = createOutageWatch({ clock: time, log: (line) => void logged.push(line) });
  watch.answered();
  watch.failed(failure("23505"));
  watch.failed(failure("40001"));
  expect([watch.current(), logged]).toEqual([null, []]);
  const since = time.now();
  for (let query = 0; query < 1_000; query += 1) watch.failed(failure("57P01"));
  expect(watch.current()).toEqual({ outage: "away", since });
  time.advance(20_000);
  watch.answered();
  watch.answered();
  expect(logged).toEqual([
    expect.stringContaining("The database is away."),
    "The database does what it is asked again, after 20 s.",
  ]);
  watch.failed(failure("53100"));
  watch.answered();
  watch.failed(failure("57P02"));
  expect(watch.current()?.outage).toBe("disk-full");
  watch.hasRoom();
  expect([watch.current(), logged.length]).toEqual([null, 4]);
});
