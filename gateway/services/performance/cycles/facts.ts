import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { cyclePreview } from '#bridge/calls/performance/cycles.ts';
import type { stageKinds } from '#bridge/calls/performance/records/cycle.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay } from '#gateway/kernel/people/dated.ts';
import { employedOn } from '#gateway/kernel/people/reached-people.ts';

/** What reading takes; jobs have no more of it. */
export type Reader = Pick<CallContext, 'database' | 'tenantId' | 'locale'>;

/** What most rules ask of a cycle. */
export interface Cycle {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'running' | 'released' | 'closed';
  readonly fromOn: string;
  readonly toOn: string;
  readonly cutOffOn: string;
  readonly scaleId: string;
  readonly formId: string;
  readonly goalsMin: number;
  readonly goalsMax: number;
  readonly weightMin: string;
  readonly weightMax: string;
  readonly selfWeight: string;
  readonly peerWeight: string;
  readonly upwardWeight: string;
  readonly managerWeight: string;
  readonly missing: 'reweigh' | 'block';
  readonly leastGroup: number;
  readonly force: 'none' | 'guide' | 'force';
  /** A pool of fewer people joins the one above. */
  readonly leastPool: number;
  readonly appealDays: number;
  readonly releasedOn: string | null;
}

/** Reads a cycle, or undefined for one that the company does not have. */
export async function readCycle(
  { database, tenantId }: Pick<Reader, 'database' | 'tenantId'>,
  id: string,
): Promise<Cycle | undefined> {
  return database
    .selectFrom('performance_cycle as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', id)
    .where('c.removed_at', 'is', null)
    .select([
      'c.id',
      'c.name',
      'c.state',
      'c.from_on as fromOn',
      'c.to_on as toOn',
      'c.cut_off_on as cutOffOn',
      'c.scale_id as scaleId',
      'c.form_id as formId',
      'c.goals_min as goalsMin',
      'c.goals_max as goalsMax',
      'c.weight_min as weightMin',
      'c.weight_max as weightMax',
      'c.self_weight as selfWeight',
      'c.peer_weight as peerWeight',
      sql<string>`coalesce(c.upward_weight, 0)`.as('upwardWeight'),
      'c.manager_weight as managerWeight',
      'c.missing',
      'c.least_group as leastGroup',
      'c.force',
      sql<number>`coalesce(c.least_pool, 5)`.as('leastPool'),
      'c.appeal_days as appealDays',
      'c.released_on as releasedOn',
    ])
    .executeTakeFirst();
}

/** A level of a scale. */
export interface Level {
  readonly code: string;
  readonly name: string;
  readonly least: string;
  readonly share: string | null;
  readonly rule: 'none' | 'atMost' | 'atLeast' | 'exact';
}

/** The levels of a scale, the best first. */
export function readLevels(
  { database, tenantId, locale }: Reader,
  scaleId: string,
): Promise<readonly Level[]> {
  return database
    .selectFrom('performance_scale_level as l')
    .where('l.tenant_id', '=', tenantId)
    .where('l.scale_id', '=', scaleId)
    .orderBy('l.sort_order')
    .select([
      'l.code',
      locale === 'en' ? 'l.name_en as name' : 'l.name',
      'l.least',
      'l.share',
      'l.rule',
    ])
    .execute();
}

/** A stage with its days. */
export interface Stage {
  readonly kind: (typeof stageKinds)[number];
  readonly fromOn: string;
  readonly toOn: string;
}

/** The stages of a cycle in their order. */
export function readStages(
  { database, tenantId }: Pick<Reader, 'database' | 'tenantId'>,
  cycleId: string,
): Promise<readonly Stage[]> {
  return database
    .selectFrom('performance_cycle_stage as s')
    .where('s.tenant_id', '=', tenantId)
    .where('s.cycle_id', '=', cycleId)
    .orderBy('s.sort_order')
    .select(['s.kind', 's.from_on as fromOn', 's.to_on as toOn'])
    .execute();
}

/** Whether a stage is open on a day. */
export function isOpen(stages: readonly Stage[], kind: Stage['kind'], day: string): boolean {
  return stages.some((stage) => stage.kind === kind && stage.fromOn <= day && day <= stage.toOn);
}

type Why = ResultOf<typeof cyclePreview>['people'][number]['why'];

/** Somebody who is in a cycle, or why not. */
export interface Member {
  readonly employmentId: string;
  readonly name: string;
  readonly organId: string;
  readonly organName: string | null;
  readonly managerId: string | null;
  readonly why: Why;
}

/** Everybody who is employed today, with why somebody is not in the cycle. */
export async function readMembers(
  { database, tenantId, now }: CallContext,
  cutOffOn: string,
): Promise<readonly Member[]> {
  const today = dayOf(now());
  const { rows } = await sql<Omit<Member, 'why'> & { joinedOn: string }>`select
      e.id as "employmentId", p.name, j.organ_id as "organId", j.manager_id as "managerId",
      e.joined_on as "joinedOn", (select o.name from organ_row o where o.tenant_id = e.tenant_id
        and o.organ_id = j.organ_id and o.from_on <= ${today}::date
        and (o.to_on is null or o.to_on >= ${today}::date)) as "organName"
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    join job_row j on j.tenant_id = e.tenant_id and j.employment_id = e.id and ${jobOnDay(today)}
    where e.tenant_id = ${tenantId} and ${employedOn(today)}
    order by p.name, e.id`.execute(database);
  return rows.map(({ joinedOn, ...member }) => ({
    ...member,
    why: joinedOn > cutOffOn ? 'joined' : member.managerId === null ? 'noManager' : 'in',
  }));
}
