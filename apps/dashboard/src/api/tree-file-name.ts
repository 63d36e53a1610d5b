/** A tree's name as the name of a file: letters, digits and hyphens. */
export function treeFileName(name: string, extension: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
  return `${plain || "decision-tree"}.${extension}`;
}
