/** Days from the first to the last, both included, `YYYY-MM-DD`; `''` for no end. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The ranges people ask for most. */
export const datePresets = ['today', 'week', 'month', 'lastMonth', 'last30', 'year'] as const;

export type DatePreset = (typeof datePresets)[number];

/** The days of a preset, seen from a day (`YYYY-MM-DD`). A week begins on Monday, the last 30 days end today. */
export function presetRange(preset: DatePreset, today: string): DateRange {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'week': {
      const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
      return { from: iso(year, month, day - weekday), to: iso(year, month, day - weekday + 6) };
    }
    case 'month':
      return { from: iso(year, month, 1), to: iso(year, month + 1, 0) };
    case 'lastMonth':
      return { from: iso(year, month - 1, 1), to: iso(year, month, 0) };
    case 'last30':
      return { from: iso(year, month, day - 29), to: today };
    case 'year':
      return { from: iso(year, 1, 1), to: iso(year, 12, 31) };
  }
}

/** Today where the browser is, `YYYY-MM-DD`. */
export function localToday(now: Date = new Date()): string {
  return iso(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

// Days and months beyond their ends roll over: day 0 is the last of the month before.
function iso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
