import type { NodeBehaviour } from "../node-behaviour.ts";
import { speakAndGoOn } from "../speak-and-go-on.ts";

export const start: NodeBehaviour = { enter: speakAndGoOn };
