declare module "*.sql" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: how Bun hands over a file that is no module
  export default text;
}

declare module "*.wasm" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: as above
  export default path;
}

declare module "*.data" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: as above
  export default path;
}
