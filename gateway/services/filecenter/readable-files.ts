import type { SelectQueryBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { fileCategory } from '#bridge/calls/filecenter/calls.ts';
import type { Database } from '#gateway/db/tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type People, type Reach, reaches } from '#gateway/kernel/people/reach.ts';
import { reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { reachReading } from '../people/field-rights.ts';

/** What a paper is kept for. */
export type FileCategory = z.output<typeof fileCategory>;

/** The tables a query over files knows: the file as `f`, employment and job as `e` and `j`. */
type Tables = People & { f: Database['employee_file'] };

/** A query over the files the caller may read that selects nothing yet. */
export type ReadableFiles = SelectQueryBuilder<Tables, 'e' | 'j' | 'f', object>;

/**
 * The papers that show a field: anyone who may not read the field may not read them either, or the copy of a card would
 * tell the number that the record masks.
 */
export const fieldsOnPapers = { identity: 'idNumber' } as const satisfies Partial<
  Record<FileCategory, string>
>;

/** Every file the caller may read, and no other: of people in reach, as far as the fields they show may be read. */
export function readableFiles(context: CallContext, reach: Reach): ReadableFiles {
  const readsNumbers = reaches(reachReading(reach, fieldsOnPapers.identity));
  const query = reachedPeople(context, reach)
    .innerJoin('employee_file as f', (join) =>
      join.onRef('f.tenant_id', '=', 'e.tenant_id').onRef('f.employment_id', '=', 'e.id'),
    )
    .where('f.tenant_id', '=', context.tenantId)
    .where((where) =>
      where.or([where('f.category', '<>', 'identity'), readsNumbers(where as never)]),
    );
  return query as unknown as ReadableFiles;
}
