const calendarDay = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today where the companies work, `YYYY-MM-DD`. */
export function dayOfToday(): string {
  // Put together from its parts: in which order a locale writes them differs from engine to engine.
  const parts = new Map(
    calendarDay.formatToParts(new Date()).map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
