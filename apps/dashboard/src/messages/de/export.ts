export const exporting = {
  open: "Exportieren",
  json: "Als JSON-Datei",
  mermaid: "Als Mermaid-Datei",
  copyMermaid: "Mermaid kopieren",
  svg: "Als SVG-Bild",
  png: "Als PNG-Bild",
  copied: "Mermaid kopiert",
  copiedHint: "Der Text liegt in der Zwischenablage.",
  failed: "Export nicht möglich",
  tooLarge: "Für ein PNG ist der Baum zu groß. Exportieren Sie ihn als SVG.",
  noPicture: "Der Browser konnte das Bild nicht zeichnen. Exportieren Sie ihn als SVG.",
  noClipboard: "Der Browser erlaubt das Kopieren hier nicht. Speichern Sie die Datei.",
};
