import { hoursOf, wallTime } from '../../stores/clock.ts';
import type { Shift } from '../../stores/draft.ts';
import type { Finding } from '../../stores/findings.ts';
import type { Words } from '../../texts/app-texts.ts';

/** A shift in a narrow cell. */
export function shortShift({ letter, name }: Pick<Shift, 'letter' | 'name'>): string {
  return letter ?? [...name].slice(0, 2).join('');
}

/** A plan in words. */
export function planWords(plan: number, shifts: readonly Shift[], t: Words): string {
  if (plan < 0) return t('none');
  return plan === 0 ? t('restDay') : (shifts[plan - 1]?.name ?? '');
}

/** From when to when a shift is. */
export function shiftTimes({ from, to }: Pick<Shift, 'from' | 'to'>, t: Words): string {
  const times = { from: wallTime(from), to: wallTime(to) };
  return to > 1440 ? t('overnight', times) : t('shiftHours', times);
}

/** A session of training in words. */
export function trainingWords(
  { from, to, name }: Pick<Shift, 'from' | 'to' | 'name'>,
  t: Words,
): string {
  return t('grid.training', { from: wallTime(from), to: wallTime(to), name });
}

/** What is wrong, in words. */
export function findingWords({ kind, amount, about }: Finding, t: Words): string {
  if (kind === 'daysInARow') return t('conflict.daysInARow', { days: amount });
  return t(`conflict.${kind}`, { hours: hoursOf(amount), name: about ?? '' });
}
