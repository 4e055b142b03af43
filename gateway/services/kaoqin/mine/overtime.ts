import { sql } from 'kysely';
import { overtimeRequest } from '#bridge/calls/kaoqin/records/overtime-request.ts';
import type { applyOvertime, previewOvertime } from '#bridge/calls/kaoqin/requests.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { DayKind } from '#gateway/kernel/law/holidays.ts';
import { type OvertimeRule, overtimeOn } from '#gateway/kernel/law/working-time.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { ownEmployment } from '#gateway/kernel/people/own-employment.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { moveRow } from '#gateway/record/save/move.ts';
import { createRow } from '#gateway/record/save/verbs.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { forecastRequest } from '../../vacation/mine/forecast.ts';
import { type Plans, readPlans } from '../days/read-plans.ts';
import { clockMinute } from '../engine/clock.ts';
import { overtimeBreaches } from '../engine/overtime.ts';
import { type HoursRule, standardHours } from '../engine/working-hours.ts';
import { findOvertimeBans } from '../protection/overtime-bans.ts';
import { overtimeRequests } from '../records/overtime-requests.ts';

type Asked = ParsedRequestOf<typeof previewOvertime>;

/** What overtime of the caller comes to; nothing is written. */
export async function answerOvertimePreview(
  context: CallContext,
  { day, fromAt, toAt }: Asked,
): Promise<ResultOf<typeof previewOvertime>> {
  const employment = ownEmployment(context);
  const minutes = clockMinute(toAt) - clockMinute(fromAt);
  if (minutes <= 0)
    throw new RefusedError('badInput', { fields: [{ path: 'toAt', issue: 'dateOrder' }] });
  const monday = mondayOf(day);
  const week = { from: monday, to: addDays(monday, 6) };
  const plans = await readPlans(context, [employment], week);
  if (plans.planOf(employment, day) === null)
    throw new RefusedError('badInput', { fields: [{ path: 'day', issue: 'notEmployed' }] });
  const kind = kindFor(plans, employment, day);
  const asked = await readAsked(context, employment, day);
  const rule = overtimeOn({ place: 'CN', asOf: day });
  const hours = plans.groupOf(employment, day)?.hours ?? standardHours;
  const breaches = overtimeBreaches(
    {
      // The limits of a day are those of a day of work; a rest day is limited by the month and by the rest of its week.
      dayMinutes: kind === 'workday' ? asked.day + minutes : 0,
      monthMinutes: asked.month + minutes,
      restDaysInWeek: restDays(plans, employment, monday) - (kind === 'rest-day' ? 1 : 0),
    },
    rule,
  );
  const [ban = null] = await findOvertimeBans(context, [{ employment, day, fromAt, toAt }]);
  const values = { employment, day, fromAt, toAt, settle: 'pay', reason: '' };
  return {
    minutes,
    kind,
    hours: hours.system,
    percent: percentOf(hours, kind, rule),
    monthMinutes: asked.month + minutes,
    breaches: breaches.filter((one) => one !== 'no-weekly-rest-day' || kind === 'rest-day'),
    ban,
    route: await forecastRequest(context, overtimeRequest.name, employment, values),
  };
}

/** Asks for overtime of the caller: made and sent in one. */
export async function answerApplyOvertime(
  context: CallContext,
  asked: ParsedRequestOf<typeof applyOvertime>,
): Promise<ResultOf<typeof applyOvertime>> {
  const scope = await openScope(context, overtimeRequests, records);
  const { id = '', version = 1 } = await createRow(scope, {
    values: { employment: ownEmployment(context), ...asked },
  });
  const sent = await moveRow(scope, { id, version, move: 'submit' });
  return { pending: typeof sent.pending === 'string' };
}

/** Comprehensive hours pay what is beyond their norm like a workday; flexible hours pay holidays by law at most. */
function percentOf({ system, holidayPay }: HoursRule, kind: DayKind, rule: OvertimeRule): number {
  if (system === 'standard' || (system === 'comprehensive' && kind === 'statutory-holiday'))
    return rule.percent[kind];
  if (system === 'comprehensive') return rule.percent.workday;
  return kind === 'statutory-holiday' && holidayPay ? rule.percent[kind] : 0;
}

function kindFor(plans: Plans, employment: string, day: string): DayKind {
  if (plans.calendarOf(day).kind === 'statutory-holiday') return 'statutory-holiday';
  return plans.planOf(employment, day)?.plan.kind === 'rest' ? 'rest-day' : 'workday';
}

function restDays(plans: Plans, employment: string, monday: string): number {
  const days = [0, 1, 2, 3, 4, 5, 6].map((step) => addDays(monday, step));
  return days.filter((day) => plans.planOf(employment, day)?.plan.kind === 'rest').length;
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Minutes of overtime that are approved or wait for it: on a day, and in its month. */
async function readAsked(
  { database, tenantId }: CallContext,
  employment: string,
  day: string,
): Promise<{ readonly day: number; readonly month: number }> {
  const month = monthStart(day);
  const rows = await database
    .selectFrom('overtime_request')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employment)
    .where('removed_at', 'is', null)
    .where((is) =>
      is.or([
        is('state', '=', 'approved'),
        is.and([is('state', '=', 'draft'), is('pending', 'is not', null)]),
      ]),
    )
    .where(sql<boolean>`day >= ${month}::date and day < ${addMonths(month, 1)}::date`)
    .select(['day', 'from_at', 'to_at'])
    .execute();
  const sum = (some: typeof rows) =>
    some.reduce((all, row) => all + clockMinute(row.to_at) - clockMinute(row.from_at), 0);
  return { day: sum(rows.filter((row) => row.day === day)), month: sum(rows) };
}
