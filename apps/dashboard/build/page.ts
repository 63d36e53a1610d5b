import type { InitialFile } from "./initial-files.ts";

/** The shell that every page starts from. No inline script or style: the policy forbids them. */
export function page({ files, icon }: { files: readonly InitialFile[]; icon: string }): string {
  const head = files.map(tag).join("\n    ");
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>Rufbaum</title>
    <link rel="icon" type="image/svg+xml" href="/${icon}" />
    ${head}
  </head>
  <body>
    <div id="root"></div>
    <noscript>Rufbaum braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.</noscript>
  </body>
</html>
`;
}

function tag({ path, role }: InitialFile): string {
  switch (role) {
    case "before-paint":
      return `<script src="/${path}"></script>`;
    case "style":
      return `<link rel="stylesheet" href="/${path}" />`;
    case "font":
      return `<link rel="preload" href="/${path}" as="font" type="font/woff2" crossorigin />`;
    case "main":
      return `<script type="module" src="/${path}"></script>`;
    case "chunk":
      return `<link rel="modulepreload" href="/${path}" />`;
    case "canvas":
      return `<link rel="modulepreload" href="/${path}" fetchpriority="low" />`;
  }
}
