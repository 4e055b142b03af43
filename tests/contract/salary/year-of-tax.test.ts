import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { readSheet } from '#gateway/kernel/sheets/read-sheet.ts';
import { formHeadings } from '#gateway/services/etax/texts/form-words.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  addEmployment,
  calculate,
  change,
  fen,
  openRun,
  payAndClose,
  slipsOf,
} from '#tests/support/pay-runs.ts';

type Slip = Awaited<ReturnType<typeof slipsOf>>[number];

/** What the line of income tax of a slip was made from. */
async function taxInputs(demo: DemoGateway, paySlipId: string) {
  const { lines } = await demo.ask('hr', calls.paySlipDetail, { paySlipId });
  const line = lines.find(({ code }) => code === 'tax.income');
  return (name: string) => fen(line?.inputs.find((one) => one.name.en === name)?.value ?? '0.00');
}

const special = 'Special deductions of the year';

/** The first who was paid before, has nothing special in the open month, and meets a condition. */
async function findPerson(
  demo: DemoGateway,
  runId: string,
  meets: (slip: Slip) => boolean | Promise<boolean>,
): Promise<Slip> {
  for (const slip of await slipsOf(demo, runId)) {
    const { exceptions, netBefore } = slip;
    if (exceptions.length === 0 && netBefore !== null && (await meets(slip))) return slip;
  }
  throw new Error('There is no such person.');
}

/** The special deductions of the year that a person brought along. */
async function broughtAlong({ gateway }: DemoGateway, { employmentId }: Slip): Promise<bigint> {
  const { rows } = await gateway.asOwner((client) =>
    client.query<{ amount: string }>(
      'select special_additional::text as amount from app.pay_opening where employment_id = $1',
      [employmentId],
    ),
  );
  return rows.reduce((sum, { amount }) => sum + fen(amount), 0n);
}

/** The months of the year of taxes that an employment has days in. */
function monthsOf(taxMonth: string, from: string, to: string): readonly string[] {
  const year = taxMonth.slice(0, 4);
  const months: string[] = [];
  for (let month = `${year}-01-01`; month <= taxMonth; month = addMonths(month, 1)) {
    if (from < addMonths(month, 1) && to >= month) months.push(month);
  }
  return months;
}

eachDemo('the tax of a year over several employments', (current) => {
  test('months of the basic deduction are those of all employments, also of one that ended', async () => {
    const demo = current();
    const run = await openRun(demo);
    const person = await findPerson(demo, run.id, () => true);
    const { employmentId } = person;
    const { taxMonth } = run;
    const year = taxMonth.slice(0, 4);
    const began = addMonths(run.fromOn, -1);
    const ended = { from: `${Number(year) - 1}-05-10`, to: `${year}-02-20` };
    await change(
      demo,
      (id) => sql`update employment set joined_on = ${began}::date, probation_ends_on = null,
          version = version + 1
        where tenant_id = ${id} and id = ${employmentId}`,
    );
    await change(
      demo,
      (id) => sql`
      insert into employment (tenant_id, id, person_id, staff_no, employment_type, joined_on, left_on, left_reason)
      select e.tenant_id, gen_random_uuid(), e.person_id, 'BEFORE', 'full-time', ${ended.from}::date,
        ${ended.to}::date, 'resignation'
      from employment e where e.tenant_id = ${id} and e.id = ${employmentId}`,
    );
    const after = await calculate(demo, await openRun(demo));
    const slip = (await slipsOf(demo, after.id)).find((one) => one.employmentId === employmentId);
    const months = new Set([
      ...monthsOf(taxMonth, ended.from, ended.to),
      ...monthsOf(taxMonth, began, '9999-12-31'),
    ]);
    const input = await taxInputs(demo, slip?.id ?? '');
    expect(input('Basic deduction of the year')).toBe(fen('5000.00') * BigInt(months.size));
  });

  test('special deductions are declared where one of two slips of a month has them', async () => {
    const demo = current();
    const run = await openRun(demo);
    const person = await findPerson(
      demo,
      run.id,
      async ({ id }) => (await taxInputs(demo, id))(special) > 0n,
    );
    // What was brought along names no kind, so it is in no column of the file.
    const due = (await taxInputs(demo, person.id))(special) - (await broughtAlong(demo, person));
    await addEmployment(demo, person.employmentId, run);
    const after = await calculate(demo, await openRun(demo));
    await payAndClose(demo, after.id);
    const { bytes } = await (await demo.browser('hr')).call(calls.declarationFile, {
      month: run.taxMonth,
      form: 'wages',
    });
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]), 10_000);
    const own = rows.map(({ cells }) => cells).filter((cells) => cells[1] === person.name);
    const headings: readonly string[] = formHeadings.wages;
    const at = (name: string) => headings.indexOf(name);
    const sums = own.map((cells) =>
      cells
        .slice(at('累计子女教育'), at('累计个人养老金'))
        .reduce((sum, cell) => sum + fen(cell === '' ? '0.00' : cell), 0n),
    );
    expect(sums).toContain(due);
  });
});
