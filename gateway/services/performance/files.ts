/** The file of one person in one cycle, as calls open it. */
import { type RawBuilder, sql } from 'kysely';
import type { notRatedReasons } from '#bridge/calls/performance/shapes.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { callerOf } from '#gateway/kernel/people/role-rights.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type Cycle, type Reader, readCycle, readStages, type Stage } from './cycles/facts.ts';

/** A goal as it was sent. */
export interface DraftGoal {
  readonly id: string;
  readonly name: string;
  readonly measure?: string | undefined;
  readonly weight: string;
  readonly dueOn?: string | undefined;
  readonly parentId?: string | undefined;
  readonly kpi?:
    | {
        readonly direction: 'up' | 'down' | 'done';
        readonly target?: string | undefined;
        readonly unit?: string | undefined;
      }
    | undefined;
}

/** Whether there are goals that count: confirmed ones, also while they are being changed. */
export function hasGoals({
  goalsState,
  goalsDraft,
}: Pick<File, 'goalsState' | 'goalsDraft'>): boolean {
  return goalsState === 'set' || goalsDraft !== null;
}

/** A file with its cycle. */
export interface File {
  readonly id: string;
  readonly version: number;
  readonly employmentId: string;
  readonly managerId: string | null;
  readonly goalsState: 'draft' | 'asked' | 'set';
  readonly goalsNote: string | null;
  /** Goals that wait to replace those in force; null for none. */
  readonly goalsDraft: readonly DraftGoal[] | null;
  readonly peersConfirmed: boolean;
  readonly score: string | null;
  readonly proposed: string | null;
  readonly level: string | null;
  readonly potential: 'low' | 'middle' | 'high' | null;
  readonly notRated: (typeof notRatedReasons)[number] | null;
  readonly acknowledgedOn: string | null;
  readonly name: string;
  readonly managerName: string | null;
  readonly cycle: Cycle;
  readonly stages: readonly Stage[];
}

/** The name of the person of an employment. */
export function nameOf(tenantId: string, column: string): RawBuilder<string | null> {
  return sql<string | null>`(select p.name from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where e.tenant_id = ${tenantId} and e.id = ${sql.ref(column)})`;
}

/** The name that an organisation has today. */
export function organNameOf(
  { tenantId, now }: CallContext,
  column: string,
): RawBuilder<string | null> {
  return sql<string | null>`(select o.name from organ_row o where o.tenant_id = ${tenantId}
    and o.organ_id = ${sql.ref(column)} and o.from_on <= ${dayOf(now())}::date
    and (o.to_on is null or o.to_on >= ${dayOf(now())}::date))`;
}

async function readFile(
  context: Reader,
  id: string,
  condition: RawBuilder<boolean>,
  { locked = false }: { readonly locked?: boolean } = {},
): Promise<File> {
  const { database, tenantId } = context;
  const query = database
    .selectFrom('appraisal as a')
    .where('a.tenant_id', '=', tenantId)
    .where('a.id', '=', id)
    .where(condition)
    .select([
      'a.id',
      'a.version',
      'a.cycle_id as cycleId',
      'a.employment_id as employmentId',
      'a.manager_id as managerId',
      'a.goals_state as goalsState',
      'a.goals_note as goalsNote',
      'a.goals_draft as goalsDraft',
      'a.peers_confirmed as peersConfirmed',
      'a.score',
      'a.proposed',
      'a.level',
      'a.potential',
      'a.not_rated as notRated',
      'a.acknowledged_on as acknowledgedOn',
      nameOf(tenantId, 'a.employment_id').as('name'),
      nameOf(tenantId, 'a.manager_id').as('managerName'),
    ]);
  const row = await (locked ? query.forUpdate('a') : query).executeTakeFirst();
  const cycle = row && (await readCycle(context, row.cycleId));
  if (row === undefined || cycle === undefined) throw new RefusedError('notFound');
  const stages = await readStages(context, cycle.id);
  const goalsDraft = row.goalsDraft as readonly DraftGoal[] | null;
  return { ...row, goalsDraft, name: row.name ?? '', cycle, stages };
}

type Options = { readonly locked?: boolean };

/**
 * The caller's own file.
 * @throws {RefusedError} `notFound`
 */
export function openOwnFile(context: CallContext, id: string, options?: Options): Promise<File> {
  const own = callerOf(context).employmentId;
  return readFile(context, id, sql<boolean>`a.employment_id = ${own}`, options);
}

/**
 * Any file, for calls that have checked who asks.
 * @throws {RefusedError} `notFound`
 */
export function openFileOf(context: Reader, id: string, options?: Options): Promise<File> {
  return readFile(context, id, sql<boolean>`true`, options);
}

/**
 * The file of a direct report.
 * @throws {RefusedError} `notFound`
 */
export function openReportFile(context: CallContext, id: string, options?: Options): Promise<File> {
  const own = callerOf(context).employmentId;
  return readFile(context, id, sql<boolean>`a.manager_id = ${own}`, options);
}

/**
 * The file of somebody in the reach of those roles that hold a function; the own one is left out, so that no one
 * decides about themselves.
 * @throws {RefusedError} `notFound`
 */
export async function openReachedFile(
  context: CallContext,
  id: string,
  functionId: string,
  options?: Options,
): Promise<File> {
  return readFile(context, id, await reachesOthers(context, functionId), options);
}

/** The condition on a file (`a`): its person is in reach and is not the caller. */
export async function reachesOthers(
  context: CallContext,
  functionId: string,
): Promise<RawBuilder<boolean>> {
  const own = callerOf(context).employmentId;
  return sql<boolean>`(${await reachesFile(context, functionId)}
    and a.employment_id is distinct from ${own})`;
}

/** The condition on a file (`a`): its person is in reach. */
export async function reachesFile(
  context: CallContext,
  functionId: string,
): Promise<RawBuilder<boolean>> {
  const reach = await readReach(context, undefined, { bizType: 'performanceGoal', functionId });
  if (!reach.isSuper && reach.roles.length === 0) return sql<boolean>`false`;
  return sql<boolean>`a.employment_id in (${reachedPeople(context, reach).select('e.id')})`;
}

/** Raises the version of a file and sets columns of it; returns the new version. */
export async function saveFile(
  { database, tenantId, record }: CallContext,
  { id }: Pick<File, 'id'>,
  changes: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { version } = await database
    .updateTable('appraisal')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  record(`appraisal:${id}`);
  return version;
}
