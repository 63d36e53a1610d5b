/** Summer time begins and ends on a half hour of UTC in every zone, Lord Howe's included. */
export const SLOT = 1_800_000;
/** More than two years of slots; a bench or a fuzz may ask for more, a server never does. */
const MOST_SLOTS = 40_000;

interface ZoneOffsets {
  format: Intl.DateTimeFormat;
  bySlot: Map<number, number>;
}

const zones = new Map<string, ZoneOffsets>();

/** Milliseconds that `zone`'s clock is ahead of UTC at `now`. `zone`: an IANA name, else `RangeError`. */
export function offsetAt(now: number, zone: string): number {
  let offsets = zones.get(zone);
  if (!offsets) {
    offsets = { format: formatFor(zone), bySlot: new Map() };
    zones.set(zone, offsets);
  }
  const slot = Math.floor(now / SLOT);
  const known = offsets.bySlot.get(slot);
  if (known !== undefined) return known;
  const offset = readOffset(slot * SLOT, offsets.format);
  if (offsets.bySlot.size >= MOST_SLOTS) offsets.bySlot.clear();
  offsets.bySlot.set(slot, offset);
  return offset;
}

function formatFor(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
}

function readOffset(at: number, format: Intl.DateTimeFormat): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}
