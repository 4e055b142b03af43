import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { readLeaveLeft } from '#gateway/services/salary/settlements/leave-left.ts';
import {
  type GrantedPerson,
  type GrantedType,
  missingGrants,
} from '#gateway/services/vacation/balances/grant-leave.ts';
import { insertRows } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { departureWords } from './departure-words.ts';
import type { Occupant } from './occupants.ts';
import { openPayMonth } from './pay-run-rows.ts';
import type { Structure } from './structure.ts';

/** Days between the employer's proposal and the last day. */
const daysOfTalks = 20;
/** Months that who leaves by agreement has been here at least: there are slips to average. */
const monthsHere = 24;
/** How many people are tried until one has annual leave left. */
const mostTried = 40;

interface Departure {
  readonly transaction: DatabaseTransaction;
  readonly structure: Structure;
  readonly random: Random;
  readonly lastDay: string;
}

/**
 * Lets one person leave on the last day of the month whose pay is open, by an agreement that the employer proposed (Labour
 * Contract Law, arts. 36 and 46 (2)) and with annual leave that is not used: somebody who works there while that day is to
 * come, else one of those who left.
 */
export async function writeDeparture(
  transaction: DatabaseTransaction,
  structure: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const { tenantId, plan, anchor } = structure;
  const lastDay = addDays(addMonths(openPayMonth(anchor), 1), -1);
  // A source of its own: what others draw stays as it was.
  const random = createRandom(plan.seed + 700_011, Date.parse(anchor));
  const departure = { transaction, structure, random, lastDay };
  const found = await chooseLeaver(departure, occupants);
  if (found === null) return;
  await sql`update employment set left_on = ${lastDay}::date, left_reason = 'other'
    where tenant_id = ${tenantId} and id = ${found.employmentId}`.execute(transaction);
  await writeLeaving(departure, found, occupants);
}

/** The first whose annual leave is not used up; people that others of the demo are about come last. */
async function chooseLeaver(
  departure: Departure,
  occupants: readonly Occupant[],
): Promise<Occupant | null> {
  const { transaction, structure, lastDay } = departure;
  const { tenantId, anchor } = structure;
  const steady = occupants.filter(
    ({ fixed, leads, sameAs, type, joinedOn }) =>
      fixed === null &&
      !leads &&
      sameAs === null &&
      type === 'full-time' &&
      joinedOn < addMonths(lastDay, -monthsHere),
  );
  if (lastDay <= anchor) {
    const [one] = steady
      .filter(({ leftOn }) => leftOn !== null && leftOn <= lastDay)
      .toSorted((a, b) => ((a.leftOn ?? '') < (b.leftOn ?? '') ? 1 : -1));
    if (one !== undefined) await grantLeave(departure, one.employmentId);
    return one ?? null;
  }
  const away = await readAway(departure);
  const tried = steady
    .filter(({ leftOn, employmentId }) => leftOn === null && !away.has(employmentId))
    .toReversed()
    .slice(0, mostTried);
  for (const one of tried) {
    const leaver = { ...one, lastDay };
    const left = await readLeaveLeft({ database: transaction, tenantId }, leaver);
    if (Number(left) >= 1) return one;
  }
  return tried[0] ?? null;
}

/** Who has leave still to come, or another change that waits. */
async function readAway({ transaction, structure }: Departure): Promise<ReadonlySet<string>> {
  const { tenantId, anchor } = structure;
  const { rows } = await sql<{ id: string }>`
    select employment_id as id from leave_request
      where tenant_id = ${tenantId} and to_on >= ${anchor}::date
    union select employment_id from transfer where tenant_id = ${tenantId}
    union select employment_id from regularisation where tenant_id = ${tenantId}
    union select employment_id from leaving where tenant_id = ${tenantId}`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Grants the annual leave of the year: who left before the demo begins got none. */
async function grantLeave(
  { transaction, structure, random, lastDay }: Departure,
  employmentId: string,
): Promise<void> {
  const { tenantId } = structure;
  const { rows: types } = await sql<GrantedType>`select id, grant_rule as "grantRule",
      per_year as "perYear", coalesce(carry_months, 0) as "carryMonths"
    from leave_type where tenant_id = ${tenantId} and grant_rule = 'statutory'`.execute(
    transaction,
  );
  const { rows: people } = await sql<GrantedPerson>`select id, joined_on as "joinedOn",
      first_worked_on as "firstWorkedOn"
    from employment where tenant_id = ${tenantId} and id = ${employmentId}`.execute(transaction);
  const none = () => null;
  const { lots, rows } = missingGrants(people, types, lastDay, none, () => random.id());
  const stamp = { tenant_id: tenantId, created_at: lastDay };
  await insertRows(
    transaction,
    'leave_lot',
    lots.map((lot) => ({ ...lot, ...stamp })),
  );
  await insertRows(
    transaction,
    'leave_ledger',
    rows.map((row) => ({ ...row, ...stamp })),
  );
}

async function writeLeaving(
  { transaction, structure, random, lastDay }: Departure,
  { employmentId, organ }: Occupant,
  occupants: readonly Occupant[],
): Promise<void> {
  const { tenantId: tenant_id, plan, anchor } = structure;
  const words = departureWords[plan.locale];
  const isOver = lastDay < anchor;
  const owner = occupants.find((one) => one.leads && one.organ === organ && one.leftOn === null);
  const id = random.id();
  await insertRows(transaction, 'leaving', [
    {
      tenant_id,
      id,
      employment_id: employmentId,
      kind: 'agreement',
      notice_on: addDays(lastDay, -daysOfTalks),
      last_day: lastDay,
      takeover_id: null,
      reason: words.reason,
      state: isOver ? 'effective' : 'planned',
    },
  ]);
  await insertRows(
    transaction,
    'handover_item',
    words.handover.map((item, at) => ({
      tenant_id,
      id: random.id(),
      leaving_id: id,
      item,
      owner_id: owner?.employmentId ?? null,
      sort_order: at,
    })),
  );
}
