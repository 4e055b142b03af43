import { sql } from 'kysely';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { dueLot, type GrantPolicy } from '../balances/due-grants.ts';
import { type GrantedPerson, yearOfLot } from '../balances/grant-leave.ts';
import type { LeaveContext } from '../balances/read-lots.ts';
import { type Amount, amount } from '../engine/amount.ts';
import { leftOn, type Settlement, settleYear, type YearLot } from '../engine/settle-year.ts';

/** A year of leave of one person, and what brings it to a policy. */
export interface YearPlan {
  readonly year: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly settlements: readonly Settlement[];
  /** What can be taken of it, before and after. */
  readonly before: Amount;
  readonly after: Amount;
  /** Whether there is a lot of the year already. */
  readonly hasLots: boolean;
}

/** The lots of some people by year. */
export type LotsByYear = ReadonlyMap<string, readonly YearLot[]>;

/**
 * What brings somebody's leave of one type to a policy: this year gets what the policy grants by now; the year before keeps
 * what it was granted, but ends as the policy says.
 */
export function planPerson(
  policy: GrantPolicy,
  person: GrantedPerson,
  lots: LotsByYear,
  asOf: string,
): readonly YearPlan[] {
  const year = Number(asOf.slice(0, 4));
  return [year - 1, year].flatMap((one) => {
    const own = lots.get(String(one)) ?? [];
    const due = dueLot(policy, person, one, asOf);
    if (own.length === 0 && (one < year || due === null)) return [];
    const validTo = due?.validTo ?? addDays(addMonths(`${one + 1}-01-01`, policy.carryMonths), -1);
    const sum = due?.grants.reduce((total, grant) => total + grant.amount, 0) ?? 0;
    const settlements = settleYear(own, { validTo, granted: one < year ? null : sum });
    return [
      {
        year: String(one),
        validFrom: due?.validFrom ?? `${one}-01-01`,
        validTo,
        settlements,
        before: leftOn(own, [], { validTo }, asOf),
        after: leftOn(own, settlements, { validTo }, asOf),
        hasLots: own.length > 0,
      },
    ];
  });
}

/** Reads who is granted leave on a day, of some people or of all. */
export async function readGranted(
  { database, tenantId }: LeaveContext,
  asOf: string,
  ids: readonly string[] | null,
): Promise<readonly GrantedPerson[]> {
  const { rows } = await sql<GrantedPerson>`select id, joined_on as "joinedOn",
      first_worked_on as "firstWorkedOn"
    from employment where tenant_id = ${tenantId} and joined_on <= ${asOf}::date
      and (left_on is null or left_on >= ${asOf}::date)
      and (${ids === null} or id = any(${ids ?? []}::uuid[])) order by id`.execute(database);
  return rows;
}

/** Reads the lots of a type of leave by person and year, of some people or of all. */
export async function readYears(
  { database, tenantId }: LeaveContext,
  typeId: string,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, LotsByYear>> {
  const { rows } = await sql<{
    id: string;
    employment: string;
    year: string;
    validTo: string | null;
    granted: string;
    left: string;
  }>`select l.id, l.employment_id as employment, ${yearOfLot} as year, l.valid_to as "validTo",
      coalesce(sum(g.amount) filter (where g.kind in ('grant', 'adjust')
        and g.actor_name is null), 0)::text as granted,
      coalesce(sum(g.amount), 0)::text as "left"
    from leave_lot l
    left join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
    where l.tenant_id = ${tenantId} and l.type_id = ${typeId} and ${yearOfLot} is not null
      and (${ids === null} or l.employment_id = any(${ids ?? []}::uuid[]))
    group by l.tenant_id, l.id order by l.id`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ employment }) => employment)].map(([employment, own]) => [
      employment,
      Map.groupBy(
        own.map(({ granted, left, ...lot }) => ({
          ...lot,
          granted: amount(granted),
          left: amount(left),
        })),
        ({ year }) => year,
      ),
    ]),
  );
}
