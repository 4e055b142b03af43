import { sql } from 'kysely';
import { countRecounts } from '../../vacation/recounts/find-recounts.ts';
import type { TimeContext } from '../days/read-plans.ts';
import { isEmployedDay, isUnpublished } from '../days/unpublished.ts';
import { isUnsettled } from '../exceptions/open-exceptions.ts';
import { rangeOfMonth } from './month-state.ts';
import { countBeyondOvertimeLimit } from './overtime-limit.ts';

/** What should be settled before a month is closed. */
export interface Finding {
  readonly kind:
    | 'openDays'
    | 'exceptions'
    | 'pendingLeave'
    | 'pendingOvertime'
    | 'pendingTrips'
    | 'pendingPatches'
    | 'pendingReturns'
    | 'unpublishedDays'
    | 'leaveCounts'
    | 'overtimeLimit'
    | 'noResults';
  readonly count: number;
  /** A month with it is never closed. */
  readonly blocks: boolean;
}

/** Looks for what is open in a month: days, exceptions, requests, people no one judged. */
export async function findOpen(context: TimeContext, month: string): Promise<readonly Finding[]> {
  const counts: Readonly<Record<Finding['kind'], number>> = {
    ...(await countOpen(context, month)),
    leaveCounts: await countRecounts(context, month),
    overtimeLimit: await countBeyondOvertimeLimit(context, month),
  };
  return kinds.flatMap((kind) => {
    const count = counts[kind];
    return count === 0 ? [] : [{ kind, count, blocks: kind === 'openDays' }];
  });
}

type CountedInOne = Exclude<Finding['kind'], 'leaveCounts' | 'overtimeLimit'>;

async function countOpen(
  { database, tenantId }: TimeContext,
  month: string,
): Promise<Readonly<Record<CountedInOne, number>>> {
  const { from, to } = rangeOfMonth(month);
  const { rows } = await sql<Record<CountedInOne, number>>`select
    (select count(*)::int from day_result d where d.tenant_id = ${tenantId}
      and d.day between ${from}::date and ${to}::date and d.state = 'open') as "openDays",
    (select count(*)::int from day_result d where d.tenant_id = ${tenantId}
      and d.day between ${from}::date and ${to}::date and ${isUnsettled(null)}) as exceptions,
    (select count(*)::int from leave_request r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.from_on <= ${to}::date and r.to_on >= ${from}::date) as "pendingLeave",
    (select count(*)::int from overtime_request r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.day between ${from}::date and ${to}::date) as "pendingOvertime",
    (select count(*)::int from trip_request r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.from_on <= ${to}::date and r.to_on >= ${from}::date) as "pendingTrips",
    (select count(*)::int from punch_patch r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.day between ${from}::date and ${to}::date) as "pendingPatches",
    (select count(*)::int from leave_return r where r.tenant_id = ${tenantId}
      and r.pending is not null and r.removed_at is null
      and r.from_on <= ${to}::date and r.to_on >= ${from}::date) as "pendingReturns",
    (select count(*)::int from roster_day d
      join employment e on e.tenant_id = d.tenant_id and e.id = d.employment_id
      where d.tenant_id = ${tenantId} and d.day between ${from}::date and ${to}::date
      and ${isUnpublished} and ${isEmployedDay}) as "unpublishedDays",
    (select count(*)::int from employment e where e.tenant_id = ${tenantId}
      and e.joined_on <= ${to}::date and (e.left_on is null or e.left_on >= ${from}::date)
      and not exists (select from day_result d where d.tenant_id = e.tenant_id
        and d.employment_id = e.id and d.day between ${from}::date and ${to}::date))
      as "noResults"`.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A query without a table returns one row.');
  return counts;
}

const kinds = [
  'openDays',
  'exceptions',
  'pendingLeave',
  'pendingOvertime',
  'pendingTrips',
  'pendingPatches',
  'pendingReturns',
  'unpublishedDays',
  'leaveCounts',
  'overtimeLimit',
  'noResults',
] as const;
