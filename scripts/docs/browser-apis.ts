/** What of JavaScript needs a browser of these years, and since which version each has it. */
const APIS = {
  "Array.prototype.toSorted": { in: /\.toSorted\(/, Chrome: 110, Firefox: 115, Safari: 16 },
  "String.prototype.toWellFormed": {
    in: /\.toWellFormed\(/,
    Chrome: 111,
    Firefox: 119,
    Safari: 16.4,
  },
  "Map.groupBy": { in: /\b(?:Map|Object)\.groupBy\(/, Chrome: 117, Firefox: 119, Safari: 17.4 },
  "Promise.withResolvers": {
    in: /Promise\.withResolvers\(/,
    Chrome: 119,
    Firefox: 121,
    Safari: 17.4,
  },
  "Array.fromAsync": { in: /Array\.fromAsync\(/, Chrome: 121, Firefox: 115, Safari: 16.4 },
  "Set.prototype.union": {
    in: /\.(?:union|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    ...{ Chrome: 122, Firefox: 127, Safari: 17 },
  },
  "Iterator helpers": {
    in: /(?<!Object)\.(?:values|keys|entries)\(\)\.(?:map|filter|toArray|some|every|find|take|drop)\(/,
    ...{ Chrome: 122, Firefox: 131, Safari: 18.4 },
  },
  "Promise.try": { in: /Promise\.try\(/, Chrome: 128, Firefox: 134, Safari: 18.2 },
  "RegExp.escape": { in: /RegExp\.escape\(/, Chrome: 136, Firefox: 134, Safari: 18.2 },
  "Uint8Array.fromBase64": {
    in: /Uint8Array\.fromBase64\(/,
    Chrome: 140,
    Firefox: 133,
    Safari: 18.2,
  },
} as const;

export type Api = keyof typeof APIS;

/** What Tailwind 4 asks for, whatever the scripts use. */
const TAILWIND = { Chrome: 111, Firefox: 128, Safari: 16.4 };

/** Which of them a script uses. */
export function apisIn(script: string): Api[] {
  return (Object.keys(APIS) as Api[]).filter((name) => APIS[name].in.test(script));
}

/** The oldest browsers that have all of these. */
export function newestOf(names: ReadonlySet<Api>) {
  const all = [TAILWIND, ...[...names].map((name) => APIS[name])];
  return {
    Chrome: Math.max(...all.map(({ Chrome }) => Chrome)),
    Firefox: Math.max(...all.map(({ Firefox }) => Firefox)),
    Safari: Math.max(...all.map(({ Safari }) => Safari)),
  };
}
