import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Structure } from '../tenant/structure.ts';

interface Candidate {
  readonly id: string;
  readonly gender: string | null;
  readonly joinedOn: string;
  readonly path: string;
  readonly hasAccount: boolean;
}

/** Notes that one woman is seven months pregnant: somebody of office hours, who is in no roster and has no account. */
export async function writeProtectedPeriod(
  transaction: DatabaseTransaction,
  { structure, random }: { readonly structure: Structure; readonly random: Random },
  people: readonly Candidate[],
): Promise<void> {
  const { tenantId, anchor, organByCode } = structure;
  const rostered = organByCode.get('CS-SU')?.path ?? '';
  const person = people.findLast(
    ({ gender, joinedOn, path, hasAccount }) =>
      gender === 'F' &&
      !hasAccount &&
      joinedOn < addDays(anchor, -400) &&
      (rostered === '' || !path.startsWith(rostered)),
  );
  if (person === undefined) return;
  await insertRows(transaction, 'protected_period', [
    {
      tenant_id: tenantId,
      id: random.id(),
      employment_id: person.id,
      kind: 'pregnancy',
      from_on: addDays(anchor, -220),
      to_on: null,
      note: null,
    },
  ]);
}
