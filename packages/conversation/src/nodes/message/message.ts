import { speakAndGoOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

export const message: NodeBehaviour<"message"> = { enter: speakAndGoOn };
