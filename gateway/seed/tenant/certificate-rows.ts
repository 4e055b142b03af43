import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';
import { trainingWordsFor } from './training-words.ts';

/** The courses that give certificates, by their place in the plan. */
const certifying = [1, 4];

/** Days from the anchor to the end of certificates: some end soon, seven have expired. */
const ends = [6, 29, 58, -3, -8, -15, -26, -40, -71, -90, 120, 150, 190, 230, 260, 300, 340];

/** Writes the kinds of certificates; returns them by the place of their course. */
export async function writeCertificateKinds(
  transaction: DatabaseTransaction,
  { plan, anchor, tenantId: tenant_id }: Structure,
): Promise<ReadonlyMap<number, string>> {
  // A source of their own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 840_001, Date.parse(anchor));
  const kinds = certifying.map((course, at) => ({ course, id: random.id(), at }));
  await insertRows(
    transaction,
    'certificate_kind',
    kinds.map(({ id, at }) => ({
      tenant_id,
      id,
      name: trainingWordsFor(plan.locale).certificates[at] ?? '',
      months: 12,
      renew_days: 60,
      renew_from: 'expiry' as const,
      statutory: at === 0,
    })),
  );
  return new Map(kinds.map(({ course, id }) => [course, id]));
}

/** Writes who has the certificates. */
export async function writeCertificates(
  transaction: DatabaseTransaction,
  { plan, anchor, tenantId: tenant_id }: Structure,
  people: readonly Occupant[],
  kinds: ReadonlyMap<number, string>,
): Promise<void> {
  const random = createRandom(plan.seed + 850_001, Date.parse(anchor));
  // Those with accounts come first, so that the demo shows a certificate of their own.
  const holders = [...people]
    .sort((one, other) => Number(other.fixed !== null) - Number(one.fixed !== null))
    .slice(0, ends.length);
  await insertRows(
    transaction,
    'training_certificate',
    holders.map(({ employmentId }, at) => {
      const expiresOn = addDays(anchor, ends[at] ?? 0);
      const issuedOn = addDays(expiresOn, -364);
      return {
        tenant_id,
        id: random.id(),
        employment_id: employmentId,
        kind_id: kinds.get(certifying[at % certifying.length] ?? 0) ?? '',
        number: `${issuedOn.slice(0, 7).replace('-', '')}-${String(at + 1).padStart(5, '0')}`,
        issued_on: issuedOn,
        expires_on: expiresOn,
        source: 'own' as const,
        state: 'valid' as const,
      };
    }),
  );
}
