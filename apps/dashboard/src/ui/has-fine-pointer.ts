/** Whether there is a mouse: a field that takes the focus unasked brings up no keyboard over the page. */
export function hasFinePointer(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}
