import { expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { createTickets } from "./tickets.ts";

function start() {
  const clock = virtualTime();
  return { clock, tickets: createTickets({ clock, random: seededRandom(1) }) };
}

test("a ticket is good once", () => {
  const { tickets } = start();
  const ticket = tickets.issue("session_1");
  expect(tickets.redeem(ticket)).toBe("session_1");
  expect(tickets.redeem(ticket)).toBeNull();
});

test("a ticket is void after 30 seconds", () => {
  const { clock, tickets } = start();
  const early = tickets.issue("session_1");
  const late = tickets.issue("session_1");
  clock.advance(29_999);
  expect(tickets.redeem(early)).toBe("session_1");
  clock.advance(1);
  expect(tickets.redeem(late)).toBeNull();
});

test("the tickets of a session that ended are void", () => {
  const { tickets } = start();
  const [mine, other] = [tickets.issue("session_1"), tickets.issue("session_2")];
  tickets.revoke("session_1");
  expect(tickets.redeem(mine)).toBeNull();
  expect(tickets.redeem(other)).toBe("session_2");
});

test("tickets that nobody redeems do not pile up", () => {
  const { tickets } = start();
  const first = tickets.issue("session_0");
  for (let count = 1; count <= 1_000; count++) tickets.issue(`session_${count}`);
  expect(tickets.redeem(first)).toBeNull();
});
