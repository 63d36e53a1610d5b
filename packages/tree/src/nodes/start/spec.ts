import { lintWayOut } from "../../lint/node-rules.ts";
import type { NodeSpec } from "../node-spec.ts";
import { face } from "./face.ts";

/** Where a conversation begins; its text, if there is one, is spoken. */
export const start: NodeSpec<"start"> = {
  face,
  listens: false,
  speaks: true,
  ways: { in: false, out: true, failed: false },
  defaults: () => ({}),
  lint: lintWayOut,
};
