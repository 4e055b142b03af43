import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { onDay } from '#gateway/kernel/people/dated.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { saveSpans } from './save-spans.ts';
import { readStoredOrgan } from './stored-organ.ts';
import { changeFrom } from './timeline.ts';

/** An organisation beside others on a day. */
export interface Sibling {
  readonly id: string;
  readonly name: string;
  readonly order: number;
}

/** Lists the organisations directly below one on a day, in their order; without one, those at the top. */
export async function readSiblings(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  parentId: string | null,
  day: string,
): Promise<Sibling[]> {
  return await database
    .selectFrom('organ_row as o')
    .innerJoin('organ as g', (join) =>
      join.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.id', '=', 'o.organ_id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.parent_id', parentId === null ? 'is' : '=', parentId)
    .where(onDay('o', day))
    .where(sql<boolean>`(g.closed_on is null or g.closed_on > ${day}::date)`)
    .orderBy('o.sort_order')
    .orderBy('o.name_sort')
    .select(['o.organ_id as id', 'o.name', 'o.sort_order as order'])
    .execute();
}

/**
 * Refuses a name that a sibling has on the day.
 * @throws {RefusedError} `badInput`, `taken` at the name
 */
export function requireOwnName(siblings: readonly Sibling[], organId: string, name: string): void {
  if (siblings.every((one) => one.id === organId || one.name !== name)) return;
  throw new RefusedError('badInput', { fields: [{ path: 'name', issue: 'taken' }] });
}

/**
 * Finds the order of a place before a sibling, or last. Where no number is left between two, the siblings get new ones.
 * @throws {RefusedError} `notFound` when the one it comes before is no sibling
 */
export async function orderAt(
  context: CallContext,
  others: readonly Sibling[],
  beforeId: string | null,
  day: string,
): Promise<number> {
  const at = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId);
  if (at < 0) throw new RefusedError('notFound');
  const low = others[at - 1]?.order;
  const high = others[at]?.order;
  if (high === undefined) return (low ?? 0) + 1;
  const middle = low === undefined ? high - 1 : (low + high) / 2;
  if ((low === undefined || low < middle) && middle < high) return middle;
  for (const [index, { id }] of others.entries()) {
    const organ = await readStoredOrgan(context, id);
    await saveSpans(context, organ, changeFrom(organ.spans, day, { order: index + 1 }));
  }
  return at + 0.5;
}
