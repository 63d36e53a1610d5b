import type { z } from "zod";

type Schema = z.core.$ZodType;
type Shape = z.core.$ZodShape;
type Union = z.core.$ZodUnion | z.core.$ZodDiscriminatedUnion;

/** The fields that this object may have; `null` where it may have any. The same ones each time. */
export function shapeOf(schema: Schema, value: Readonly<Record<string, unknown>>): Shape | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return def.shape;
    case "optional":
    case "nullable":
      return shapeOf(def.innerType, value);
    case "union": {
      const said = optionSaidBy(schema as Union, value);
      return said ? shapeOf(said, value) : shapeOfAny(schema as Union);
    }
    default:
      return null;
  }
}

function optionSaidBy(
  { _zod: { def } }: Union,
  value: Readonly<Record<string, unknown>>,
): Schema | undefined {
  if (!("discriminator" in def)) return undefined;
  const kind = value[def.discriminator] as z.core.util.Primitive;
  return def.options.find(({ _zod }) => _zod.propValues?.[def.discriminator]?.has(kind));
}

const shapes = new WeakMap<Union, Shape | null>();

/** Of a kind that nobody knows, whatever any kind has. */
function shapeOfAny(union: Union): Shape | null {
  const known = shapes.get(union);
  if (known !== undefined) return known;
  const all = union._zod.def.options.map((option) => shapeOf(option, {}));
  const shape = all.some((each) => each !== null) ? Object.assign({}, ...all) : null;
  shapes.set(union, shape);
  return shape;
}

/** What every entry of a list is; `null` where it is no list. */
export function elementOf(schema: Schema): Schema | null {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "array") return def.element;
  return def.type === "optional" ? elementOf(def.innerType) : null;
}
