import type { Tree } from "../tree.ts";

export { withNewIds } from "./with-new-ids.ts";

/** What a template gives to a new tree; the tree has its id and its name of its own. */
export type TreeTemplate = Pick<Tree, "nodes" | "connections" | "settings">;

/** The files, of which a browser loads none before it is wanted. `templates.test.ts` holds them to the schema. */
const FILES = {
  "b2b-appointment": () => import("./trees/b2b-appointment.json"),
  "energy-tariff": () => import("./trees/energy-tariff.json"),
  "insurance-review": () => import("./trees/insurance-review.json"),
  "dental-recall": () => import("./trees/dental-recall.json"),
  "event-invitation": () => import("./trees/event-invitation.json"),
  "newspaper-renewal": () => import("./trees/newspaper-renewal.json"),
  "recruiting-screening": () => import("./trees/recruiting-screening.json"),
  "satisfaction-survey": () => import("./trees/satisfaction-survey.json"),
  donation: () => import("./trees/donation.json"),
} satisfies Record<string, () => Promise<{ default: unknown }>>;

export type TemplateId = keyof typeof FILES;

/** In the order in which they are offered. */
export const TEMPLATE_IDS = Object.keys(FILES) as readonly TemplateId[];

export function isTemplateId(id: string): id is TemplateId {
  return Object.hasOwn(FILES, id);
}

/** A tree to begin with, a copy of its own for whoever asks. */
export async function loadTemplate(id: TemplateId): Promise<TreeTemplate> {
  const file: { default: unknown } = await FILES[id]();
  return structuredClone(file.default) as TreeTemplate;
}
