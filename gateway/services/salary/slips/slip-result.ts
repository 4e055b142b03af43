import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { performanceFunctions } from '#bridge/calls/performance/functions.ts';
import type { paySlipDetail } from '#bridge/calls/salary/slips.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { isReadable, rightAnywhere } from '#gateway/record/rights.ts';
import { openScope } from '#gateway/record/scope.ts';
import { reachesOthers } from '../../performance/files.ts';
import { performanceScales } from '../../performance/records/index.ts';
import { records } from '../../records.ts';
import type { KeptSlip } from '../engine/result-difference.ts';
import type { FoundSlip } from './read-slip.ts';

/**
 * The result that a slip was made by, for those who may see the results of its person; null for all others. The
 * factor is that of the scale, which is a right of its own.
 */
export async function readSlipResult(
  context: CallContext,
  { facts }: Pick<FoundSlip, 'facts'>,
): Promise<ResultOf<typeof paySlipDetail>['result']> {
  const used = (facts as Partial<Pick<KeptSlip, 'performance'>>).performance;
  if (used === undefined) return null;
  const reached = await reachesOthers(context, performanceFunctions.progress);
  const { rows } = await sql<{ cycleName: string; levelName: string | null }>`select
      c.name as "cycleName", (select ${sql.ref(context.locale === 'en' ? 'l.name_en' : 'l.name')}
        from performance_scale_level l where l.tenant_id = c.tenant_id
        and l.scale_id = c.scale_id and l.code = ${used.level} limit 1) as "levelName"
    from appraisal a
    join performance_cycle c on c.tenant_id = a.tenant_id and c.id = a.cycle_id
    where a.tenant_id = ${context.tenantId} and a.id = ${used.appraisal} and ${reached}`.execute(
    context.database,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { level, factor, revision } = used;
  const scales = await openScope(context, performanceScales, records);
  const seesFactor = isReadable(rightAnywhere(scales, 'factors'));
  return { ...row, level, factor: seesFactor ? factor : null, revision };
}
