import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { ratio } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import type { ResultForPay, RunFacts } from '../engine/person-slip.ts';
import type { PlanUsed } from '../engine/result-difference.ts';
import { readsPerformance } from '../formula/plan.ts';
import { resultText, type SlipBefore } from './compare.ts';
import { type FactsScope, loadFacts } from './load-facts.ts';
import type { RunPerson } from './load-people.ts';
import { makeSlip, type SlipRows } from './make-slips.ts';
import type { Run } from './open-run.ts';
import { SameMonth } from './same-month.ts';
import { sumSlips } from './totals.ts';

/** A calculation of a run that goes on. */
export interface Calculation extends FactsScope {
  readonly run: Run;
  readonly calculation: number;
  readonly facts: RunFacts;
  /** What the run was made from when the calculation began. */
  readonly inputsMark: string;
}

/** Slips of one transaction. More of them take more memory and little less time. */
export const slipsOfBatch = 200;

/** Slips that are made before requests take their turn. */
const slipsOfTurn = 25;

/** Makes the slips of some people; nothing is written. */
export async function makeSlips(
  work: Calculation,
  people: readonly RunPerson[],
): Promise<readonly SlipRows[]> {
  const { tenantId, run, calculation, facts } = work;
  // The year of somebody with two employments holds the slips that come first by id.
  const inOrder = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const loaded = await loadFacts(work, inOrder);
  const earlier = new SameMonth();
  const before = await readSlipsBefore(work, people);
  const place = { tenantId, runId: run.id, calculation };
  const slips: SlipRows[] = [];
  for (const [at, person] of inOrder.entries()) {
    // Requests take their turn in between.
    if (at % slipsOfTurn === slipsOfTurn - 1) await setImmediate();
    const own = loaded.facts.get(person.id);
    if (own === undefined) continue;
    const account = loaded.accounts.get(person.personId);
    const known = { account, before: before.get(person.id) ?? null };
    const made = makeSlip(place, facts, person, earlier.addTo(person, own), known);
    earlier.keep(person, made);
    slips.push(made);
  }
  return slips;
}

/** Writes slips with their lines, in the place of those of an attempt before. */
export async function writeSlips(
  database: DatabaseTransaction,
  {
    tenantId,
    run,
    calculation,
    facts,
  }: Pick<Calculation, 'tenantId' | 'run' | 'calculation' | 'facts'>,
  slips: readonly SlipRows[],
): Promise<void> {
  const ids = slips.map(({ slip }) => slip.employment_id);
  await sql`delete from pay_line l using pay_slip s
    where l.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and s.pay_run_id = ${run.id}
      and s.calculation = ${calculation} and s.employment_id = any(${ids})
      and l.pay_slip_id = s.id and l.calculation = s.calculation`.execute(database);
  await sql`delete from pay_slip where tenant_id = ${tenantId} and pay_run_id = ${run.id}
    and calculation = ${calculation} and employment_id = any(${ids})`.execute(database);
  for (let start = 0; start < slips.length; start += slipsOfInsert) {
    const part = slips.slice(start, start + slipsOfInsert);
    await insertSlips(database, part);
    await insertLines(database, { tenantId, run, calculation, facts }, part);
  }
}

/** Statistics of slips and lines once the first ones are there: without any, a first large run takes twice as long. */
export async function refreshStatistics(database: DatabaseTransaction): Promise<void> {
  await sql`select app.refresh_pay_statistics()`.execute(database);
}

/** Slips of one statement, with about thirty lines each. */
const slipsOfInsert = 100;

async function insertSlips(
  database: DatabaseTransaction,
  slips: readonly SlipRows[],
): Promise<void> {
  const [first] = slips;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first.slip).map((column) => sql.ref(column)));
  const rows = JSON.stringify(slips.map(({ slip }) => slip));
  await sql`insert into pay_slip (${columns})
    select ${columns} from jsonb_populate_recordset(null::pay_slip, ${rows}::jsonb)`.execute(
    database,
  );
}

async function insertLines(
  database: DatabaseTransaction,
  {
    tenantId,
    run,
    calculation,
    facts: { rules },
  }: Pick<Calculation, 'tenantId' | 'run' | 'calculation' | 'facts'>,
  slips: readonly SlipRows[],
): Promise<void> {
  const inside = slips.map(({ lines }) => lines.slice(1, -1)).filter((lines) => lines !== '');
  await sql`insert into pay_line (tenant_id, pay_run_id, calculation, rule_version, pay_slip_id,
      sort_order, code, kind, name_zh, name_en, amount, quantity, inputs, steps)
    select ${tenantId}, ${run.id}, ${calculation}, ${rules.version}, pay_slip_id,
      sort_order, code, kind, name_zh, name_en, amount, quantity, inputs, steps
    from jsonb_to_recordset(${`[${inside.join(',')}]`}::jsonb) as x (pay_slip_id uuid,
      sort_order integer, code text, kind text, name_zh text, name_en text, amount bigint,
      quantity text, inputs jsonb, steps jsonb)`.execute(database);
}

