/** Where something stands in a document: keys and indices. */
export type Path = readonly (string | number)[];

/** Such as `cases[2].lines[0].says`. */
export function pathText(path: Path): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join("");
}
