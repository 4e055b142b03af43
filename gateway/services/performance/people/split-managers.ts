/** Managers of one cycle who share a review by days: who is asked, and for how many of them. */
import { type RawBuilder, sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { type ManagerPart, type ManagerSpan, managerParts } from '../engine/manager-days.ts';
import { openFileOf } from '../files.ts';
import { settleScore } from '../reviews/settle.ts';
import { tellPeople } from '../tell.ts';

type Context = Pick<CallContext, 'database' | 'tenantId' | 'now'>;

interface Asked {
  readonly id: string;
  readonly reviewerId: string;
  readonly role: 'manager' | 'former';
  readonly state: 'open' | 'submitted';
  readonly days: number | null;
}

interface Wanted {
  readonly reviewerId: string;
  readonly role: 'manager' | 'former';
  readonly days: number | null;
}

interface SplitFile {
  readonly id: string;
  readonly name: string;
  readonly cycleName: string;
  readonly managerId: string;
  readonly spans: readonly (ManagerSpan & { readonly isGone: boolean })[];
  readonly asked: readonly Asked[];
}

/** Whether the cycle (`c`) divides reviews by days and its managers are asked already. */
export function isSplit(today: string): RawBuilder<boolean> {
  return sql<boolean>`(c.transfer is not distinct from 'split' and exists (select from performance_cycle_stage s
    where s.tenant_id = c.tenant_id and s.cycle_id = c.id and s.kind = 'manager'
      and s.from_on <= ${today}::date))`;
}

/** A leader who is asked for the review of a file that another one had. */
export interface HandedOver {
  readonly leader: string;
  readonly cycleName: string;
}

/** Asks the managers of each file for their parts; a second time changes nothing. */
export async function splitManagers(
  context: Context,
): Promise<{ readonly changed: number; readonly handed: readonly HandedOver[] }> {
  let changed = 0;
  const handed: HandedOver[] = [];
  for (const file of await readSplitFiles(context)) {
    const added = await askManagers(context, file);
    if (added === null) continue;
    changed += 1;
    const { cycleName } = file;
    const managers = added.filter(({ role }) => role === 'manager');
    handed.push(...managers.map(({ reviewerId }) => ({ leader: reviewerId, cycleName })));
  }
  return { changed, handed };
}

/** Files with more than one manager in their cycle, with a part that is asked already, or whose manager is another one by now; locked. */
async function readSplitFiles({ database, tenantId, now }: Context): Promise<readonly SplitFile[]> {
  const today = dayOf(now());
  const { rows } =
    await sql<SplitFile>`select a.id, p.name, c.name as "cycleName", a.manager_id as "managerId",
      (select coalesce(json_agg(json_build_object('managerId', j.manager_id,
          'fromOn', greatest(j.from_on, c.from_on, e.joined_on), 'toOn', least(j.to_on, c.to_on),
          'isGone', coalesce(m.left_on < ${today}::date, false)) order by j.from_on), '[]')
        from job_row j
        left join employment m on m.tenant_id = j.tenant_id and m.id = j.manager_id
        where j.tenant_id = a.tenant_id and j.employment_id = a.employment_id
          and j.from_on <= least(c.to_on, ${today}::date)
          and (j.to_on is null or j.to_on >= greatest(c.from_on, e.joined_on))) as spans,
      (select coalesce(json_agg(json_build_object('id', v.id, 'reviewerId', v.reviewer_id,
          'role', v.role, 'state', v.state, 'days', v.days)), '[]')
        from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
          and v.role in ('manager', 'former')) as asked
    from appraisal a
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
      and c.state = 'running' and c.removed_at is null and ${isSplit(today)}
    join employment e on e.tenant_id = a.tenant_id and e.id = a.employment_id
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where a.tenant_id = ${tenantId} and a.not_rated is null and a.manager_id is not null
      and (exists (select from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
          and v.role = 'former')
        or exists (select from review v where v.tenant_id = a.tenant_id and v.appraisal_id = a.id
          and v.role = 'manager' and v.state = 'open' and v.reviewer_id <> a.manager_id)
        or (select count(distinct j.manager_id) from job_row j
          where j.tenant_id = a.tenant_id and j.employment_id = a.employment_id
            and j.from_on <= least(c.to_on, ${today}::date)
            and (j.to_on is null or j.to_on >= c.from_on)) > 1)
    order by a.id for update of a`.execute(database);
  return rows;
}

/** The parts of a file: who has rated counts, who left without a word does not; after the last rating no one is added. */
function partsOf({ managerId, spans, asked }: SplitFile): readonly ManagerPart[] {
  const known = new Map(asked.map((one) => [one.reviewerId, one]));
  const isFrozen = asked.some(({ role, state }) => role === 'manager' && state === 'submitted');
  const last = spans.at(-1);
  return managerParts(
    spans.map((span) => {
      const { isGone, ...days } = span;
      const review = span.managerId === null ? undefined : known.get(span.managerId);
      if (review?.state === 'submitted') return days;
      // The leader of today takes the place of a last manager who left.
      if (isGone) return { ...days, managerId: span === last && !isFrozen ? managerId : null };
      return isFrozen && review === undefined ? { ...days, managerId: null } : days;
    }),
  );
}

/** The reviews that are asked for the first time; null where nothing changes. */
async function askManagers(context: Context, file: SplitFile): Promise<readonly Wanted[] | null> {
  const parts = partsOf(file);
  const last = parts.at(-1);
  if (last === undefined) return null;
  // One manager alone needs no days.
  const wanted = parts.map(
    ({ managerId, days }): Wanted => ({
      reviewerId: managerId,
      role: managerId === last.managerId ? 'manager' : 'former',
      days: parts.length === 1 ? null : days,
    }),
  );
  const isSame = (asked: Asked, one: Wanted): boolean =>
    asked.reviewerId === one.reviewerId && asked.role === one.role && asked.days === one.days;
  const rest = file.asked.filter((asked) => !wanted.some((one) => isSame(asked, one)));
  const idle = rest.filter(
    ({ reviewerId, role, days }) =>
      role === 'former' && days === null && !wanted.some((one) => one.reviewerId === reviewerId),
  );
  const missing = wanted.filter((one) => !file.asked.some((asked) => isSame(asked, one)));
  if (missing.length === 0 && rest.length === idle.length) return null;
  for (const asked of rest) await settleAsked(context, asked, wanted);
  const added = missing.filter(
    (one) => !file.asked.some(({ reviewerId }) => reviewerId === one.reviewerId),
  );
  await addAsked(context, file, added);
  const copy = { ...context, locale: 'zh-CN' as const };
  await settleScore(copy, await openFileOf(copy, file.id));
  return added;
}

/** A review that is asked for already: another role or other days, or it is void. What was submitted is kept. */
async function settleAsked(
  { database, tenantId }: Context,
  { id, reviewerId, state }: Asked,
  wanted: readonly Wanted[],
): Promise<void> {
  const found = wanted.find((one) => one.reviewerId === reviewerId);
  if (found === undefined && state === 'open') {
    await sql`delete from review where tenant_id = ${tenantId} and id = ${id}
      and state = 'open'`.execute(database);
    return;
  }
  const { role, days } = found ?? { role: 'former', days: null };
  await sql`update review set role = ${role}, days = ${days}, version = version + 1
    where tenant_id = ${tenantId} and id = ${id}`.execute(database);
}

async function addAsked(context: Context, file: SplitFile, added: readonly Wanted[]) {
  const { database, tenantId } = context;
  if (added.length === 0) return;
  await database
    .insertInto('review')
    .values(
      added.map(({ reviewerId, role, days }) => ({
        tenant_id: tenantId,
        id: uuid7(),
        appraisal_id: file.id,
        reviewer_id: reviewerId,
        role,
        state: 'open' as const,
        days,
      })),
    )
    .execute();
  // A manager is no peer: what they are asked as one and have not written is void.
  await sql`delete from review where tenant_id = ${tenantId} and appraisal_id = ${file.id}
    and role = 'peer' and state in ('proposed', 'open')
    and reviewer_id = any(${added.map(({ reviewerId }) => reviewerId)}::uuid[])`.execute(database);
  await tellPeople(
    context,
    added.filter(({ role }) => role === 'former').map(({ reviewerId }) => reviewerId),
    { kind: 'partAsked', name: file.name, route: '/mine' },
  );
}
