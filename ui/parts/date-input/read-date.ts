/**
 * Reads a calendar date as people type it: `2026-11-21`, `2026/1/3`, `2026年1月3日`, `20261121`, full-width digits too.
 * Gives `YYYY-MM-DD`, or nothing for what is no day of the calendar.
 */
export function readDate(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim();
  // \u5e74, \u6708 and \u65e5 are the Chinese signs after a year, a month and a day.
  const parts =
    /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ??
    /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*[-/.\u6708]\s*(\d{1,2})\s*\u65e5?$/.exec(plain);
  if (!parts) return undefined;
  const [, year = '', month = '', day = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The engine rolls 31 February over into March; the way back tells.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * Reads a month as people type it: `2026-11`, `2026/1`, `2026年1月`, `202611`, or any day of it. Gives the first day of the
 * month, or nothing for what is none.
 */
export function readMonth(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim();
  const parts =
    /^(\d{4})(\d\d)$/.exec(plain) ?? /^(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})\s*\u6708?$/.exec(plain);
  if (!parts) return readDate(typed)?.replace(/\d\d$/, '01');
  const [, year = '', month = ''] = parts;
  return readDate(`${year}-${month}-01`);
}
