import { fileCategory } from '#bridge/calls/filecenter/calls.ts';
import type { RecordedChange } from '#gateway/db/people-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import type { Reach, Standing } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { isReadable, mayEdit, rightsOn } from '../people/field-rights.ts';
import { readActorName, writeRecordChange } from '../people/record-change.ts';
import { type FileCategory, fieldsOnPapers } from './readable-files.ts';

/** The record a file belongs to. */
export interface FileOwner {
  readonly id: string;
  readonly version: number;
  readonly standing: Standing;
}

/**
 * Reads the record of an employment in reach; `lock` makes others who change its files wait until the transaction ends.
 * @throws {RefusedError} `notFound`, the same for one that does not exist and one out of reach.
 */
export async function readOwner(
  context: CallContext,
  reach: Reach,
  employmentId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<FileOwner> {
  const row = await reachedPeople(context, reach)
    .where('e.id', '=', employmentId)
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .$if(lock === 'lock', (query) => query.forUpdate(['e']))
    .select(['e.id', 'e.version', 'j.organ_id as organId', 'o.path as organPath'])
    .executeTakeFirst();
  if (row === undefined) throw new RefusedError('notFound');
  const { id, version, organId, organPath } = row;
  return { id, version, standing: { employmentId: id, organId, organPath } };
}

/**
 * The same for a caller who changes the files.
 * @throws {RefusedError} `noPermission` too.
 */
export async function lockOwner(
  context: CallContext,
  reach: Reach,
  employmentId: string,
): Promise<FileOwner> {
  const owner = await readOwner(context, reach, employmentId, 'lock');
  if (!mayEdit(reach, owner.standing)) throw new RefusedError('noPermission');
  return owner;
}

/** The kinds of papers the caller may add to a record: those they may read there, if they may change it at all. */
export function addableCategories(reach: Reach, { standing }: FileOwner): FileCategory[] {
  if (!mayEdit(reach, standing)) return [];
  const rights = rightsOn(reach, standing);
  return fileCategory.options.filter(
    (category) => category !== 'identity' || isReadable(rights[fieldsOnPapers.identity]),
  );
}

/**
 * Whether the caller may remove a file. What others put into the caller's own record is not theirs to remove: a
 * contract that personnel keeps must not vanish at the hands of the one it binds.
 */
export function mayRemove(
  context: CallContext,
  reach: Reach,
  { standing }: FileOwner,
  file: { readonly accountId: string | null },
): boolean {
  if (!mayEdit(reach, standing)) return false;
  const isOwn = standing.employmentId === reach.ownEmploymentId;
  return reach.isSuper || !isOwn || file.accountId === context.accountId;
}

/** Writes into the record's history, and into the audit trail, what became of its files. */
export async function tellHistory(
  context: CallContext,
  { id, version }: FileOwner,
  change: RecordedChange,
): Promise<void> {
  const actorName = await readActorName(context);
  await writeRecordChange(context, { id, version, actorName, changes: [change] });
  context.record(`employee:${id}`, { fields: [change.field] });
}
