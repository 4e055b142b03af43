import { sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { leastPeopleOfCosts, type payCosts } from '#bridge/calls/salary/costs.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths, dayOf, monthStart } from '#gateway/kernel/people/calendar.ts';
import { yuanOf, yuanOfSum } from './amounts.ts';

type Result = ResultOf<typeof payCosts>;

interface Sums {
  readonly people: number;
  readonly gross: string;
  readonly own: string;
  readonly employer: string;
  readonly tax: string;
  readonly net: string;
}

interface OrganSums extends Sums {
  readonly month: string;
  readonly organId: string | null;
  readonly organName: string | null;
}

/** What paid and closed runs cost by month and organisation. Small organisations are one line: it shows no one's pay. */
export async function readCosts(
  { database, tenantId, now }: CallContext,
  { fromMonth, toMonth }: ParsedRequestOf<typeof payCosts>,
): Promise<Result> {
  const to = monthStart(toMonth ?? dayOf(now()));
  const from = monthStart(fromMonth ?? addMonths(to, -11));
  const { rows } = await sql<OrganSums>`
    with organs as (
      select r.month, s.organ_id, max(s.organ_name) as organ_name, count(*)::int as people,
        sum(s.gross) as gross, sum(s.own_contributions) as own,
        sum(s.employer_contributions) as employer,
        sum(s.income_tax + s.bonus_tax + s.severance_tax) as tax, sum(s.net) as net
      from pay_slip s
      join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
        and r.calculation = s.calculation and r.state in ('paid', 'closed')
      where s.tenant_id = ${tenantId} and r.month >= ${from}::date and r.month <= ${to}::date
      group by r.month, s.organ_id
    ), folded as (
      select *, people >= ${leastPeopleOfCosts} as large from organs
    )
    select month, case when large then organ_id end as "organId",
      case when large then max(organ_name) end as "organName", sum(people)::int as people,
      sum(gross)::bigint::text as gross, sum(own)::bigint::text as own,
      sum(employer)::bigint::text as employer, sum(tax)::bigint::text as tax,
      sum(net)::bigint::text as net
    from folded group by month, large, case when large then organ_id end
    order by month desc, large desc, "organName"`.execute(database);
  const months = [...Map.groupBy(rows, ({ month }) => month).values()].map(withoutFew);
  return {
    months: months.flatMap((all) => {
      const [first] = all;
      return first === undefined ? [] : [{ month: first.month, ...presented(addUp(all)) }];
    }),
    rows: months.flat().map(({ month, organId, organName, ...sums }) => ({
      month,
      organId,
      organName,
      ...presented(sums),
    })),
  };
}

/** The small ones together may still be too few: then the smallest of the others goes with them. */
function withoutFew(rows: readonly OrganSums[]): readonly OrganSums[] {
  const rest = rows.find(({ organId }) => organId === null);
  if (rest === undefined || rest.people >= leastPeopleOfCosts) return rows;
  const large = rows.filter((row) => row !== rest).toSorted((a, b) => a.people - b.people);
  const [smallest] = large;
  if (smallest === undefined) return [];
  const joined = { ...rest, ...addUp([rest, smallest]) };
  return [...rows.filter((row) => row !== rest && row !== smallest), joined];
}

function addUp(all: readonly Sums[]): Sums {
  const sum = (key: Exclude<keyof Sums, 'people'>) =>
    String(all.reduce((total, one) => total + BigInt(one[key]), 0n));
  return {
    people: all.reduce((total, { people }) => total + people, 0),
    gross: sum('gross'),
    own: sum('own'),
    employer: sum('employer'),
    tax: sum('tax'),
    net: sum('net'),
  };
}

function presented({ people, gross, own, employer, tax, net }: Sums) {
  return {
    people,
    gross: yuanOf(gross),
    employerContributions: yuanOf(employer),
    cost: yuanOfSum(gross, employer),
    ownContributions: yuanOf(own),
    tax: yuanOf(tax),
    net: yuanOf(net),
  };
}
