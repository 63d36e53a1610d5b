const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML has no way at all to say most control characters, nor half a pair of surrogates. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, " ")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
