/** The days of organisations that open earlier or later than they were entered. */
import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { saveSpans } from '../../organ/tree/save-spans.ts';
import { readSiblings, requireOwnName } from '../../organ/tree/siblings.ts';
import { readStoredOrgan, type StoredOrgan } from '../../organ/tree/stored-organ.ts';
import type { OrganSpan } from '../../organ/tree/timeline.ts';

/**
 * Opens organisations on an earlier day, from the top down. Each is until its old day what it was then, without a leader
 * who was not employed yet.
 */
export async function openEarlier(
  context: CallContext,
  organs: readonly StoredOrgan[],
  openedOn: string,
): Promise<void> {
  for (const { id } of organs) {
    // The one above has changed the paths of this one meanwhile.
    const organ = await readStoredOrgan(context, id);
    const [first, ...later] = organ.spans;
    if (first === undefined) continue;
    const leads = await leadsOn(context, first.leaderId, openedOn);
    const spans: OrganSpan[] = leads
      ? [{ ...first, from: openedOn }, ...later]
      : [
          { ...first, leaderId: null, from: openedOn, to: addDays(first.from, -1) },
          first,
          ...later,
        ];
    requireOwnName(await readSiblings(context, first.parentId, openedOn), id, first.name);
    await setOpeningDay(context, [id], openedOn);
    await saveSpans(context, { ...organ, openedOn }, spans);
  }
}

/** Opens an organisation later, with those below that were there before: their paths and days follow from the first. */
export async function openLater(
  context: CallContext,
  [top, ...below]: readonly StoredOrgan[],
  openedOn: string,
): Promise<void> {
  if (top === undefined) return;
  await setOpeningDay(
    context,
    [top, ...below].map(({ id }) => id),
    openedOn,
  );
  const [first, ...later] = top.spans;
  if (first === undefined) return;
  await saveSpans(context, { ...top, openedOn }, [{ ...first, from: openedOn }, ...later]);
}

async function leadsOn(
  { database, tenantId }: CallContext,
  leaderId: string | null,
  day: string,
): Promise<boolean> {
  if (leaderId === null) return true;
  const { rows } = await sql<{ leads: boolean }>`select e.joined_on <= ${day}::date as leads
    from employment e where e.tenant_id = ${tenantId} and e.id = ${leaderId}`.execute(database);
  return rows[0]?.leads ?? false;
}

async function setOpeningDay(
  { database, tenantId }: CallContext,
  ids: readonly string[],
  openedOn: string,
): Promise<void> {
  await database
    .updateTable('organ')
    .set({ opened_on: openedOn })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}
