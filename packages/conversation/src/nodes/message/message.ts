import type { NodeBehaviour } from "../node-behaviour.ts";
import { speaking } from "../open-question.ts";

export const message: NodeBehaviour<"message"> = speaking;
