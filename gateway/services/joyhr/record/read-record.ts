import { sql } from 'kysely';
import { employeeFields } from '#bridge/calls/joyhr/employee.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import type { Reach, Standing } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { type FieldValues, fieldPlaces, type ReferenceField } from './record-fields.ts';

/** A record as it is stored, before anybody's rights are asked. */
export interface StoredRecord {
  readonly id: string;
  readonly personId: string;
  readonly jobId: string;
  readonly version: number;
  readonly leftOn: string | null;
  readonly leftReason: string | null;
  readonly values: FieldValues;
  readonly names: Readonly<Partial<Record<ReferenceField, string>>>;
  readonly standing: Standing;
}

const tableAliases = { person: 'p', employment: 'e', job: 'j', bank: 'b' } as const;

/** Every field as one selection: text whatever its column, under the field's own name. */
const fieldSelections = employeeFields.map((field) => {
  const [place, column] = fieldPlaces[field];
  return sql<string | null>`${sql.ref(`${tableAliases[place]}.${column}`)}::text`.as(field);
});

/**
 * Reads the record of an employment in reach; `lock` keeps others from saving it until the transaction ends.
 * @throws {RefusedError} `notFound`, the same for one that does not exist and one out of reach.
 */
export async function readStoredRecord(
  context: CallContext,
  reach: Reach,
  employmentId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<StoredRecord> {
  const row = await reachedPeople(context, reach)
    .where('e.id', '=', employmentId)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .leftJoin('bank_account as b', (join) =>
      join
        .onRef('b.tenant_id', '=', 'e.tenant_id')
        .onRef('b.person_id', '=', 'e.person_id')
        .on('b.purpose', '=', 'salary')
        .on('b.removed_at', 'is', null),
    )
    .$if(lock === 'lock', (query) => query.forUpdate(['e', 'p']))
    .select(fieldSelections)
    .select([
      'e.id',
      'e.person_id as personId',
      'j.id as jobId',
      'e.version',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
      'o.path as organPath',
      'o.name as organName',
      nameOfPost.as('postName'),
      nameOfPosition.as('positionName'),
      nameOfManager.as('managerName'),
    ])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const names = {
    organId: row.organName,
    ...(row.postName === null ? {} : { postId: row.postName }),
    ...(row.positionName === null ? {} : { positionId: row.positionName }),
    ...(row.managerName === null ? {} : { managerId: row.managerName }),
  };
  return {
    id: row.id,
    personId: row.personId,
    jobId: row.jobId,
    version: row.version,
    leftOn: row.leftOn,
    leftReason: row.leftReason,
    values: Object.fromEntries(employeeFields.map((field) => [field, row[field]])) as FieldValues,
    names,
    standing: { employmentId: row.id, organId: row.organId ?? '', organPath: row.organPath },
  };
}

const nameOfPost = sql<string | null>`(select t.name from post t
  where t.tenant_id = j.tenant_id and t.id = j.post_id)`;

const nameOfPosition = sql<string | null>`(select g.name from position g
  where g.tenant_id = j.tenant_id and g.id = j.position_id)`;

const nameOfManager = sql<string | null>`(select mp.name from employment me
  join person mp on mp.tenant_id = me.tenant_id and mp.id = me.person_id
  where me.tenant_id = j.tenant_id and me.id = j.manager_id)`;
