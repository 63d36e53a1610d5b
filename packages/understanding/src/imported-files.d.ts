declare module "*.bin" {
  const path: string;
  // biome-ignore lint/style/noDefaultExport: how Bun hands over a file that is no module
  export default path;
}
