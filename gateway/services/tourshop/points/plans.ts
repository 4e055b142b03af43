/** Which plan a person is in, and why not. */
import { type RawBuilder, sql } from 'kysely';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { PointScope } from './wallet.ts';

/** The plan that lets a person book. */
export interface OwnPlan {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly familyAllowed: boolean;
  /** Whether the company may pay what own points do not. */
  readonly fundedTrip: boolean;
}

/** Why a person may not book. */
export type BookingBar = 'noEmployment' | 'noPlan' | 'probation' | 'service';

/** Whether somebody may book, by which plan, and why not. */
export interface Standing {
  readonly plan: OwnPlan | null;
  readonly bar: BookingBar | null;
}

interface PlanRow extends OwnPlan {
  readonly inProbation: boolean;
  readonly tooNew: boolean;
}

/** Reads the open plan a person is in today; the one that allows most comes first. */
export async function standingIn(
  scope: PointScope,
  employmentId: string | null,
): Promise<Standing> {
  if (employmentId === null) return { plan: null, bar: 'noEmployment' };
  const { database, tenantId, now } = scope;
  const today = dayOf(now());
  const { rows } = await sql<PlanRow>`select p.id, p.name, p.name_en as "nameEn",
      p.family_allowed is true as "familyAllowed", p.funded_trip is true as "fundedTrip",
      ${inProbation(today)} as "inProbation",
      ${tooNew(today)} as "tooNew"
    from tour_plan p join employment e on e.tenant_id = p.tenant_id and e.id = ${employmentId}
    where p.tenant_id = ${tenantId} and ${planIsOn(today)} and ${isEmployed(today)}
    order by p.family_allowed is true desc, p.valid_to desc, p.id`.execute(database);
  const plan = rows.find((row) => !row.inProbation && !row.tooNew) ?? null;
  if (plan !== null) return { plan, bar: null };
  const [nearest] = rows;
  if (nearest === undefined) return { plan: null, bar: 'noPlan' };
  return { plan: null, bar: nearest.inProbation ? 'probation' : 'service' };
}

/** A plan `p` that is open on a day. */
function planIsOn(today: string): RawBuilder<boolean> {
  return sql`(p.state = 'open' and p.removed_at is null
    and ${today}::date between p.valid_from and p.valid_to)`;
}

/** Somebody `e` who works here on a day. */
function isEmployed(today: string): RawBuilder<boolean> {
  return sql`(e.joined_on <= ${today}::date and (e.left_on is null or e.left_on >= ${today}::date))`;
}

function inProbation(today: string): RawBuilder<boolean> {
  return sql`(p.probation is not true and coalesce(e.probation_ends_on >= ${today}::date, false))`;
}

function tooNew(today: string): RawBuilder<boolean> {
  return sql`(e.joined_on + make_interval(months => p.service_months) > ${today}::date)`;
}

/** Whether a plan `p` includes somebody `e` on a day. */
export function isIncluded(today: string): RawBuilder<boolean> {
  return sql`(${isEmployed(today)} and not ${inProbation(today)} and not ${tooNew(today)})`;
}
