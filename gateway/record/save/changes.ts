import type { Change } from '../binding.ts';
import type { Values } from '../rows.ts';
import type { PlannedRow } from './plan.ts';

/** Rows of a save as rules see them. The types of a record are known where its rules are written. */
export function changesOf(rows: readonly PlannedRow[]): readonly Change<Record<string, never>>[] {
  return rows.map(({ action, id, before, values, state, changed }) => ({
    action,
    id,
    before: asRuleValues(before?.values ?? null),
    after: asRuleValues(values),
    changed,
    stateBefore: before?.state ?? null,
    stateAfter: action === 'remove' ? null : state,
  })) as readonly Change<Record<string, never>>[];
}

/** Values without their types, as rules without theirs take them. */
export function asRuleValues(values: Values | null): Readonly<Record<string, never>> | null {
  return values as Readonly<Record<string, never>> | null;
}
