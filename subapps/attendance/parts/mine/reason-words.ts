import type { DayReason } from '#bridge/calls/kaoqin/mine.ts';
import { clockWords, hoursOf } from '../../stores/clock.ts';
import type { Words } from '../../texts/app-texts.ts';

/** One step of a day's result in words; empty for a step that says nothing to people. */
export function reasonWords(reason: DayReason, t: Words): string {
  const time = (minute: number | null | undefined) =>
    minute === null || minute === undefined
      ? t('reason.none')
      : clockWords(minute, (text) => t('day.nextDay', { time: text }));
  const minutes = reason.minutes ?? 0;
  switch (reason.step) {
    case 'plan':
      return planWords(reason, t, time);
    case 'leave':
    case 'trip':
      return t(`reason.${reason.step}`, { from: time(reason.from), to: time(reason.to) });
    case 'punches':
      return t('reason.punches', { in: time(reason.inAt), out: time(reason.outAt) });
    case 'break':
      return t(reason.paid ? 'reason.breakPaid' : 'reason.break', {
        from: time(reason.from),
        to: time(reason.to),
      });
    case 'flex':
      return minutes > 0
        ? t('reason.flex', { minutes, until: time(reason.until) })
        : t('reason.flexEarly', { until: time(reason.until) });
    case 'exception':
      return exceptionWords(reason, t, time);
    case 'absent':
      return t('reason.absent', { hours: hoursOf(minutes) });
    case 'adjusted':
      return t('decided.adjusted', { in: time(reason.inAt), out: time(reason.outAt) });
    case 'waived':
      return t('decided.waived');
    case 'overtime':
      return t('reason.overtime', {
        kind: t(`kind.${reason.kind ?? 'workday'}`),
        hours: hoursOf(minutes),
        basis: t(`reason.basis.${reason.basis ?? 'lesser'}`),
      });
    case 'cycle-hours':
      return t('reason.cycle', {
        hours: hoursOf(minutes),
        cycle: t(`cycle.${reason.cycle ?? 'month'}`),
      });
    case 'flexible-hours':
      return t('reason.flexible');
    default:
      return '';
  }
}

type Time = (minute: number | null | undefined) => string;

function planWords({ plan, kind = 'workday', from, to }: DayReason, t: Words, time: Time): string {
  const named = t(`kind.${kind}`);
  if (plan === 'free') return t('reason.planFree', { kind: named });
  if (plan === 'rest') return t('reason.planRest', { kind: named });
  return t('reason.planShift', { kind: named, from: time(from), to: time(to) });
}

function exceptionWords(reason: DayReason, t: Words, time: Time): string {
  const { exception = 'late', at, due, minutes = 0 } = reason;
  const name = t(`exception.${exception}`);
  if (exception === 'early') return t('reason.early', { due: time(due), at: time(at), minutes });
  if (exception === 'no-punch-in' || exception === 'no-punch-out')
    return t('reason.missing', { name, due: time(due) });
  return t('reason.late', { due: time(due), at: time(at), name, minutes });
}
