const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today where the companies work, `YYYY-MM-DD`. */
export function dayOfToday(): string {
  return calendarDay.format(new Date());
}
