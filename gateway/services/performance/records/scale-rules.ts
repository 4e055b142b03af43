import { factorsOf, type performanceScale } from '#bridge/calls/performance/records/scale.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { Change } from '#gateway/record/binding.ts';

type ScaleChange = Change<(typeof performanceScale)['fields']>;

/**
 * A scale with factors has one for each of its levels and for nothing else: a level that was forgotten would be paid by
 * none. A scale whose levels come later is saved without.
 */
export async function requireFactors(
  changes: readonly ScaleChange[],
  { database, tenantId }: CallContext,
): Promise<void> {
  const asked = changes.filter(
    ({ action, after, changed }) =>
      action !== 'remove' &&
      after.factors !== null &&
      (changed.has('factors') || changed.has('lines.levels')),
  );
  if (asked.length === 0) return;
  const rows = await database
    .selectFrom('performance_scale_level')
    .where('tenant_id', '=', tenantId)
    .where(
      'scale_id',
      'in',
      asked.map(({ id }) => id),
    )
    .select(['scale_id as scale', 'code'])
    .execute();
  for (const { id, action, after } of asked) {
    const levels = rows.flatMap(({ scale, code }) => (scale === id ? code.normalize('NFKC') : []));
    const factors = factorsOf(after.factors ?? '');
    const isWhole = levels.length === factors.size && levels.every((code) => factors.has(code));
    if (levels.length > 0 && !isWhole) {
      throw new RefusedError('badInput', {
        fields: [
          { path: action === 'create' ? 'values.factors' : 'changes.factors', issue: 'invalid' },
        ],
      });
    }
  }
}
