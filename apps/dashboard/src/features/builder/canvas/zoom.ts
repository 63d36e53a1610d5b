/** How far the canvas zooms, and by how much a button does. */
export const ZOOM = { least: 0.1, most: 3, step: 1.2 };
