/**
 * Reads a calendar date as people type it: `2026-11-21`, `2026/1/3`, `2026年1月3日`, `20261121`, full-width digits too.
 * Gives `YYYY-MM-DD`, or nothing for what is no day of the calendar.
 */
export function readDate(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim();
  const parts =
    /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain);
  if (!parts) return undefined;
  const [, year = '', month = '', day = ''] = parts;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The engine rolls 31 February over into March; the way back tells.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
