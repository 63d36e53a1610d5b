import { treeWords } from "@rufbaum/tree/graph";

export const tree = {
  ...treeWords("de"),
  otherwise: "sonst",
  next: "weiter",
  nodes: (count: string) => (count === "1" ? "1 Node" : `${count} Nodes`),
  connections: (count: string) => (count === "1" ? "1 Verbindung" : `${count} Verbindungen`),
  goTo: (title: string) => `Zu „${title}“ springen`,
};
