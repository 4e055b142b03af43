/** When the people of a panel are free. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, dayOf, startOf } from '#gateway/kernel/people/calendar.ts';

/** What reads rows of a company. */
export type CompanyRows = Pick<CallContext, 'database' | 'tenantId'>;

/** A day, and minutes after midnight in the company's time zone. */
export interface Time {
  readonly on: string;
  readonly from: number;
}

/** A span of a day in which somebody of the panel is busy. */
interface Busy {
  readonly on: string;
  readonly from: number;
  readonly until: number;
}

const noon = 12 * 60;

/** The moment at which a time begins. */
export function momentOf({ on, from }: Time): Date {
  return new Date(startOf(on).getTime() + from * 60_000);
}

/**
 * Reads when somebody of the panel has an interview or approved leave, from one day to another. The interview `except` is
 * left out: it is the one that moves.
 */
export async function readBusy(
  { database, tenantId }: CompanyRows,
  panel: readonly string[],
  days: { readonly from: string; readonly to: string },
  except: string | null = null,
): Promise<readonly Busy[]> {
  const { rows } = await sql<Busy>`
    select i.held_on as "on", i.starts_at as "from", i.starts_at + i.minutes as "until"
    from interview i join interview_member m on m.tenant_id = i.tenant_id and m.interview_id = i.id
    where i.tenant_id = ${tenantId} and i.state = 'booked' and i.id is distinct from ${except}::uuid
      and m.employment_id = any(${[...panel]}::uuid[]) and i.held_on between ${days.from} and ${days.to}
    union all
    select d.day, case d.half when 'pm' then ${noon}
        when 'times' then left(d.from_at, 2)::int * 60 + right(d.from_at, 2)::int else 0 end,
      case d.half when 'am' then ${noon}
        when 'times' then left(d.to_at, 2)::int * 60 + right(d.to_at, 2)::int else 1440 end
    from leave_request r join leave_request_day d on d.tenant_id = r.tenant_id and d.request_id = r.id
    where r.tenant_id = ${tenantId} and r.state = 'approved' and r.removed_at is null
      and r.employment_id = any(${[...panel]}::uuid[]) and d.day between ${days.from} and ${days.to}`.execute(
    database,
  );
  return rows;
}

/** Whether a time of so many minutes touches none of the busy ones; ends that only meet do not touch. */
export function isFree(busy: readonly Busy[], { on, from }: Time, minutes: number): boolean {
  return !busy.some((one) => one.on === on && one.from < from + minutes && from < one.until);
}

const proposed = 10;
const perDay = 2;
const ahead = 14;
/** Working hours within which an interview is proposed, without lunch. */
const halves = [
  [9 * 60, noon],
  [13 * 60 + 30, 18 * 60],
] as const;

/** Up to ten free times of the next two weeks, at most two a day, on the full hour from the first of a half day. */
export function proposeTimes(busy: readonly Busy[], minutes: number, earliest: Date): Time[] {
  const found: Time[] = [];
  const today = dayOf(earliest);
  for (let offset = 0; offset < ahead && found.length < proposed; offset += 1) {
    const on = addDays(today, offset);
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const free = halves.flatMap(([start, end]) => {
      const times: Time[] = [];
      for (let from: number = start; from + minutes <= end; from += 60) times.push({ on, from });
      const first = times.find((time) => momentOf(time) >= earliest && isFree(busy, time, minutes));
      return first === undefined ? [] : [first];
    });
    found.push(...free.slice(0, Math.min(perDay, proposed - found.length)));
  }
  return found;
}
