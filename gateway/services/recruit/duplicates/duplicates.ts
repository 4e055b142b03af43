import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { candidateDuplicates, keepApart } from '#bridge/calls/recruit/duplicates.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { findRow } from '#gateway/record/detail.ts';
import { openScope } from '#gateway/record/scope.ts';
import { records } from '../../records.ts';
import { candidates } from '../records/index.ts';
import { findPairs, pairsInCommon } from './find-pairs.ts';
import { followedMerges } from './undo.ts';

/** Pairs that are listed at once. */
const shownPairs = 200;

type Merges = ResultOf<typeof candidateDuplicates>['merges'];

/**
 * Lists candidates that may be one person, and the last merges.
 * @throws {RefusedError} `noPermission` for who reaches no candidate.
 */
export async function listDuplicates(
  context: CallContext,
): Promise<ResultOf<typeof candidateDuplicates>> {
  const { reach } = await openScope(context, candidates, records);
  if (!reach.isSuper && reach.roles.length === 0) throw new RefusedError('noPermission');
  const pairs = await findPairs(context);
  return {
    pairs: pairs.slice(0, shownPairs),
    total: pairs.length,
    merges: await readMerges(context),
  };
}

async function readMerges({ database, tenantId, now }: CallContext): Promise<Merges> {
  const { rows } = await sql<Merges[number] & { at: Date | string }>`select m.id, k.name,
      g.name as "mergedName", m.at, m.account_name as by, not ${followedMerges} as "canUndo"
    from candidate_merge m
    join candidate k on k.tenant_id = m.tenant_id and k.id = m.kept_id
    join candidate g on g.tenant_id = m.tenant_id and g.id = m.merged_id
    where m.tenant_id = ${tenantId} and m.undone_at is null
      and m.at > ${now().toISOString()}::timestamptz - interval '30 days'
    order by m.at desc limit 50`.execute(database);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Notes that two candidates are two people. */
export async function noteApart(
  context: CallContext,
  { firstId, secondId }: ParsedRequestOf<typeof keepApart>,
): Promise<null> {
  const { database, tenantId, accountId, now } = context;
  const scope = await openScope(context, candidates, records);
  await findRow(scope, firstId);
  await findRow(scope, secondId);
  const [first, second] = [firstId, secondId].sort() as [string, string];
  const noted = await sql`with ${pairsInCommon(tenantId)}
    insert into candidate_apart (tenant_id, first_id, second_id, kinds, at, account_id)
    select ${tenantId}::uuid, p.first_id, p.second_id, p.kinds, ${now().toISOString()}::timestamptz,
      ${accountId}::uuid
    from pair p where p.first_id = ${first}::uuid and p.second_id = ${second}::uuid
    on conflict (tenant_id, first_id, second_id)
      do update set kinds = excluded.kinds, at = excluded.at, account_id = excluded.account_id`.execute(
    database,
  );
  if (noted.numAffectedRows === 0n) throw new RefusedError('notFound');
  context.record(`candidate:${first}`);
  return null;
}
