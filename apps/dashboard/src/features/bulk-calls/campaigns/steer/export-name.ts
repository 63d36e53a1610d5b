const LONGEST = 80;

/** What a campaign's file is called: letters and digits that every system takes. */
export function exportName(name: string, format: "csv" | "xlsx"): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, "");
  return `${plain || "kampagne"}.${format}`;
}
