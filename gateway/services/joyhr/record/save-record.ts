import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { updateEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { isUniqueViolation } from '#gateway/db/errors.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { personNameKeys } from '#gateway/kernel/people/name-keys.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { mayEdit, rightsOn } from '../../people/field-rights.ts';
import {
  checkFieldRights,
  checkMergedRecord,
  effectiveChanges,
  refuseFields,
} from './check-changes.ts';
import { checkReferences } from './check-references.ts';
import { presentRecord } from './present-record.ts';
import { readStoredRecord, type StoredRecord } from './read-record.ts';
import { changedFields, columnsOf, type FieldChanges, fieldPlaces } from './record-fields.ts';
import { moveFirstJob, saveJob } from './save-job.ts';
import { writeHistory } from './write-history.ts';

/**
 * Saves some fields of one record and returns it as it is then. What is already so is not saved again:
 * a save that is sent twice changes the record once.
 */
export async function answerEmployeeUpdate(
  context: CallContext,
  request: ParsedRequestOf<typeof updateEmployee>,
): Promise<ResultOf<typeof updateEmployee>> {
  const reach = await readReach(context);
  const { employmentId, changes, version } = request;
  const { record, saved } = await saveChanges(context, reach, { employmentId, changes, version });
  if (saved.length > 0) context.record(`employee:${record.id}`, { fields: saved });
  return presentRecord(context, reach, record);
}

/** What is asked of one record; without a version it is changed no matter who saved it last. */
export interface AskedSave {
  readonly employmentId: string;
  readonly changes: FieldChanges;
  readonly version?: number;
}

/**
 * Saves some fields of one record and writes its history; returns the record as it is then, and what was saved.
 * @throws {RefusedError} before anything is written, when the caller or the change is not allowed.
 */
export async function saveChanges(
  context: CallContext,
  reach: Reach,
  { employmentId, changes: asked, version }: AskedSave,
): Promise<{ record: StoredRecord; saved: readonly EmployeeField[] }> {
  const record = await readStoredRecord(context, reach, employmentId, 'lock');
  if (!mayEdit(reach, record.standing)) throw new RefusedError('noPermission');
  checkFieldRights(rightsOn(reach, record.standing), asked);
  const changes = withoutStalePosition(record, effectiveChanges(record, asked));
  if (changedFields(changes).length === 0) return { record, saved: [] };
  if (version !== undefined && record.version !== version) throw new RefusedError('conflict');
  const merged = checkMergedRecord(record, changes);
  await checkReferences(context, reach, record, changes, merged);
  await save(context, reach, record, changes);
  const saved = await readStoredRecord(context, reach, record.id);
  await writeHistory(context, record, saved, changes);
  return { record: saved, saved: changedFields(changes) };
}

/** A position belongs to its organisation and post: when either changes and no position is named, the old one falls away. */
function withoutStalePosition(record: StoredRecord, changes: FieldChanges): FieldChanges {
  const moved = changes.organId !== undefined || changes.postId !== undefined;
  const held = record.values.positionId !== null;
  return moved && held && changes.positionId === undefined
    ? { ...changes, positionId: null }
    : changes;
}

async function save(
  context: CallContext,
  reach: Reach,
  record: StoredRecord,
  changes: FieldChanges,
): Promise<void> {
  try {
    await savePerson(context, record, changes);
    await saveEmployment(context, record, changes);
    if (changes.joinedOn) await moveFirstJob(context, record, changes.joinedOn);
    await saveJob(context, reach, record, changes);
  } catch (error) {
    if (isUniqueViolation(error, 'employment_staff_no')) refuseFields([['staffNo', 'taken']]);
    if (isUniqueViolation(error, 'person_id_number')) refuseFields([['idNumber', 'taken']]);
    throw error;
  }
}

async function savePerson(
  { database, tenantId }: CallContext,
  { personId }: StoredRecord,
  changes: FieldChanges,
): Promise<void> {
  const columns = columnsOf(changes, 'person');
  if (Object.keys(columns).length === 0) return;
  const keys = changes.name ? personNameKeys(changes.name) : null;
  await database
    .updateTable('person')
    .set({ ...columns, ...(keys && { name_sort: keys.sort, search_key: keys.search }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', personId)
    .execute();
}

/** Counts the version up, also of the person's other employments when what they share changed. */
async function saveEmployment(
  { database, tenantId }: CallContext,
  { id, personId }: StoredRecord,
  changes: FieldChanges,
): Promise<void> {
  await database
    .updateTable('employment')
    .set((row) => ({ ...columnsOf(changes, 'employment'), version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const shared = changedFields(changes).some((field) => fieldPlaces[field][0] === 'person');
  if (!shared) return;
  await database
    .updateTable('employment')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .where('id', '<>', id)
    .execute();
}
