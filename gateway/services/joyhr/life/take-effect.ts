import { type RawBuilder, sql } from 'kysely';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { handHiringOver } from '../../recruit/board/hand-hiring-over.ts';
import { hireApplication } from '../../recruit/offers/hire-application.ts';
import { type Actor, actorNameOf } from './actor.ts';
import { handReportsOver, stopAccount, tellAccounts } from './end-work.ts';
import { hire, type StoredEntry } from './hire.ts';
import { placementProblems } from './placement.ts';

/** The changes that wait for a day. */
export const changeNames = ['entry', 'regularisation', 'transfer', 'leaving'] as const;

/** One of them; also the name of its record and of its table. */
export type ChangeName = (typeof changeNames)[number];

/**
 * Lets a planned change take effect when its day has come; false where it is no longer planned or its day is still to come.
 * Everything is done in the actor's transaction: all of it or nothing.
 * @throws {RefusedError} when it cannot be done by now.
 */
export async function takeEffect(actor: Actor, name: ChangeName, id: string): Promise<boolean> {
  if (!(await lockDue(actor, name, id))) return false;
  await effects[name](actor, id);
  await markEffective(actor, name, id);
  await forgetRefusal(actor, name, id);
  return true;
}

/** Keeps why a change could not take effect, until it does; the last try counts. */
export async function keepRefusal(
  { database, tenantId, now }: Actor,
  name: ChangeName,
  id: string,
  { codeName, detail }: RefusedError,
): Promise<void> {
  const said = {
    tried_at: now(),
    code: codeName,
    fields: JSON.stringify(detail.fields ?? []),
  };
  await database
    .insertInto('refused_change')
    .values({ tenant_id: tenantId, record: name, row_id: id, ...said })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'record', 'row_id']).doUpdateSet(said))
    .execute();
}

async function forgetRefusal(
  { database, tenantId }: Actor,
  name: ChangeName,
  id: string,
): Promise<void> {
  await database
    .deleteFrom('refused_change')
    .where('tenant_id', '=', tenantId)
    .where('record', '=', name)
    .where('row_id', '=', id)
    .execute();
}

/** The condition on a change (`c`): its day has come. Of somebody who leaves it is the day after the last one. */
export function isDue(name: ChangeName, today: string): RawBuilder<boolean> {
  const days: Readonly<Record<ChangeName, RawBuilder<boolean>>> = {
    entry: sql<boolean>`c.joined_on <= ${today}::date`,
    regularisation: sql<boolean>`c.effective_on <= ${today}::date`,
    transfer: sql<boolean>`c.effective_on <= ${today}::date`,
    leaving: sql<boolean>`c.last_day < ${today}::date`,
  };
  return sql<boolean>`(c.state = 'planned' and c.pending is null and c.removed_at is null and ${days[name]})`;
}

async function lockDue(actor: Actor, name: ChangeName, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} c
    where c.tenant_id = ${actor.tenantId} and c.id = ${id} and ${isDue(name, dayOf(actor.now()))}
    for update`.execute(actor.database);
  return rows.length > 0;
}

/** What happens on the day itself, besides what every day tells from its dated rows. */
const effects: Readonly<Record<ChangeName, (actor: Actor, id: string) => Promise<void>>> = {
  entry: startEntry,
  // Status and reach follow from days.
  regularisation: () => Promise.resolve(),
  transfer: async (actor, id) => {
    const { employment_id: employmentId } = await actor.database
      .selectFrom('transfer')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .select('employment_id')
      .executeTakeFirstOrThrow();
    await tellAccounts(actor, [employmentId]);
  },
  leaving: endEmployment,
};

async function startEntry(actor: Actor, id: string): Promise<void> {
  const { database, tenantId } = actor;
  const entry = await database
    .selectFrom('entry as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  await checkPlace(actor, entry);
  const employmentId = await hire(actor, entry);
  await database
    .updateTable('entry')
    .set({ employment_id: employmentId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await hireApplication(actor, id);
}

/** The place was there when the entry was planned: a department or position may have closed since. */
async function checkPlace(actor: Actor, entry: StoredEntry): Promise<void> {
  const place = {
    organ: entry.organ_id,
    post: entry.post_id,
    position: entry.position_id,
    grade: entry.grade_id,
    manager: entry.manager_id,
  };
  const problems = await placementProblems(actor, place, entry.joined_on, null);
  if (problems.length === 0) return;
  throw new RefusedError('badInput', {
    fields: problems.map(({ field, ...problem }) => ({ path: `changes.${field}`, ...problem })),
  });
}

async function endEmployment(actor: Actor, id: string): Promise<void> {
  const { employmentId, lastDay, takeoverId } = await actor.database
    .selectFrom('leaving')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .select(['employment_id as employmentId', 'last_day as lastDay', 'takeover_id as takeoverId'])
    .executeTakeFirstOrThrow();
  await stopAccount(actor, employmentId);
  if (takeoverId !== null) await handReportsOver(actor, { employmentId, lastDay, takeoverId });
  await handHiringOver(actor, { employmentId, lastDay, takeoverId });
}

/** Writes that a change is in effect, and its history. */
async function markEffective(actor: Actor, name: ChangeName, id: string): Promise<void> {
  const { database, tenantId, accountId } = actor;
  const { rows } = await sql<{ version: number }>`update ${sql.table(name)}
    set state = 'effective', version = version + 1
    where tenant_id = ${tenantId} and id = ${id} returning version`.execute(database);
  await database
    .insertInto('record_history')
    .values({
      tenant_id: tenantId,
      id: uuid7(actor.now().getTime() + 1),
      record: name,
      row_id: id,
      at: actor.now(),
      account_id: accountId,
      actor_name: await actorNameOf(actor),
      action: 'move',
      version: rows[0]?.version ?? 1,
      changes: JSON.stringify([{ field: 'state', before: 'planned', after: 'effective' }]),
    })
    .execute();
}
