import type { RecordedChange } from '#gateway/db/people-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readActorName, writeRecordChange } from '../../people/record-change.ts';
import type { StoredRecord } from './read-record.ts';
import {
  changedFields,
  type FieldChanges,
  fieldPlaces,
  type ReferenceField,
  referenceFields,
} from './record-fields.ts';

/**
 * Writes one entry with every changed field, before and after. What belongs to the person is written into
 * the history of each of the person's employments, since each of those records changed.
 */
export async function writeHistory(
  context: CallContext,
  before: StoredRecord,
  after: StoredRecord,
  changes: FieldChanges,
): Promise<void> {
  const recorded = changedFields(changes).map((field): RecordedChange => {
    const reference = referenceFields.find((name) => name === field);
    return {
      field,
      before: before.values[field],
      after: after.values[field],
      ...(reference === undefined ? {} : namesOf(reference, before, after)),
    };
  });
  const actorName = await readActorName(context);
  await writeRecordChange(context, {
    actorName,
    id: after.id,
    version: after.version,
    changes: recorded,
  });
  const shared = recorded.filter(({ field }) => isShared(field));
  if (shared.length === 0) return;
  for (const sibling of await readSiblings(context, after)) {
    await writeRecordChange(context, { actorName, ...sibling, changes: shared });
  }
}

function isShared(name: string): boolean {
  return Object.entries(fieldPlaces).find(([field]) => field === name)?.[1][0] === 'person';
}

function namesOf(
  field: ReferenceField,
  before: StoredRecord,
  after: StoredRecord,
): Pick<RecordedChange, 'beforeName' | 'afterName'> {
  const beforeName = before.names[field];
  const afterName = after.names[field];
  return {
    ...(beforeName === undefined ? {} : { beforeName }),
    ...(afterName === undefined ? {} : { afterName }),
  };
}

async function readSiblings(
  { database, tenantId }: CallContext,
  { id, personId }: StoredRecord,
): Promise<{ id: string; version: number }[]> {
  return await database
    .selectFrom('employment as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.person_id', '=', personId)
    .where('e.id', '<>', id)
    .select(['e.id', 'e.version'])
    .execute();
}
