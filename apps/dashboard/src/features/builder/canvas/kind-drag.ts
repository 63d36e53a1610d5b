/** The type of data under which a kind of node is dragged from the library onto the canvas. */
export const KIND_DRAG = "application/x-rufbaum-node-kind";
