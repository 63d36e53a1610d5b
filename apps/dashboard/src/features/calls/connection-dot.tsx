import { LoaderCircle, Plug, Unplug } from "lucide-react";
import type { Connection } from "./voice-line.ts";

const ICONS = {
  connected: <Plug className="size-3.5 shrink-0 text-success" />,
  connecting: <LoaderCircle className="size-3.5 shrink-0 animate-spin text-warning" />,
  disconnected: <Unplug className="size-3.5 shrink-0 text-failure" />,
};

export function ConnectionDot({ connection }: { connection: Connection }) {
  return <span aria-hidden="true">{ICONS[connection]}</span>;
}
