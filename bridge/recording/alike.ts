/** One place at which two values differ. */
export interface ValueChange {
  /** Such as `items.0.name`; empty for the whole value. */
  readonly place: string;
  /** Undefined where nothing stood, or stands. */
  readonly was: unknown;
  readonly is: unknown;
}

const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const moment = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g;

/** Milliseconds since 1970 of a moment in this age: 2001 to 2096. */
function isMoment(value: unknown): boolean {
  return typeof value === 'number' && value > 978_000_000_000 && value < 4_000_000_000_000;
}

/** What is left of a value when ids and moments, which are others every time, are taken out of it. */
function lasting(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(id, '‹id›').replace(moment, '‹moment›');
  return isMoment(value) ? '‹moment›' : value;
}

/**
 * Where two plain values differ, but for ids and moments. `isIgnored` is asked about each place that does; at most
 * `most` places are named.
 */
export function changesBetween(
  was: unknown,
  is: unknown,
  isIgnored: (place: string) => boolean = () => false,
  most = 20,
): readonly ValueChange[] {
  const changes: ValueChange[] = [];
  compareAt('', was, is);
  return changes;

  function compareAt(place: string, before: unknown, now: unknown): void {
    if (changes.length >= most) return;
    if (isTree(before) && isTree(now) && Array.isArray(before) === Array.isArray(now)) {
      for (const key of new Set([...Object.keys(before), ...Object.keys(now)]))
        compareAt(place === '' ? key : `${place}.${key}`, before[key], now[key]);
    } else if (!isSame(before, now) && !isIgnored(place)) {
      changes.push({ place, was: before, is: now });
    }
  }
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSame(before: unknown, now: unknown): boolean {
  if (isTree(before) || isTree(now)) return false;
  return Object.is(lasting(before), lasting(now));
}

/** Reads what is ignored: `<method> <place>` each, with `*` for any method or any one part of a place. */
export function ignoring(patterns: readonly string[]): (method: string, place: string) => boolean {
  const rules = patterns.map((pattern) => {
    const [method = '*', place = ''] = pattern.trim().split(/\s+/);
    return { method, parts: place.split('.') };
  });
  return (method, place) => {
    const parts = place.split('.');
    return rules.some(
      (rule) =>
        (rule.method === '*' || rule.method === method) &&
        rule.parts.length <= parts.length &&
        rule.parts.every((part, index) => part === '*' || part === parts[index]),
    );
  };
}
