import type { Scope } from '../scope.ts';
import { referencesOf, targetOf } from '../targets/targets.ts';
import type { PlannedRow } from './plan.ts';
import type { Problem } from './problems.ts';

/** Who points to something must reach it; a row never points to itself. */
export async function checkReferences(
  scope: Scope,
  rows: readonly PlannedRow[],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const fields of referencesOf(scope).values()) {
    const pointing = fields.flatMap((field) =>
      rows.flatMap((row) => {
        const id = row.values[field];
        return row.changed.has(field) && typeof id === 'string' ? [{ row, field, id }] : [];
      }),
    );
    const [first] = pointing;
    if (first === undefined) continue;
    const ids = [...new Set(pointing.map(({ id }) => id))];
    const reached = await targetOf(scope, first.field).pick(scope, ids);
    for (const { row, field, id } of pointing) {
      if (!reached.has(id) || id === row.id)
        problems.push({ index: row.index, field, issue: 'choice' });
    }
  }
  return problems;
}
