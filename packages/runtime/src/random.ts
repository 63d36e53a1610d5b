import type { Random } from "./index.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Bytes from here on are thrown away, so that each of the 62 characters is equally likely. */
const LIMIT = 256 - (256 % ALPHABET.length);

/** Builds every kind of random value from one source of random bytes. */
export function randomFrom(bytes: (length: number) => Uint8Array): Random {
  return {
    bytes,
    number() {
      let value = 0;
      for (const byte of bytes(6)) value = value * 256 + byte;
      return value / 2 ** 48;
    },
    id: (prefix) => `${prefix}_${characters(bytes, 22)}`,
    secret: () => characters(bytes, 43),
  };
}

function characters(bytes: (length: number) => Uint8Array, count: number): string {
  let text = "";
  while (text.length < count) {
    for (const byte of bytes(count)) {
      if (byte < LIMIT && text.length < count) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
