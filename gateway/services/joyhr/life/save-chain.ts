import { uuid7 } from '#gateway/db/uuid7.ts';
import type { Actor } from './actor.ts';
import {
  eventsOf,
  type JobColumn,
  type JobEvent,
  type JobRow,
  jobColumns,
  rowsOf,
  withEvent,
  withoutChange,
} from './job-chain.ts';

type Owner = Pick<Actor, 'database' | 'tenantId'>;

/** Reads the jobs of an employment, the first one first; others who change them wait until the transaction ends. */
export async function readChain(
  { database, tenantId }: Owner,
  employmentId: string,
): Promise<readonly JobRow[]> {
  const rows = await database
    .selectFrom('job_row as j')
    .where('j.tenant_id', '=', tenantId)
    .where('j.employment_id', '=', employmentId)
    .orderBy('j.from_on')
    .forUpdate()
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    from: row.from_on,
    to: row.to_on,
    values: {
      organ_id: row.organ_id,
      post_id: row.post_id,
      position_id: row.position_id,
      grade_code: row.grade_code,
      manager_id: row.manager_id,
      work_place: row.work_place,
    },
    sets: row.sets === null ? null : jobColumns.filter((column) => row.sets?.includes(column)),
    reason: row.reason,
    changeId: row.change_id,
  }));
}

/** Lets something happen to the jobs of an employment; what later rows do not set themselves changes with it. */
export async function addToChain(
  owner: Owner,
  employmentId: string,
  event: Omit<JobEvent, 'id'>,
): Promise<void> {
  const before = await readChain(owner, employmentId);
  const events = withEvent(eventsOf(before), { id: uuid7(), ...event });
  await saveChain(owner, employmentId, before, rowsOf(events));
}

/** Takes back what a transfer did to the jobs of an employment. */
export async function takeFromChain(
  owner: Owner,
  employmentId: string,
  changeId: string,
): Promise<void> {
  const before = await readChain(owner, employmentId);
  await saveChain(owner, employmentId, before, rowsOf(withoutChange(eventsOf(before), changeId)));
}

/** Only one row is open at a time: rows that go are removed first, then days change, then rows are added. */
async function saveChain(
  { database, tenantId }: Owner,
  employmentId: string,
  before: readonly JobRow[],
  after: readonly JobRow[],
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const known = new Map(before.map((row) => [row.id, row]));
  for (const { id } of before.filter((row) => !kept.has(row.id))) {
    await database
      .deleteFrom('job_row')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }
  const changed = after.filter((row) => {
    const was = known.get(row.id);
    return was !== undefined && JSON.stringify(was) !== JSON.stringify(row);
  });
  // A row that ends comes before the one that is open from then on.
  for (const row of changed.toSorted(
    (one, other) => Number(one.to === null) - Number(other.to === null),
  )) {
    await database
      .updateTable('job_row')
      .set(columnsOf(row))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.id)
      .execute();
  }
  const added = after.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  await database
    .insertInto('job_row')
    .values(
      added.map((row) => ({
        tenant_id: tenantId,
        id: row.id,
        employment_id: employmentId,
        ...columnsOf(row),
      })),
    )
    .execute();
}

function columnsOf(row: JobRow) {
  const { organ_id: organId, ...values } = row.values;
  if (organId === null) throw new Error('A job has an organisation from its first day on.');
  const sets: readonly JobColumn[] | null = row.sets;
  return {
    ...values,
    organ_id: organId,
    from_on: row.from,
    to_on: row.to,
    reason: row.reason,
    sets: sets === null ? null : [...sets],
    change_id: row.changeId,
  };
}
