import { sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { rightsOn } from '../../people/field-rights.ts';
import { readActorName } from '../../people/record-change.ts';
import type { JobWithin } from './within-on-day.ts';

/** From where to where people are moved, and when. */
export interface PeopleMove {
  readonly from: { readonly id: string; readonly name: string; readonly path: string };
  readonly to: { readonly id: string; readonly name: string };
  readonly on: string;
}

/**
 * Moves people to another organisation from a day on; their posts stay, their positions do not. A job that begins later
 * begins in the other organisation.
 * @throws {RefusedError} `noPermission` when the caller may not change the organisation of one of them
 */
export async function movePeople(
  context: CallContext,
  jobs: readonly JobWithin[],
  move: PeopleMove,
): Promise<void> {
  if (jobs.length === 0) return;
  await requireRights(context, jobs, move);
  const begun = jobs.filter(({ from }) => from < move.on);
  await splitJobs(
    context,
    begun.map(({ id }) => id),
    move,
  );
  await context.database
    .updateTable('job_row')
    .set({ organ_id: move.to.id, position_id: null })
    .where('tenant_id', '=', context.tenantId)
    .where(idIn(jobs.filter(({ from }) => from >= move.on).map(({ id }) => id)))
    .execute();
  await writeHistories(context, jobs, move);
}

async function requireRights(
  context: CallContext,
  jobs: readonly JobWithin[],
  { from }: PeopleMove,
): Promise<void> {
  const reach = await readReach(context);
  const allowed = jobs.every(
    ({ employmentId }) =>
      rightsOn(reach, { employmentId, organId: from.id, organPath: from.path }).organId === 'write',
  );
  if (!allowed) throw new RefusedError('noPermission');
}

async function splitJobs(
  { database, tenantId }: CallContext,
  jobIds: readonly string[],
  { to, on }: PeopleMove,
): Promise<void> {
  if (jobIds.length === 0) return;
  const rows = await database
    .selectFrom('job_row as j')
    .where('j.tenant_id', '=', tenantId)
    .where(idIn(jobIds))
    .selectAll()
    .execute();
  await database
    .updateTable('job_row')
    .set({ to_on: addDays(on, -1) })
    .where('tenant_id', '=', tenantId)
    .where(idIn(jobIds))
    .execute();
  const next = rows.map((row) => ({
    ...row,
    id: uuid7(),
    from_on: on,
    organ_id: to.id,
    position_id: null,
    reason: 'reorganisation',
  }));
  await sql`insert into job_row select x.*
    from jsonb_populate_recordset(null::job_row, ${JSON.stringify(next)}::jsonb) x`.execute(
    database,
  );
}

async function writeHistories(
  context: CallContext,
  jobs: readonly JobWithin[],
  { from, to, on }: PeopleMove,
): Promise<void> {
  const { database, tenantId, accountId } = context;
  const ids = [...new Set(jobs.map(({ employmentId }) => employmentId))];
  const versions = await database
    .updateTable('employment')
    .set({ version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where(idIn(ids))
    .returning(['id', 'version'])
    .execute();
  const actor_name = await readActorName(context);
  const changes = [
    { field: 'organId', before: from.id, after: to.id, beforeName: from.name, afterName: to.name },
  ];
  const entries = versions.map(({ id, version }) => ({
    tenant_id: tenantId,
    id: uuid7(),
    employment_id: id,
    at: context.now(),
    account_id: accountId,
    actor_name,
    version,
    changes,
  }));
  await sql`insert into record_change select x.*
    from jsonb_populate_recordset(null::record_change, ${JSON.stringify(entries)}::jsonb) x`.execute(
    database,
  );
  context.record(`organ:${from.id}`, { movedPeople: ids.length, to: to.id, on });
}

function idIn(ids: readonly string[]) {
  return sql<boolean>`id = any(${[...ids]}::uuid[])`;
}
