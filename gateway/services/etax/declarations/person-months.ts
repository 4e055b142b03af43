import { sql } from 'kysely';
import { fen, type Money, nothing, total } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { DeductionClaim } from '../engine/special-deductions.ts';

/** Where amounts are read. */
export type Place = Pick<CallContext, 'database' | 'tenantId'>;

/** The amounts of a month or a year, in fen. */
export interface Amounts {
  readonly income: Money;
  readonly exempt: Money;
  readonly ownContributions: Money;
  readonly specialAdditional: Money;
  readonly other: Money;
  readonly tax: Money;
  readonly bonus: Money;
  readonly bonusTax: Money;
  readonly severance: Money;
  readonly severanceTax: Money;
}

/** A claim as a slip keeps it: amounts in yuan. */
export type StoredClaim = Omit<DeductionClaim, 'sharedAmount' | 'declared'> & {
  readonly sharedAmount?: string;
  readonly declared?: string;
};

/** What decided about the tax of a slip. */
export interface TaxFacts {
  readonly joinedOn: string;
  readonly place: string | null;
  /** The local average that severance was taxed by, where it is kept. */
  readonly localAverage: string | null;
  readonly taxpayer: {
    readonly residency: 'resident' | 'non-resident';
    readonly firstWageYear: number | null;
    readonly yearAtOnce: number | null;
  };
  readonly claims: readonly StoredClaim[];
}

/** One person in one tax month: all slips of all employments together. */
export interface PersonMonth extends Amounts {
  readonly month: string;
  readonly facts: TaxFacts;
  readonly payMonths: readonly string[];
}

/** What is known of a person in a year, the months in their order. */
export interface PersonYear {
  readonly opening: Amounts | null;
  readonly months: readonly PersonMonth[];
}

const amountNames = [
  'income',
  'exempt',
  'ownContributions',
  'specialAdditional',
  'other',
  'tax',
  'bonus',
  'bonusTax',
  'severance',
  'severanceTax',
] as const satisfies readonly (keyof Amounts)[];

/** No income, no deductions, no tax. */
export const noAmounts = amountsFrom(() => nothing);

/** The sum of amounts, each by its name. */
export function addAmounts(all: readonly Amounts[]): Amounts {
  return amountsFrom((name) => total(all.map((one) => one[name])));
}

/** Amounts made one by one, such as for a page. */
export function amountsTo<Value>(
  make: (name: keyof Amounts) => Value,
): Record<keyof Amounts, Value> {
  return Object.fromEntries(amountNames.map((name) => [name, make(name)])) as Record<
    keyof Amounts,
    Value
  >;
}

function amountsFrom(make: (name: keyof Amounts) => Money): Amounts {
  return amountsTo(make);
}

/** Sums of slips `s` as amounts; severance is what of gross pay is neither income nor bonus. */
export const sumsOfSlips = sql`
  sum(s.income)::bigint::text as income, sum(s.exempt)::bigint::text as exempt,
  sum(s.own_contributions)::bigint::text as "ownContributions",
  sum(s.special_additional)::bigint::text as "specialAdditional",
  sum(s.before_tax)::bigint::text as other, sum(s.income_tax)::bigint::text as tax,
  sum(s.bonus)::bigint::text as bonus, sum(s.bonus_tax)::bigint::text as "bonusTax",
  sum(s.gross - s.income - s.bonus)::bigint::text as severance,
  sum(s.severance_tax)::bigint::text as "severanceTax"`;

/** Sums as the database returns them. */
export type TextAmounts = Readonly<Record<keyof Amounts, string | null>>;

/** Reads sums of the database as amounts. */
export function amountsOf(row: TextAmounts): Amounts {
  return amountsFrom((name) => fen(BigInt(row[name] ?? 0)));
}

interface MonthRow extends TextAmounts {
  readonly personId: string;
  readonly month: string;
  readonly facts: TaxFacts;
  readonly payMonths: readonly string[];
}

/** Reads what people were paid in a year up to a month, by tax month, and what the year brought along. */
export async function readPersonYears(
  place: Place,
  personIds: readonly string[],
  month: string,
): Promise<ReadonlyMap<string, PersonYear>> {
  const rows = await readMonths(place, personIds, month);
  const openings = await readOpenings(place, personIds, Number(month.slice(0, 4)));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map(
    personIds.map((personId) => [
      personId,
      {
        opening: openings.get(personId) ?? null,
        months: (byPerson.get(personId) ?? []).map(({ month: of, facts, payMonths, ...row }) => ({
          month: of,
          facts,
          payMonths,
          ...amountsOf(row),
        })),
      },
    ]),
  );
}

async function readMonths(
  { database, tenantId }: Place,
  personIds: readonly string[],
  month: string,
): Promise<readonly MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select e.person_id as "personId", r.tax_month as month, ${sumsOfSlips},
      (array_agg(jsonb_build_object(
        'joinedOn', coalesce(s.facts->'employedFrom', s.facts->'joinedOn'), 'taxpayer', s.facts->'taxpayer',
        'claims', s.facts->'claims', 'place', s.facts->'enrolment'->'place'
      ) order by r.pay_on desc, r.month desc, s.staff_no))[1]
        -- Of two slips in a month one has the special deductions.
        || jsonb_build_object('claims', (array_agg(s.facts->'claims'
          order by (s.special_additional <> 0) desc, r.pay_on desc, r.month desc, s.staff_no))[1],
          'localAverage', max(s.facts->>'localAverage')) as facts,
      array_agg(distinct r.month::text) as "payMonths"
    from employment e
    join pay_slip s on s.tenant_id = ${tenantId} and s.employment_id = e.id and s.fault is null
    join pay_run r on r.tenant_id = ${tenantId} and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
      and r.tax_month >= ${firstMonthOf(month)}::date and r.tax_month <= ${month}::date
    where e.tenant_id = ${tenantId} and e.person_id = any(${personIds})
    group by e.person_id, r.tax_month
    order by r.tax_month`.execute(database);
  return rows;
}

async function readOpenings(
  { database, tenantId }: Place,
  personIds: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, Amounts>> {
  const { rows } = await sql<TextAmounts & { readonly personId: string }>`
    select e.person_id as "personId",
      sum(o.income * 100)::bigint::text as income,
      sum(coalesce(o.exempt, 0) * 100)::bigint::text as exempt,
      sum(o.own_contributions * 100)::bigint::text as "ownContributions",
      sum(o.special_additional * 100)::bigint::text as "specialAdditional",
      sum(coalesce(o.other_deductions, 0) * 100)::bigint::text as other,
      sum(o.withheld * 100)::bigint::text as tax,
      null as bonus, null as "bonusTax", null as severance, null as "severanceTax"
    from employment e
    join pay_opening o on o.tenant_id = ${tenantId} and o.employment_id = e.id
      and o.removed_at is null and o.tax_year = ${year}
    where e.tenant_id = ${tenantId} and e.person_id = any(${personIds})
    group by e.person_id`.execute(database);
  return new Map(rows.map(({ personId, ...row }) => [personId, amountsOf(row)]));
}

/** January of the year of a month. */
export function firstMonthOf(month: string): string {
  return `${month.slice(0, 4)}-01-01`;
}
