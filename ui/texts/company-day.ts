const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today where the companies work, `YYYY-MM-DD`, wherever the browser is. */
export function companyToday(now: Date = new Date()): string {
  return day.format(now);
}
