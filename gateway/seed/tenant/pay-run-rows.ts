import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import {
  type Calculation,
  makeSlips,
  settleCalculation,
  slipsOfBatch,
  writeSlips,
} from '#gateway/services/salary/runs/calculate.ts';
import { inputsMarkOf } from '#gateway/services/salary/runs/inputs-mark.ts';
import { readPeople } from '#gateway/services/salary/runs/load-people.ts';
import { loadRunFacts } from '#gateway/services/salary/runs/load-plan.ts';
import { readRun } from '#gateway/services/salary/runs/open-run.ts';
import { readPeriod } from '#gateway/services/salary/runs/periods.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import { writeCompanyRules } from './company-rule-rows.ts';
import type { Occupant } from './occupants.ts';
import { writeOtherIncome } from './other-income-rows.ts';
import { payOpenings } from './pay-opening-rows.ts';
import { correctOne, noteSlips } from './pay-slip-notes.ts';
import { payDemoWords } from './pay-words.ts';
import type { Structure } from './structure.ts';
import { writeTaxFilings } from './tax-filing-rows.ts';

const closedMonths = 6;
const payDay = 10;

/** What runs of the demo are made with. */
export interface RunMaker {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  readonly random: Random;
  readonly locale: 'zh-CN' | 'en';
  readonly groupId: string;
}

/** The month whose pay is open on a day: the one before until it is paid. */
export function openPayMonth(day: string): string {
  return addMonths(monthStart(day), Number(day.slice(8)) >= payDay ? 0 : -1);
}

/** Writes six closed months and one that is open, each calculated by the engine itself. */
export async function writePayRuns(
  database: DatabaseTransaction,
  { tenantId, plan, anchor }: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const random = createRandom(plan.seed + 700_003, Date.parse(anchor));
  const maker = { database, tenantId, random, locale: plan.locale, groupId: random.id() };
  // A source of its own: what runs draw stays as it was.
  const templateId = createRandom(plan.seed + 700_005, Date.parse(anchor)).id();
  await insertRows(database, 'bank_template', [templateRow(maker, templateId)]);
  await insertRows(database, 'pay_group', [groupRow(maker, templateId)]);
  const open = openPayMonth(anchor);
  const first = firstMonth(open);
  await insertRows(
    database,
    'pay_opening',
    await payOpenings(maker, await readPeriod(database, tenantId, cycle, first)),
  );
  for (let month = first; month < open; month = addMonths(month, 1)) {
    const runId = await calculateMonth(maker, month);
    await close(maker, runId, month);
  }
  const quiet = new Set(
    occupants.flatMap(({ fixed, employmentId }) =>
      fixed?.account === undefined ? [] : [employmentId],
    ),
  );
  await noteSlips(maker, addMonths(open, -1), quiet);
  await correctOne(maker, addMonths(open, -1), open, quiet);
  await calculateMonth(maker, open);
  await writeOtherIncome(database, { ...maker, anchor, seed: plan.seed }, occupants);
  await writeTaxFilings(database, maker);
  await writeCompanyRules(database, { tenantId, locale: plan.locale, seed: plan.seed, anchor });
}

const cycle = { firstDay: 1, payDay, paidIn: 'next-month' } as const;

/** The first month is never the one that is paid in January: what a year brings along is shown too. */
function firstMonth(open: string): string {
  const month = addMonths(open, -closedMonths);
  return month.slice(5, 7) === '12' ? addMonths(month, -1) : month;
}

/** As a large bank takes it: amounts in yuan, text in GBK. */
function templateRow({ tenantId, locale }: RunMaker, id: string): Row<'bank_template'> {
  const words = payDemoWords[locale];
  return {
    tenant_id: tenantId,
    id,
    name: words.template,
    container: 'csv',
    encoding: 'gbk',
    separator: 'comma',
    amounts: 'yuan',
    has_header: true,
    has_total: false,
    columns: words.columns,
    file_name: null,
  };
}

function groupRow({ tenantId, groupId, locale }: RunMaker, templateId: string): Row<'pay_group'> {
  const words = payDemoWords[locale];
  return {
    tenant_id: tenantId,
    id: groupId,
    name: words.group,
    organ_id: null,
    first_day: cycle.firstDay,
    pay_day: cycle.payDay,
    paid_in: cycle.paidIn,
    part_month: 'backward-21.75',
    company_account_name: words.holder,
    company_bank: words.bank,
    company_account: '6200000000000000018',
    bank_template_id: templateId,
    plan_id: null,
  };
}

async function calculateMonth(maker: RunMaker, month: string): Promise<string> {
  const { database, tenantId, random, groupId, locale } = maker;
  const { fromOn, toOn, payOn, taxMonth } = await readPeriod(database, tenantId, cycle, month);
  const id = random.id();
  await database
    .insertInto('pay_run')
    .values({
      tenant_id: tenantId,
      id,
      pay_group_id: groupId,
      month,
      from_on: fromOn,
      to_on: toOn,
      pay_on: payOn,
      tax_month: taxMonth,
      state: 'draft',
      begun: 1,
    })
    .execute();
  const run = await readRun({ database, tenantId }, id);
  const facts = await loadRunFacts(database, tenantId, run);
  const inputsMark = await inputsMarkOf(database, tenantId, run);
  const work: Calculation = { database, tenantId, run, calculation: 1, facts, inputsMark };
  const people = await readPeople(database, tenantId, run);
  for (let start = 0; start < people.length; start += slipsOfBatch) {
    const batch = people.slice(start, start + slipsOfBatch);
    await writeSlips(database, work, await makeSlips(work, batch));
  }
  await settleCalculation(database, work, null);
  await insertRows(database, 'pay_run_step', [
    step(maker, id, 'created', payDemoWords[locale].maker, `${addDays(toOn, -3)}T02:00:00Z`),
    step(maker, id, 'calculated', payDemoWords[locale].maker, `${addDays(toOn, -3)}T02:05:00Z`),
  ]);
  return id;
}

/** Approved, paid and closed by the people of the demo. */
async function close(maker: RunMaker, runId: string, month: string): Promise<void> {
  const { database, tenantId, locale } = maker;
  const { payOn } = await readPeriod(database, tenantId, cycle, month);
  const words = payDemoWords[locale];
  await insertRows(database, 'pay_run_step', [
    step(maker, runId, 'submitted', words.maker, `${addDays(payOn, -4)}T02:00:00Z`),
    step(maker, runId, 'approved', words.approver, `${addDays(payOn, -3)}T03:00:00Z`),
    step(maker, runId, 'bank-file', words.maker, `${addDays(payOn, -1)}T02:00:00Z`),
    step(maker, runId, 'paid', words.maker, `${payOn}T06:00:00Z`),
    step(maker, runId, 'closed', words.maker, `${payOn}T07:00:00Z`),
  ]);
  await database
    .updateTable('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', runId)
    .set({ state: 'closed' })
    .execute();
}

function step(
  { tenantId, random }: RunMaker,
  runId: string,
  action: Row<'pay_run_step'>['action'],
  actor: string,
  at: string,
): Row<'pay_run_step'> {
  return {
    tenant_id: tenantId,
    id: random.id(),
    pay_run_id: runId,
    action,
    account_id: null,
    actor_name: actor,
    note: null,
    at,
  };
}
