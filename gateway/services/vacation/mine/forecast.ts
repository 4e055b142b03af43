import { leaveRequest } from '#bridge/calls/vacation/records/leave-request.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { publishedFor } from '../../workflow/gate.ts';
import { subjectOf } from '../../workflow/people.ts';
import { forecastOf } from '../../workflow/preview.ts';
import { organFact } from '../../workflow/record-form.ts';
import type { AskedLeave } from '../balances/count-leave.ts';
import { type Amount, amountText } from '../engine/amount.ts';

/** One step of the route of a leave: who is asked in it. */
export interface RouteStep {
  readonly node: string;
  readonly name: string;
  readonly people: string[];
}

/** Who would be asked for a leave that is not written yet; null where no approval is needed. */
export function forecastLeave(
  context: CallContext,
  asked: AskedLeave,
  total: Amount,
): Promise<RouteStep[] | null> {
  const { employment, type, fromOn, fromHalf, toOn, toHalf } = asked;
  return forecastRequest(context, leaveRequest.name, employment, {
    employment,
    type,
    fromOn,
    fromHalf,
    toOn,
    toHalf,
    ...(asked.fromAt && { fromAt: asked.fromAt }),
    ...(asked.toAt && { toAt: asked.toAt }),
    days: amountText(total, 2),
  });
}

/** Who would be asked for a request of a person that is not written yet; null where no approval is needed. */
export async function forecastRequest(
  context: CallContext,
  record: string,
  employment: string,
  values: Readonly<Record<string, string>>,
): Promise<RouteStep[] | null> {
  const version = await publishedFor(context, record, 'submit');
  if (version === null) return null;
  const organ = await organOf(context, employment);
  const { steps } = await forecastOf(context, version, {
    values: { ...values, [organFact]: organ ?? '' },
    lines: [],
    title: { zh: '', en: '' },
    subject: await subjectOf(context, employment),
    organ,
  });
  return steps
    .filter(({ kind }) => kind === 'approve' || kind === 'handle')
    .map(({ node, name, people }) => ({ node, name, people: people.map((one) => one.name) }));
}

async function organOf(
  { database, tenantId, now }: CallContext,
  employment: string,
): Promise<string | null> {
  const today = dayOf(now());
  const row = await database
    .selectFrom('job_row')
    .where('tenant_id', '=', tenantId)
    .where('employment_id', '=', employment)
    .where('from_on', '<=', today)
    .where((is) => is.or([is('to_on', 'is', null), is('to_on', '>=', today)]))
    .select('organ_id')
    .executeTakeFirst();
  return row?.organ_id ?? null;
}
