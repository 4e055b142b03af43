/** Writes planned rows: the rows, what is kept beside them, their history, and what their rules do besides. */
import { sql } from 'kysely';
import { isUniqueViolation, violatedConstraint } from '../../db/errors.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { BoundRecord } from '../binding.ts';
import { columnOf, storedFields } from '../columns.ts';
import { saveListedValues } from '../custom/custom-values.ts';
import { writeHistory } from '../history.ts';
import type { Scope } from '../scope.ts';
import { asRuleValues, changesOf } from './changes.ts';
import { dropFiles, keepFiles } from './check-files.ts';
import { saveLines } from './lines.ts';
import type { PlannedRow } from './plan.ts';
import { refuseOne } from './problems.ts';

/**
 * Writes rows that were planned in the same transaction.
 * @throws {RefusedError} `badInput` where another save took a unique value meanwhile.
 */
export async function commitSave(scope: Scope, rows: readonly PlannedRow[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await insertRows(
      scope,
      rows.filter(({ before }) => before === null),
    );
    await updateRows(
      scope,
      rows.filter(({ before }) => before !== null),
    );
  } catch (error) {
    refuseTaken(scope.bound, error);
    throw error;
  }
  await saveLines(scope, rows);
  await saveListedValues(scope.context, scope.custom, rows);
  await keepFiles(scope, rows);
  await writeHistory(scope, rows);
  await dropFiles(scope, rows);
  await scope.bound.rules.effects?.(changesOf(rows), scope.context, scope.records);
}

async function insertRows(scope: Scope, rows: readonly PlannedRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { context, bound } = scope;
  const made = rows.map((row) => ({
    ...columnsOf(scope, row),
    version: 1,
    created_at: context.now(),
  }));
  const names = Object.keys(made[0] ?? {});
  const into = sql.join(names.map((name) => sql.ref(name)));
  const from = sql.join(names.map((name) => sql.ref(`x.${name}`)));
  // One parameter, whose types come from the table: a list of values ends at 65,535 parameters.
  await sql`insert into ${sql.table(bound.table)} (${into}) select ${from}
    from jsonb_populate_recordset(null::${sql.table(bound.table)}, ${JSON.stringify(made)}::jsonb) x`.execute(
    context.database,
  );
}

async function updateRows(scope: Scope, rows: readonly PlannedRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { context, bound } = scope;
  const made = rows.map((row) => columnsOf(scope, row));
  const keys = new Set(['tenant_id', 'id']);
  const set = Object.keys(made[0] ?? {})
    .filter((name) => !keys.has(name))
    .map((name) => sql`${sql.ref(name)} = ${sql.ref(`x.${name}`)}`);
  await sql`update ${sql.table(bound.table)} r set ${sql.join(set)}, version = r.version + 1
    from jsonb_populate_recordset(null::${sql.table(bound.table)}, ${JSON.stringify(made)}::jsonb) x
    where r.tenant_id = ${context.tenantId} and r.id = x.id`.execute(context.database);
}

/** A row as its table keeps it. */
function columnsOf({ bound, context }: Scope, row: PlannedRow): Readonly<Record<string, unknown>> {
  const fields = storedFields(bound).map(([name]) => [
    columnOf(bound, name),
    row.values[name] ?? null,
  ]);
  const values = asRuleValues(row.values);
  return {
    tenant_id: context.tenantId,
    id: row.id,
    ...Object.fromEntries(fields),
    ...(values && bound.rules.derive?.(values)),
    custom: row.custom,
    ...(bound.record.states && { state: row.state }),
  };
}

/** Indexes of unique columns are named `<table>_<column>`. Any other one is over several columns. */
function refuseTaken(bound: BoundRecord, error: unknown): void {
  if (!isUniqueViolation(error)) return;
  const constraint = violatedConstraint(error);
  const field = storedFields(bound).find(
    ([name, { unique }]) =>
      unique &&
      [`${bound.table}_${columnOf(bound, name)}`, `${bound.table}_pkey`].includes(constraint),
  );
  // Of dated rows of one owner, two were begun at once.
  if (field === undefined) throw new RefusedError(bound.record.dated ? 'conflict' : 'duplicate');
  refuseOne({ refusals: [], problems: [{ index: 0, field: field[0], issue: 'taken' }] }, 'changes');
}
