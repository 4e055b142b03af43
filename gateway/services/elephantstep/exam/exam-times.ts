import { addDays, startOf } from '#gateway/kernel/people/calendar.ts';

/** The moment an exam closes: the time of its last day, or the end of that day; null for one that stays open. */
export function closingOf({
  closesOn,
  closesAt,
}: {
  readonly closesOn: string | null;
  readonly closesAt: number | null;
}): Date | null {
  if (closesOn === null) return null;
  if (closesAt === null) return startOf(addDays(closesOn, 1));
  return new Date(startOf(closesOn).getTime() + closesAt * 60_000);
}

/** An attempt ends with its minutes, and never after the closing of the exam. */
export function deadlineOf(start: Date, minutes: number, closing: Date | null): Date {
  const end = start.getTime() + minutes * 60_000;
  return new Date(closing === null ? end : Math.min(end, closing.getTime()));
}
