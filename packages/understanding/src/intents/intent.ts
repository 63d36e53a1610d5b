/** A thing people say on the phone, and turns of phrase it is known by. */
export interface Intent {
  name: string;
  /** Over the normalised reply, written as people write. They are clues: the model weighs them. */
  patterns: readonly RegExp[];
}
