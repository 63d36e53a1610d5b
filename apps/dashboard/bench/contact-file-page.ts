import { readContactFile } from "../src/features/bulk-calls/contact-file/read-contact-file.ts";

/** Lets a page read contact files as the dashboard does, and tells what that took. */
Object.assign(window, {
  async measureContactFile(file: File) {
    const pauses = { longest: 0, isOver: false };
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      pauses.longest = Math.max(pauses.longest, now - last);
      last = now;
      if (!pauses.isOver) setTimeout(look);
    };
    look();
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "longtask" });
    let told = 0;
    const began = performance.now();
    const outcome = await readContactFile(file, { language: "de" }, () => told++);
    const seconds = (performance.now() - began) / 1000;
    pauses.isOver = true;
    observer.disconnect();
    const contacts = outcome.kind === "read" ? outcome.counts.contacts : 0;
    return { seconds, contacts, told, pause: pauses.longest, longTask: Math.max(0, ...tasks) };
  },
});
