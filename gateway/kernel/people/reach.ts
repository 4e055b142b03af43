import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '../handler.ts';
import { dayOf } from './calendar.ts';
import { onDay, pathWithin } from './dated.ts';
import { callerOf, type RightsSubject, type RoleRights, readRolesOf } from './role-rights.ts';

/**
 * Whose records the caller reaches on a day. This is the only place that turns data ranges into
 * SQL; list, count, export, record, tree and figures all ask it, so none can show more than another.
 */
export interface Reach {
  readonly tenantId: string;
  readonly day: string;
  /** May read and write everything; has no roles here. */
  readonly isSuper: boolean;
  readonly everything: boolean;
  readonly roles: readonly RoleReach[];
  /** Organisation of the caller's own employment, or null. */
  readonly ownOrganId: string | null;
  /** The caller's own employment, or null. */
  readonly ownEmploymentId: string | null;
}

/** One role with its range resolved to places in the organisation. */
export interface RoleReach extends RoleRights {
  /** These organisations and all below them, by path. */
  readonly paths: readonly string[];
  /** Exactly this organisation. */
  readonly organId: string | null;
  /** Exactly this employment. */
  readonly employmentId: string | null;
}

/** Where a record stands, as a role's range looks at it. */
export interface Standing {
  readonly employmentId: string;
  readonly organId: string;
  readonly organPath: string;
}

/** Whose rows are asked for. */
export interface ReachOf {
  /** The business type its field rules are filed under. */
  readonly bizType: string;
  /** Only roles that hold this function count: the range of one role does not open what another is about. */
  readonly functionId: string;
}

/** Reads the caller's reach on a day, today when none is given: over people, or over the rows of a record. */
export function readReach(context: CallContext, day?: string, of?: ReachOf): Promise<Reach> {
  return readReachOf(context, callerOf(context), day, of);
}

/** Reads the reach of an account on a day; only who administers roles asks for another one than the own. */
export async function readReachOf(
  context: CallContext,
  subject: RightsSubject,
  day?: string,
  of?: ReachOf,
): Promise<Reach> {
  const today = dayOf(context.now());
  const { roles: all, ownOrganId } = await readRolesOf(context, subject, today, of?.bizType);
  const roles = all.filter((role) => of === undefined || role.functions.has(of.functionId));
  const asked = day ?? today;
  const paths = await readPaths(context, asked, [
    ...(ownOrganId === null ? [] : [ownOrganId]),
    ...roles.flatMap((role) => role.organIds),
  ]);
  const resolved = roles.map((role) => resolve(role, subject, ownOrganId, paths));
  return {
    tenantId: context.tenantId,
    day: asked,
    isSuper: subject.isSuper,
    everything: subject.isSuper || resolved.some((role) => role.kind === 'all'),
    roles: resolved,
    ownOrganId,
    ownEmploymentId: subject.employmentId,
  };
}

function resolve(
  role: RoleRights,
  subject: RightsSubject,
  ownOrganId: string | null,
  pathOf: ReadonlyMap<string, string>,
): RoleReach {
  const own = ownOrganId === null ? [] : [ownOrganId];
  const roots = role.kind === 'custom' ? role.organIds : own;
  const below = role.kind === 'custom' || role.kind === 'own_organ_and_below';
  return {
    ...role,
    paths: below ? roots.flatMap((organId) => pathOf.get(organId) ?? []) : [],
    organId: role.kind === 'own_organ' ? ownOrganId : null,
    employmentId: role.kind === 'self' ? subject.employmentId : null,
  };
}

/** Reads the paths of organisations on a day; one that does not exist then is left out. */
export async function readPaths(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  day: string,
  organIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (organIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('organ_row as o')
    .where('o.tenant_id', '=', tenantId)
    .where('o.organ_id', 'in', [...new Set(organIds)])
    .where(onDay('o', day))
    .select(['o.organ_id', 'o.path'])
    .execute();
  return new Map(rows.map((row) => [row.organ_id, row.path]));
}

/** The tables a query over people knows: every table, employments as `e` and job rows as `j`. */
export type People = Database & { e: Database['employment']; j: Database['job_row'] };

/** The condition on an employment (`e`) and its job row (`j`): the caller reaches it. */
export function reaches(
  reach: Reach,
): (expression: ExpressionBuilder<People, 'e' | 'j'>) => Expression<SqlBool> {
  return (expression) => {
    if (reach.everything) return sql<boolean>`true`;
    const places = reach.roles.flatMap((role) => role.paths);
    const organIds = reach.roles.flatMap((role) => role.organId ?? []);
    const employmentIds = reach.roles.flatMap((role) => role.employmentId ?? []);
    return expression.or([
      ...(places.length === 0 ? [] : [organWithin(reach, places)]),
      ...organIds.map((organId) => expression('j.organ_id', '=', organId)),
      ...employmentIds.map((employmentId) => expression('e.id', '=', employmentId)),
    ]);
  };
}

/** The condition on a job row (`j`): its organisation is at or below one of the paths on the day. */
export function organWithin(
  reach: Pick<Reach, 'tenantId' | 'day'>,
  paths: readonly string[],
): Expression<SqlBool> {
  const within = sql.join(
    paths.map((path) => pathWithin('o', path)),
    sql` or `,
  );
  return sql<boolean>`j.organ_id in (select o.organ_id from organ_row o
    where o.tenant_id = ${reach.tenantId} and ${onDay('o', reach.day)} and (${within}))`;
}

/** Whether the caller sees an organisation: it lies in a role's range, or the caller belongs to it. */
export function reachesOrgan(reach: Reach, organId: string, organPath: string): boolean {
  return (
    reach.everything ||
    reach.roles.some(
      (role) =>
        role.organId === organId ||
        (role.kind === 'self' && reach.ownOrganId === organId) ||
        role.paths.some((path) => organPath.startsWith(path)),
    )
  );
}

/** The same for a query over organisations of a day (`o`). */
export function seesOrgan(reach: Reach): Expression<SqlBool> {
  if (reach.everything) return sql<boolean>`true`;
  const standing = reach.roles.some(({ kind }) => kind === 'self') ? [reach.ownOrganId] : [];
  const organIds = [...reach.roles.map(({ organId }) => organId), ...standing].filter(
    (organId) => organId !== null,
  );
  const within = reach.roles.flatMap(({ paths }) => paths.map((path) => pathWithin('o', path)));
  const alone = sql<boolean>`o.organ_id = any(${organIds}::uuid[])`;
  return sql<boolean>`(${sql.join([alone, ...within], sql` or `)})`;
}

/** The caller's roles whose range covers a record. */
export function coveringRoles(reach: Reach, standing: Standing): readonly RoleReach[] {
  return reach.roles.filter(
    (role) =>
      role.kind === 'all' ||
      role.employmentId === standing.employmentId ||
      role.organId === standing.organId ||
      role.paths.some((path) => standing.organPath.startsWith(path)),
  );
}
