/** Whole days from today in the time zone of the company to a day; negative once it is over. */
export function daysUntil(day: string): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}
