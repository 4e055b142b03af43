/** How many days of the trail are shown until a person asks for others: all of it is much to count. */
export const shownDays = 7;

/** The first of the days that are shown, today among them, as `YYYY-MM-DD` where the person is. */
export function firstShownDay(now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - shownDays + 1);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${first.getFullYear()}-${two(first.getMonth() + 1)}-${two(first.getDate())}`;
}
