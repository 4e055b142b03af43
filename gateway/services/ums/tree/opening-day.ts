/** What is in the way of another opening day of an organisation, and what can go along with it. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { readIdsBelow, readStoredOrgans, type StoredOrgan } from '../../organ/tree/stored-organ.ts';

/**
 * Organisations that have to open on the day as well: those above that open later, from the top down, or those below that
 * are there before it.
 */
export async function readAlong(
  context: CallContext,
  organ: StoredOrgan,
  openedOn: string,
): Promise<readonly StoredOrgan[]> {
  return openedOn < organ.openedOn
    ? readLaterAbove(context, organ, openedOn)
    : readEarlierBelow(context, organ, openedOn);
}

async function readLaterAbove(
  context: CallContext,
  organ: StoredOrgan,
  openedOn: string,
): Promise<readonly StoredOrgan[]> {
  const above: StoredOrgan[] = [];
  for (let parentId = organ.spans[0]?.parentId ?? null; parentId !== null; ) {
    const [parent] = await readStoredOrgans(context, [parentId]);
    if (parent === undefined || parent.openedOn <= openedOn) break;
    above.unshift(parent);
    parentId = parent.spans[0]?.parentId ?? null;
  }
  return above;
}

async function readEarlierBelow(
  context: CallContext,
  organ: StoredOrgan,
  openedOn: string,
): Promise<readonly StoredOrgan[]> {
  const below = await readStoredOrgans(context, await readIdsBelow(context, organ));
  return below.filter(({ spans }) =>
    spans.some(({ from, path }) => from < openedOn && path.includes(`/${organ.number}/`)),
  );
}

/** Employments with a job in one of some organisations before a day. */
export async function readEmployedBefore(
  { database, tenantId }: CallContext,
  organs: readonly StoredOrgan[],
  day: string,
): Promise<readonly string[]> {
  const ids = organs.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select distinct j.employment_id as id from job_row j
    where j.tenant_id = ${tenantId} and j.organ_id = any(${ids}::uuid[])
      and j.from_on < ${day}::date`.execute(database);
  return rows.map(({ id }) => id);
}
