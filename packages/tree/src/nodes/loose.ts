import { z } from "zod";

/** An object that keeps fields which are not named here; its type knows the named ones alone. */
export function loose<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape>;
}
