import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from '../insert-rows.ts';
import type { RequestWork } from './request-rows.ts';

/** A trip and a missing punch that are not submitted yet. */
export async function writeDrafts(
  transaction: DatabaseTransaction,
  { structure, settings, random }: Pick<RequestWork, 'structure' | 'settings' | 'random'>,
  people: readonly { readonly id: string }[],
): Promise<void> {
  const { tenantId: tenant_id, anchor } = structure;
  const [traveller, forgetful] = people;
  if (traveller === undefined || forgetful === undefined) return;
  const { trip, patchReason } = settings.words;
  await insertRows(transaction, 'trip_request', [
    {
      tenant_id,
      id: random.id(),
      employment_id: traveller.id,
      kind: 'trip',
      from_on: addDays(anchor, 3),
      to_on: addDays(anchor, 5),
      place: trip.place,
      reason: trip.reason,
      state: 'draft',
    },
  ]);
  await insertRows(transaction, 'leave_return', [
    {
      tenant_id,
      id: random.id(),
      employment_id: forgetful.id,
      from_on: addDays(anchor, -1),
      to_on: addDays(anchor, -1),
      reason: settings.words.returnReason,
      state: 'draft',
    },
  ]);
  await insertRows(transaction, 'punch_patch', [
    {
      tenant_id,
      id: random.id(),
      employment_id: forgetful.id,
      day: addDays(anchor, -1),
      at: '18:05',
      reason: patchReason,
      state: 'draft',
    },
  ]);
}
