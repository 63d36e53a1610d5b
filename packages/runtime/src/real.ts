import { createReadStream } from "node:fs";
import {
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  statfs,
} from "node:fs/promises";
import type { Clock, Disk, Network, Random, Runtime, SocketConnection, Timers } from "./index.ts";
import { randomFrom } from "./random.ts";

/** The machine's own clock, timers, randomness, network and disk. */
export function realRuntime(): Runtime {
  return {
    clock: realClock,
    timers: realTimers,
    random: realRandom,
    network: realNetwork,
    disk: realDisk,
  };
}

export const realClock: Clock = { now: () => Date.now() };

export const realTimers: Timers = {
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, task) {
    const timer = setInterval(task, milliseconds);
    return () => clearInterval(timer);
  },
};

export const realRandom: Random = randomFrom((length) =>
  crypto.getRandomValues(new Uint8Array(length)),
);

export const realNetwork: Network = {
  fetch: (url, init) => fetch(url, init),
  connect(url, { headers, handlers }): SocketConnection {
    // Bun's own option: the standard constructor takes protocols here.
    const socket = new WebSocket(url, { headers: headers ?? {} } as unknown as string[]);
    let closed = false;
    const close = (code: number, reason: string) => {
      if (closed) return;
      closed = true;
      handlers.close(code, reason);
    };
    socket.onopen = () => handlers.open();
    socket.onmessage = (event) => handlers.message(String(event.data));
    socket.onclose = (event) => close(event.code, event.reason);
    socket.onerror = () => {
      if (socket.readyState !== WebSocket.OPEN) close(1006, "the connection could not be made");
    };
    return {
      send: (text) => socket.send(text),
      close: (code, reason) => socket.close(code, reason),
    };
  },
};

/** Bytes of a file that are read at a time. */
const PART = 256 * 1024;

export const realDisk: Disk = {
  async read(path) {
    try {
      return await readFile(path, "utf8");
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  },
  async readBytes(path) {
    try {
      return await readFile(path);
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  },
  async *readParts(path) {
    yield* createReadStream(path, { highWaterMark: PART }) as AsyncIterable<Uint8Array>;
  },
  realPath: (path) => realpath(path).catch(() => null),
  async begin(path) {
    const temporary = `${path}.${realRandom.id("new")}`;
    const file = await open(temporary, "wx", 0o600);
    let isOpen = true;
    const close = async () => {
      if (!isOpen) return;
      isOpen = false;
      await file.close();
    };
    const drop = () => close().finally(() => rm(temporary, { force: true }));
    return {
      write: (content) => file.appendFile(content),
      async keep() {
        try {
          await file.sync().finally(close);
          await rename(temporary, path);
        } catch (error) {
          await drop();
          throw error;
        }
      },
      drop,
    };
  },
  async write(path, content, options) {
    const temporary = `${path}.${realRandom.id("new")}`;
    const file = await open(temporary, "wx", options?.mode ?? 0o600);
    try {
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  },
  async create(path, text, options) {
    try {
      const file = await open(path, "wx", options?.mode ?? 0o600);
      await file.writeFile(text);
      await file.close();
      return true;
    } catch (error) {
      if (hasCode(error, "EEXIST")) return false;
      throw error;
    }
  },
  async append(path, text, options) {
    const file = await open(path, "a", options?.mode ?? 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  async stat(path) {
    try {
      const { size, mtimeMs } = await stat(path);
      return { bytes: size, changedAt: mtimeMs };
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  },
  async copy(from, to) {
    if (await exists(to)) return false;
    const temporary = `${to}.${realRandom.id("new")}`;
    try {
      await copyFile(from, temporary);
      const file = await open(temporary, "r+");
      await file.sync().finally(() => file.close());
      await rename(temporary, to);
      return true;
    } finally {
      await rm(temporary, { force: true });
    }
  },
  async move(from, to) {
    try {
      await rename(from, to);
      return true;
    } catch (error) {
      if (hasCode(error, "ENOENT")) return false;
      throw error;
    }
  },
  remove: (path) => rm(path, { recursive: true, force: true }),
  async makeDirectory(path, options) {
    await mkdir(path, { recursive: true, mode: options?.mode ?? 0o700 });
  },
  list: (path) => readdir(path),
  async free(path) {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
};

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
