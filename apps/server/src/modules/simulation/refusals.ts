import type { Finding, Tree } from "@rufbaum/tree";
import { DomainError } from "../../errors.ts";
import type { Running } from "./running.ts";

export function otherRunning({ key, job, done }: Running): DomainError {
  const { tree, runs } = job;
  return new DomainError(
    { code: "simulation-running", tree: tree.name, done, runs },
    {
      status: 409,
      details: { key, treeId: tree.id, treeName: tree.name, done, total: runs },
    },
  );
}

export function treeHasErrors({ name }: Tree, errors: readonly Finding[]): DomainError {
  return new DomainError({ code: "tree-has-errors", tree: name, errors }, { status: 422 });
}

export function cancelled(): DomainError {
  return new DomainError({ code: "cancelled" }, { status: 409 });
}

export function stopping(): DomainError {
  return new DomainError({ code: "server-stops" }, { status: 503 });
}

export function notRunning(): DomainError {
  return new DomainError({ code: "simulation-not-running" }, { status: 404 });
}

export function unknownRun(id: string): DomainError {
  return new DomainError({ code: "unknown-run", id }, { status: 404, details: { runId: id } });
}

export function unknownConversation(index: number, runs: number): DomainError {
  return new DomainError(
    { code: "unknown-conversation", index, runs },
    { status: 404, details: { index, total: runs } },
  );
}

export function ledOtherwise(): DomainError {
  return new DomainError({ code: "made-by-another-version" }, { status: 409 });
}