/**
 * Makes a calculation the one that holds: sums are written, slips of all others go. False where another calculation was
 * begun or the run went on meanwhile: then nothing changes.
 */
export async function settleCalculation(
  database: DatabaseTransaction,
  work: Pick<Calculation, 'tenantId' | 'run' | 'calculation' | 'facts' | 'inputsMark'>,
  by: string | null,
): Promise<boolean> {
  const { tenantId, run, calculation, facts, inputsMark } = work;
  const sums = await sumSlips(database, tenantId, run.id, calculation);
  const saved = await database
    .updateTable('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', run.id)
    .where('begun', '=', calculation)
    .where('state', 'in', ['draft', 'calculated'])
    .set({
      ...sums,
      state: 'calculated',
      calculation,
      rule_version: facts.rules.version,
      inputs_mark: inputsMark,
      plan_used: await planUsed(database, tenantId, facts),
      calculated_by: by,
      job_id: null,
      version: sql<number>`version + 1`,
    })
    .returning('id')
    .executeTakeFirst();
  if (saved === undefined) return false;
  await sql`delete from pay_line where tenant_id = ${tenantId} and pay_run_id = ${run.id}
    and calculation <> ${calculation}`.execute(database);
  await sql`delete from pay_slip where tenant_id = ${tenantId} and pay_run_id = ${run.id}
    and calculation <> ${calculation}`.execute(database);
  return true;
}

/** What slips were made with is kept where a result may be revised later: formulas, factors and the calendar may change. */
async function planUsed(
  database: DatabaseTransaction,
  tenantId: string,
  { plan, method, dueOn }: RunFacts,
): Promise<string | null> {
  if (!readsPerformance(plan)) return null;
  const scales = await database
    .selectFrom('performance_scale')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'factors'])
    .execute();
  const factors = Object.fromEntries(scales.map(({ id, factors: text }) => [id, text]));
  const used: PlanUsed = { items: plan.map(({ item }) => item), method, dueOn, factors };
  return JSON.stringify(used);
}

interface BeforeRow {
  readonly employment: string;
  readonly net: string;
  readonly own: string;
  readonly special: string;
  readonly tax: string;
  readonly rate: string | null;
  readonly facts: {
    readonly monthly: string | null;
    readonly whole: boolean;
    readonly performance?: ResultForPay;
    readonly entered: readonly { readonly code: string; readonly value: string }[];
  };
}

/** The slips of the month before, which is closed by now. */
async function readSlipsBefore(
  { database, tenantId, run }: Calculation,
  people: readonly RunPerson[],
): Promise<ReadonlyMap<string, SlipBefore>> {
  const { rows } = await sql<BeforeRow>`select s.employment_id as employment, s.net::text as net,
      s.own_contributions::text as own, s.special_additional::text as special,
      s.income_tax::text as tax, s.rate_percent as rate, s.facts
    from pay_slip s
    join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
      and r.calculation = s.calculation
    where s.tenant_id = ${tenantId} and s.employment_id = any(${people.map(({ id }) => id)})
      and r.pay_group_id = ${run.pay_group_id} and s.fault is null
      and r.month = (${run.month}::date - interval '1 month')::date`.execute(database);
  return new Map(
    rows.map((row) => [
      row.employment,
      {
        net: BigInt(row.net),
        ownContributions: BigInt(row.own),
        specialAdditional: BigInt(row.special),
        incomeTax: BigInt(row.tax),
        ratePercent: row.rate,
        monthly: row.facts.monthly,
        whole: row.facts.whole,
        result: resultText(row.facts.performance),
        entered: sumEntered(row.facts.entered),
      },
    ]),
  );
}

function sumEntered(entered: BeforeRow['facts']['entered']): ReadonlyMap<string, string> {
  const sums = new Map<string, bigint>();
  for (const { code, value } of entered) {
    const { numerator, denominator } = ratio(value);
    sums.set(code, (sums.get(code) ?? 0n) + (numerator * 100n) / denominator);
  }
  return new Map(
    [...sums].map(([code, sum]) => [code, shortText({ numerator: sum, denominator: 100n }, 2)]),
  );
}
