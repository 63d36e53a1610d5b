import { expect, test } from "bun:test";
import { hashedName, listedName, listedNames } from "./index.ts";

const NUMBER = "+493023125001";
// By `printf %s … | sha256sum` and `md5sum`.
const HASHES = [
  ["+493023125001", "9fd811dd1819ec36c08edac66111a3ea6d3a9969a853ccfee8e4eac9d0806484"],
  ["493023125001", "476c058cab1ee322145a0dc7770427c385fe58f0d0cc79273a94d6d9cd4977f2"],
  ["00493023125001", "323cf40e036f46402aa6f6affddec04c5ec18ddbce07ad7ddb4b37b54c301e18"],
  ["03023125001", "488ceb357f2837e78f523cfdd50e50e659e42f1ddb3d91384aede861ce1adfb2"],
  ["+493023125001", "89be3a5a1ce50256ca12deef98af3fbf"],
  ["493023125001", "2d2a76535ce3e8ebd67d08ddb04dea05"],
  ["00493023125001", "ac0a49ad7f91a31a65bfe54d4652cb0d"],
  ["03023125001", "127d8871211d662082b0329c8cc43e77"],
] as const;

test.each(HASHES)("a list that hashes %s as %s has the number", (_form, hash) => {
  const name = hashedName(` ${hash.toUpperCase()}\n`);
  expect(listedNames(NUMBER)).toContain(name ?? "");
  expect(listedNames("+493023125002")).not.toContain(name ?? "");
});

test("a number told in plain is found, too, also abroad", () => {
  for (const number of [NUMBER, "+3225551234"]) {
    expect(listedNames(number)).toContain(listedName(number));
  }
});

test.each(["", NUMBER, "03023125001", "9fd811dd1819ec36c08edac66111a3ea6d3a9969"])(
  "%j is no hash",
  (line) => expect(hashedName(line)).toBeNull(),
);
