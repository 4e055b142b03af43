import { formatDate } from '#ui/texts/format.ts';

/**
 * Writes the time of a moment at the place of the reader, with its day where that is another one; null where the clock
 * there shows the same as that of the company.
 */
export function ownTime(
  at: string,
  companyZone: string,
  ownZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const [there, here] = [formatDate(at, 'minute', companyZone), formatDate(at, 'minute', ownZone)];
  if (there === here) return null;
  const isSameDay = formatDate(at, 'short', companyZone) === formatDate(at, 'short', ownZone);
  return isSameDay ? formatDate(at, 'time', ownZone) : here;
}
