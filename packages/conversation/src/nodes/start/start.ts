import { speakAndGoOn } from "../go-on.ts";
import type { NodeBehaviour } from "../node-behaviour.ts";

export const start: NodeBehaviour<"start"> = { enter: speakAndGoOn };
