/** A time span in minutes as people write it: `h:mm`. */
export function spanText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
