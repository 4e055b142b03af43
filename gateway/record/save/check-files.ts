import { sql } from 'kysely';
import type { BoundRecord } from '../binding.ts';
import type { Scope } from '../scope.ts';
import type { PlannedRow } from './plan.ts';
import type { Problem } from './problems.ts';

/** A file can be put into a field if the caller uploaded it for that field and no row has it yet. */
export async function checkFiles(
  scope: Scope,
  rows: readonly PlannedRow[],
): Promise<readonly Problem[]> {
  const put = filesPut(scope, rows);
  if (put.length === 0) return [];
  const { context, bound } = scope;
  const found = await context.database
    .selectFrom('record_file as f')
    .where('f.tenant_id', '=', context.tenantId)
    .where(sql<boolean>`f.id = any(${put.map(({ id }) => id)}::uuid[])`)
    .where('f.record', '=', bound.record.name)
    .where('f.account_id', '=', context.accountId)
    .where('f.row_id', 'is', null)
    .select(['f.id', 'f.field'])
    .execute();
  const fieldOfFile = new Map(found.map(({ id, field }) => [id, field]));
  const used = new Set<string>();
  return put.flatMap(({ row, field, id }) => {
    const free = fieldOfFile.get(id) === field && !used.has(id);
    used.add(id);
    return free ? [] : [{ index: row.index, field, issue: 'choice' as const }];
  });
}

/** Gives the files that were put into fields to their rows. */
export async function keepFiles(scope: Scope, rows: readonly PlannedRow[]): Promise<void> {
  for (const { row, id } of filesPut(scope, rows)) {
    await scope.context.database
      .updateTable('record_file')
      .set({ row_id: row.id })
      .where('tenant_id', '=', scope.context.tenantId)
      .where('id', '=', id)
      .execute();
  }
}

/** Removes the files that rows held and hold no more: their history keeps the names alone. */
export async function dropFiles(
  { bound, context }: Scope,
  rows: readonly PlannedRow[],
): Promise<void> {
  const fields = fileFields(bound);
  const held = rows.flatMap(({ before, changed }) =>
    fields.flatMap((field) => {
      const id = changed.has(field) ? before?.values[field] : null;
      return typeof id === 'string' ? [id] : [];
    }),
  );
  if (held.length === 0) return;
  await context.database
    .deleteFrom('record_file')
    .where('tenant_id', '=', context.tenantId)
    .where('record', '=', bound.record.name)
    .where(sql<boolean>`id = any(${held}::uuid[])`)
    .execute();
}

function fileFields({ record }: BoundRecord): readonly string[] {
  return Object.entries(record.fields).flatMap(([name, { kind }]) =>
    kind === 'file' ? [name] : [],
  );
}

function filesPut({ bound }: Scope, rows: readonly PlannedRow[]) {
  return fileFields(bound).flatMap((field) =>
    rows.flatMap((row) => {
      const id = row.values[field];
      return row.changed.has(field) && typeof id === 'string' ? [{ row, field, id }] : [];
    }),
  );
}
