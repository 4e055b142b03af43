/** Breaks of a shift as they are typed and kept: `12:00-13:00, 15:00-15:15`; those after midnight from 24:00 on. Pure. */

/** From one minute of the day up to another. */
export interface BreakSpan {
  readonly from: number;
  readonly to: number;
}

const span = /^([0-3]\d|4[0-7]):([0-5]\d)-([0-3]\d|4[0-7]):([0-5]\d)$/;

/** What people write between two times: dashes, waves, and the Chinese word for up to. */
const upTo = /\s*[-–~～—\u81f3]\s*/g;

/** Minutes of a time of a day `HH:MM`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Reads breaks in their order; null where one cannot be read or does not end after it begins. */
export function breaksOf(text: string | null): readonly BreakSpan[] | null {
  const parts = (text ?? '')
    .replaceAll('：', ':')
    .replace(upTo, '-')
    .split(/[\s,，、;；]+/)
    .filter((part) => part !== '');
  const spans = parts.map((part): BreakSpan | null => {
    if (!span.test(part)) return null;
    const one = { from: minuteOf(part.slice(0, 5)), to: minuteOf(part.slice(6)) };
    return one.from < one.to ? one : null;
  });
  return spans.includes(null)
    ? null
    : spans.filter((one) => one !== null).toSorted((a, b) => a.from - b.from);
}
