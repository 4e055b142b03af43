import { termMonths } from '#bridge/calls/joyhr/records/labour-contract-law.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import type { Structure } from './structure.ts';

/** The employment itself. `changes` is how many saves its history holds. */
export function buildEmployment(
  structure: Structure,
  random: Random,
  occupant: Occupant,
  firstWorkedOn: string,
  changes: number,
): Row<'employment'> {
  const { joinedOn, fixed } = occupant;
  const firstJoinedOn = fixed?.earlier?.joinedOn ?? joinedOn;
  return {
    tenant_id: structure.tenantId,
    id: occupant.employmentId,
    person_id: occupant.personId,
    staff_no: occupant.staffNo,
    employment_type: occupant.type,
    first_worked_on: firstWorkedOn < firstJoinedOn ? firstWorkedOn : firstJoinedOn,
    joined_on: joinedOn,
    probation_ends_on: probationEnd(random, occupant),
    left_on: occupant.leftOn,
    left_reason: occupant.leftReason,
    office_phone: random.chance(0.4) ? `021-5550-${String(random.integer(1000, 9999))}` : null,
    note: null,
    version: changes + 1,
  };
}

/** Three months with a contract of three years, now and then the six that are allowed (Labour Contract Law, art. 19). */
function probationEnd(random: Random, { type, joinedOn, sameAs, fixed }: Occupant): string | null {
  // An employer may agree on probation with one person only once (art. 19).
  const returned = fixed?.earlier !== undefined && sameAs === null;
  if (type !== 'full-time' || returned) return null;
  return addDays(addMonths(joinedOn, random.chance(0.15) ? 6 : 3), -1);
}

const YEARS_OF_CONTRACT = 3;

/** The contracts of an employment: two of three years, then one without end (Labour Contract Law, art. 14). */
export function buildContracts(
  structure: Structure,
  random: Random,
  occupant: Occupant,
  { probation_ends_on: probationEndsOn }: Row<'employment'>,
): Row<'contract'>[] {
  const { joinedOn, leftOn, staffNo, type, employmentId } = occupant;
  // Retired people have a service agreement, not a labour contract.
  if (type === 're-employed') return [];
  const end = leftOn ?? structure.anchor;
  const contracts: Row<'contract'>[] = [];
  for (let renewals = 0; renewals < 3; renewals += 1) {
    const from = addMonths(joinedOn, renewals * YEARS_OF_CONTRACT * 12);
    const isLast = addMonths(from, YEARS_OF_CONTRACT * 12) > end || renewals === 2;
    const open = renewals === 2;
    contracts.push({
      tenant_id: structure.tenantId,
      id: random.id(),
      employment_id: employmentId,
      number: `HT-${staffNo}-${renewals + 1}`,
      kind: open ? 'open' : type === 'intern' ? 'task' : 'fixed',
      from_on: from,
      to_on: open ? null : addDays(addMonths(from, YEARS_OF_CONTRACT * 12), -1),
      entity: structure.plan.legalEntity,
      renewals,
      renewed_by: null,
      signed_on: addDays(from, -7),
      probation_months:
        renewals > 0 || !probationEndsOn ? null : termMonths(joinedOn, probationEndsOn),
    });
    if (isLast) break;
  }
  return contracts.map((contract, index) => ({
    ...contract,
    renewed_by: contracts[index + 1]?.id ?? null,
  }));
}
