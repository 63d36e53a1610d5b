import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./start-program.ts";

/** Where the three folders of a kind go, in a checkout. */
const FOLDERS = {
  tree: "packages/tree/src/nodes/tally",
  conversation: "packages/conversation/src/nodes/tally",
  dashboard: "apps/dashboard/src/features/builder/kinds/tally",
} as const;

/** The four registries, with the import and the entry that each is given. */
const REGISTRIES = [
  {
    file: "packages/tree/src/nodes/schemas.ts",
    imports: 'import { tallySchema } from "./tally/schema.ts";',
    entry: ["  endSchema,\n", "  tallySchema,\n"],
  },
  {
    file: "packages/tree/src/nodes/registry.ts",
    imports: 'import { tally } from "./tally/spec.ts";',
    entry: ["  end,\n", "  tally,\n"],
  },
  {
    file: "packages/conversation/src/nodes/registry.ts",
    imports: 'import { tally } from "./tally/tally.ts";',
    entry: ["  end,\n", "  tally,\n"],
  },
  {
    file: "apps/dashboard/src/features/builder/kinds/forms.tsx",
    imports: 'import { TallyForm } from "./tally/form.tsx";',
    entry: ["  end: EndForm,\n", "  tally: TallyForm,\n"],
  },
] as const;

/** A checkout of its own in which a kind of node can be built. */
export interface CheckoutWithKind {
  folder: string;
  /** The registries that the compiler names, with the kind in those alone of which there are `first`. */
  missedRegistries(): Promise<string[]>;
  /** Enters the kind in the first so many registries. */
  register(first: number): Promise<void>;
}

export const REGISTRY_FILES = REGISTRIES.map(({ file }) => file);

/** Copies the program's sources into a folder, and an eighth kind of node with them. */
export async function checkoutWithKind(folder: string): Promise<CheckoutWithKind> {
  await copySources(folder);
  const fixture = join(ROOT, "e2e/fixtures/eighth-kind");
  for (const [name, target] of Object.entries(FOLDERS)) {
    await cp(join(fixture, name), join(folder, target), { recursive: true });
  }
  return {
    folder,
    async register(first) {
      for (const { file, imports, entry } of REGISTRIES.slice(0, first)) {
        const source = await readFile(join(ROOT, file), "utf8");
        const [before, added] = entry;
        if (!source.includes(before)) throw new Error(`${file} has no line ${before}`);
        const entered = source.replace(before, before + added);
        await writeFile(join(folder, file), `${imports}\n${entered}`);
      }
    },
    async missedRegistries() {
      const told = await typeFaults(folder);
      return [...new Set(told.map((line) => line.slice(0, line.indexOf("("))))].toSorted();
    },
  };
}

/** What is not ours to copy: what was installed is linked, what was made is left. */
const LEFT = new Set(["node_modules", ".git", "dist", "test-results", ".rufbaum"]);

async function copySources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(ROOT)) {
    if (LEFT.has(name)) continue;
    await cp(join(ROOT, name), join(folder, name), {
      ...{ recursive: true, verbatimSymlinks: true },
      filter: (source) => !source.endsWith("/dist"),
    });
  }
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
}

/** What the compiler knows of imported files that are no code. */
const ASSET_TYPES = ["*/src/*.d.ts", "*/*/src/*.d.ts"];

/** The compiler's words on the files that hang on kinds of node, one line a fault. */
async function typeFaults(folder: string): Promise<string[]> {
  const config = { extends: "./tsconfig.json", include: [...REGISTRY_FILES, ...ASSET_TYPES] };
  await writeFile(join(folder, "tsconfig.kinds.json"), JSON.stringify(config));
  const child = Bun.spawn(
    [process.execPath, "x", "tsc", "--project", "tsconfig.kinds.json", "--incremental", "false"],
    { cwd: folder, stdout: "pipe", stderr: "inherit" },
  );
  const told = await new Response(child.stdout).text();
  await child.exited;
  return told.split("\n").filter((line) => /^[^ (]+\(\d+,\d+\): error /.test(line));
}
