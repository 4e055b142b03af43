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

/** Notes that one woman is seven months pregnant and that another nurses: of office hours, in no roster, without an account. */
export async function writeProtectedPeriods(
  transaction: DatabaseTransaction,
  { structure, random }: { readonly structure: Structure; readonly random: Random },
  people: readonly Candidate[],
): Promise<void> {
  const { tenantId, anchor, organByCode } = structure;
  const rostered = organByCode.get('CS-SU')?.path ?? '';
  const women = people.filter(
    ({ gender, joinedOn, path, hasAccount }) =>
      gender === 'F' &&
      !hasAccount &&
      joinedOn < addDays(anchor, -400) &&
      (rostered === '' || !path.startsWith(rostered)),
  );
  const period = (
    person: Candidate | undefined,
    kind: 'pregnancy' | 'nursing',
    [from, to]: readonly [from: number, to: number | null],
  ) =>
    person === undefined
      ? []
      : [
          {
            tenant_id: tenantId,
            id: random.id(),
            employment_id: person.id,
            kind,
            from_on: addDays(anchor, from),
            to_on: to === null ? null : addDays(anchor, to),
            note: null,
          },
        ];
  await insertRows(transaction, 'protected_period', [
    ...period(women.at(-1), 'pregnancy', [-220, null]),
    // Until the child is one year old.
    ...period(women.at(-2), 'nursing', [-150, 215]),
  ]);
}
