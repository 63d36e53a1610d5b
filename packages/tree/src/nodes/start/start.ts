import { lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";

/** Where a conversation begins; its text, if there is one, is spoken. */
export const start: NodeSpec = {
  listens: false,
  speaks: true,
  defaults: () => ({}),
  lint: lintWayOut,
};
