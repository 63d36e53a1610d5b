import { createCipheriv, createDecipheriv } from "node:crypto";
import { join } from "node:path";
import type { Disk, Random } from "@rufbaum/runtime";

/** Bytes of the key, of what makes each text its own, and of the tag that shows who wrote it. */
const KEY = 32;
const NONCE = 12;
const TAG = 16;

/** A key as it is written: 64 hexadecimal digits. */
export const SECRET_KEY = /^[0-9a-f]{64}$/i;

/** Beside the data, readable by the owner alone. */
const FILE = "secret.key";

export type SecretKey = ReturnType<typeof openSecretKey>;

/**
 * Encrypts what is kept and must not be read from the database alone (AES-256-GCM). The key comes from
 * the environment, else from a file beside the data, which is made when something is first encrypted.
 */
export function openSecretKey({
  disk,
  random,
  dataDirectory,
  configured,
}: {
  disk: Pick<Disk, "read" | "create" | "makeDirectory">;
  random: Pick<Random, "bytes">;
  dataDirectory: string;
  /** From RUFBAUM_SECRET_KEY. */
  configured: string | null;
}) {
  const path = join(dataDirectory, FILE);

  async function read(): Promise<Buffer | null> {
    const text = configured ?? (await disk.read(path))?.trim();
    return text !== undefined && SECRET_KEY.test(text) ? Buffer.from(text, "hex") : null;
  }

  async function readOrMake(): Promise<Buffer> {
    if (configured === null) {
      await disk.makeDirectory(dataDirectory);
      const fresh = `${Buffer.from(random.bytes(KEY)).toString("hex")}\n`;
      // Of two who make one at once the first one's counts.
      await disk.create(path, fresh, { mode: 0o600 });
    }
    const key = await read();
    if (key) return key;
    throw new Error(`${path} holds no key of 64 hexadecimal digits, and is left as it is`);
  }

  return {
    /** @param purpose what it is for: under another one it can't be read */
    async seal(text: string, purpose: string): Promise<string> {
      const nonce = random.bytes(NONCE);
      const cipher = createCipheriv("aes-256-gcm", await readOrMake(), nonce);
      cipher.setAAD(Buffer.from(purpose));
      const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString("base64");
    },
    /** `null` where it was sealed with another key, for something else, or was changed. */
    async unseal(sealed: string, purpose: string): Promise<string | null> {
      const key = await read();
      const bytes = Buffer.from(sealed, "base64");
      if (!key || bytes.length < NONCE + TAG) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE));
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(-TAG));
      try {
        const text = decipher.update(bytes.subarray(NONCE, -TAG));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
