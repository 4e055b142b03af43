/** `930`, `0930` and `09:30` typed sign by sign: the last two digits are the minutes. */
export function asTime(typed: string): string {
  const [hours = '', minutes] = typed
    .replace('：', ':')
    .replace(/[^\d:]/g, '')
    .split(':');
  if (minutes !== undefined && minutes.length <= 2) return `${hours.slice(0, 2)}:${minutes}`;
  const digits = `${hours}${minutes ?? ''}`.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, -2)}:${digits.slice(-2)}` : digits;
}

/** A time with both digits of its hour. */
export function padded(time: string): string {
  return /^\d:\d\d$/.test(time) ? `0${time}` : time;
}
