import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { cycleNormMinutes } from '#gateway/kernel/law/working-time.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { dispatchSettlements } from '#gateway/services/outsourcing/records/index.ts';
import { workingDays } from '#gateway/services/outsourcing/settle/read-worked.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { ask } from '#tests/support/records/record-bench.ts';
import {
  agreed,
  closeMonth,
  entityOf,
  inCompany,
  judge,
  make,
  move,
  type Row,
  working,
} from './dispatch-bench.ts';

eachDemo('months of dispatched work', (current) => {
  let demo: DemoGateway;
  let entity: string;
  let month: string;
  beforeAll(async () => {
    demo = current();
    entity = await entityOf(demo);
    // After the days of the demo, so that only the workers of these tests are in it. Months close in their order.
    month = addMonths(monthStart(demo.today), 1);
  });

  const compute = (of: string) => demo.ask('admin', calls.computeDispatchMonth, { month: of });
  const read = (of: string) => demo.ask('admin', calls.dispatchMonth, { month: of });
  const lineOf = async (worker: string, of = month, corrects: string | null = null) => {
    const list = await ask<{ rows: Row[] }>(demo, 'admin', dispatchSettlements, 'page', {
      employment: worker,
      page: '1',
      rows: '50',
    });
    const line = list.rows.find(
      ({ fields }) => fields.month === of && (fields.corrects ?? null) === corrects,
    );
    if (line === undefined) throw new Error('There is no such line.');
    return ask<Row>(demo, 'admin', dispatchSettlements, 'get', { id: line.id });
  };
  /** Days of eight hours from the first of a month on, ten hours of overtime among them. */
  const days = (first: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      day: addDays(first, at),
      worked: 480,
      overtime: at < 5 ? 120 : 0,
    }));

  test('O22, O23, O26: a closed month makes the lines to the fen, once', async () => {
    const { post } = await agreed(demo, { entity, from: addDays(demo.today, -3) });
    const worker = await working(demo, post, { fromOn: month, toOn: addMonths(month, 12) });
    const employment = String(worker.fields.employment);
    await judge(demo, employment, days(month, 21));
    const open = await (await demo.browser('admin')).call(calls.computeDispatchMonth, { month });
    expect(open.code).toBe('outsourcing.monthOpen');
    await closeMonth(demo, month);
    expect(await compute(month)).toEqual({ made: 1, changed: 0, kept: 0, corrections: 0 });
    expect(await compute(month)).toEqual({ made: 0, changed: 0, kept: 0, corrections: 0 });
    const line = await lineOf(employment);
    const insured = await ask<Row>(demo, 'admin', dispatchSettlements, 'update', {
      id: line.id,
      version: line.version,
      changes: { insurance: '1486.20' },
    });
    expect(insured.fields).toMatchObject({
      hours: '168.00',
      overtime150: '10.00',
      basePay: '7140.00',
      overtimePay: '637.50',
      fee: '622.20',
      tax: '31.11',
      total: '9917.01',
    });
    expect((await read(month)).sums).toMatchObject({ all: '9917.01', undisputed: '9917.01' });
  });

  test('O23: a line of a month that is open is not approved', async () => {
    const { post } = await agreed(demo, { entity, from: addDays(demo.today, -3) });
    const worker = await working(demo, post, { fromOn: addMonths(month, 1) });
    const row = await make(demo, dispatchSettlements, {
      employment: worker.fields.employment,
      month: addMonths(month, 20),
      hours: '8',
    });
    expect(await move(demo, dispatchSettlements, row, 'approve', { account: 'hr' })).toMatchObject({
      fields: [{ path: 'changes.month', issue: 'monthOpen' }],
    });
  });

  test('O27, O29: another person approves, and one line in dispute leaves the others', async () => {
    const first = addMonths(month, 2);
    const { post } = await agreed(demo, { entity, from: addDays(demo.today, -3) });
    const both: string[] = [];
    for (const worked of [480, 240]) {
      const worker = await working(demo, post, { fromOn: first, toOn: addDays(first, 20) });
      both.push(String(worker.fields.employment));
      await judge(demo, both.at(-1) ?? '', [{ day: first, worked }]);
    }
    await closeMonth(demo, first);
    await compute(first);
    const [one = '', two = ''] = both;
    const line = await lineOf(one, first);
    expect(await move(demo, dispatchSettlements, line, 'approve')).toMatchObject({
      fields: [{ issue: 'ownSettlement' }],
    });
    const approve = async (of: string) =>
      (await move(demo, dispatchSettlements, await lineOf(of, first), 'approve', {
        account: 'hr',
      })) as Row;
    const approved = await approve(one);
    expect(approved.state).toBe('approved');
    await approve(two);
    await move(demo, dispatchSettlements, approved, 'dispute');
    const { rows, sums } = await read(first);
    expect(rows.map(({ state }) => state).sort()).toEqual(['approved', 'disputed']);
    expect(sums).toMatchObject({ lines: 2, disputedLines: 1 });
    const total = (id: string) => lineOf(id, first).then(({ fields }) => fields.total);
    expect([sums?.disputed, sums?.undisputed]).toEqual([await total(one), await total(two)]);
    expect(await compute(first)).toMatchObject({ made: 0, changed: 0, kept: 2 });
  });

  test('O24: what attendance corrects later is a line of the next month, and the old one stays', async () => {
    const [first, next] = [addMonths(month, 4), addMonths(month, 5)];
    const { post } = await agreed(demo, { entity, from: addDays(demo.today, -3) });
    const worker = await working(demo, post, { fromOn: first, toOn: addMonths(first, 4) });
    const employment = String(worker.fields.employment);
    await judge(demo, employment, [{ day: first, worked: 400 }]);
    await closeMonth(demo, first);
    await compute(first);
    const figures = (minutes: number) => ({
      figures: {
        worked_minutes: minutes,
        trip_minutes: 0,
        overtime_workday: 0,
        overtime_rest_day: 0,
        overtime_holiday: 0,
        overtime_time_off: 0,
        absent_parts: 0,
      },
      leave: [],
    });
    await inCompany(demo, (database, tenantId) =>
      sql`insert into attendance_correction
          (tenant_id, id, employment_id, day, counted_month, cause, before, after, changed_at)
        values (${tenantId}, gen_random_uuid(), ${employment}, ${first}, ${next}, 'patch',
          ${JSON.stringify(figures(400))}::jsonb, ${JSON.stringify(figures(480))}::jsonb, now())`.execute(
        database,
      ),
    );
    await judge(demo, employment, [{ day: next, worked: 480 }]);
    await closeMonth(demo, next);
    expect(await compute(next)).toMatchObject({ made: 2, corrections: 1 });
    expect(await compute(next)).toMatchObject({ made: 0, corrections: 0 });
    // 400 and 80 minutes at 42.5000 an hour.
    expect((await lineOf(employment, first)).fields).toMatchObject({ basePay: '283.33' });
    expect((await lineOf(employment, next, first)).fields).toMatchObject({
      hours: '1.33',
      basePay: '56.67',
    });
    expect((await lineOf(employment, next)).fields).toMatchObject({ basePay: '340.00' });
  });

  test('O25: a month by heads is paid for the days worked of those due', async () => {
    const first = addMonths(month, 7);
    const { post } = await agreed(demo, {
      entity,
      from: addDays(demo.today, -3),
      agreement: { priceBy: 'heads', feeBy: 'head', fee: '100' },
      post: { monthPay: '6300' },
    });
    const worker = await working(demo, post, { fromOn: addDays(first, 15) });
    const employment = String(worker.fields.employment);
    await judge(
      demo,
      employment,
      days(first, 25).map((one) => ({ ...one, overtime: 0 })),
    );
    await closeMonth(demo, first);
    await compute(first);
    const due = await inCompany(demo, (database, tenantId) =>
      workingDays({ database, tenantId }, first),
    );
    const { fields } = await lineOf(employment, first);
    // Ten days from the 16th on.
    const fen = Math.floor((630_000 * 10 * 2 + due) / (2 * due));
    expect(fields).toMatchObject({
      daysWorked: '10.00',
      daysDue: due,
      basePay: `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`,
      fee: '100.00',
    });
  });

  test('O24, O25: unpaid leave that is asked for later pays no day by heads, and a shift that came late does', async () => {
    const [first, next] = [addMonths(month, 9), addMonths(month, 10)];
    const { post } = await agreed(demo, {
      entity,
      from: addDays(demo.today, -3),
      agreement: { priceBy: 'heads' },
      post: { monthPay: '6300' },
    });
    const worker = await working(demo, post, { fromOn: first });
    const employment = String(worker.fields.employment);
    await judge(demo, employment, [{ day: first, worked: 480 }]);
    await closeMonth(demo, first);
    await compute(first);
    const count = (figures: object, leave: object[] = []) => ({ figures, leave });
    const unpaid = { typeId: employment, paid: 'none', parts: 10_000, minutes: 480 };
    const correct = (day: string, before: object, after: object) =>
      inCompany(demo, (database, tenantId) =>
        sql`insert into attendance_correction
            (tenant_id, id, employment_id, day, counted_month, cause, before, after, changed_at)
          values (${tenantId}, gen_random_uuid(), ${employment}, ${day}, ${next}, 'leave',
            ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, now())`.execute(
          database,
        ),
      );
    const absent = { due_days: 1, absent_parts: 10_000 };
    await correct(addDays(first, 1), count(absent), count({ due_days: 1 }, [unpaid]));
    await closeMonth(demo, next);
    expect(await compute(next)).toMatchObject({ made: 0, corrections: 0 });
    await correct(addDays(first, 2), count({}), count({ due_days: 1 }));
    expect(await compute(next)).toMatchObject({ made: 1, corrections: 1 });
    expect((await lineOf(employment, next, first)).fields).toMatchObject({ daysWorked: '1.00' });
  });

  test('comprehensive hours pay what is beyond the norm of their cycle as overtime', async () => {
    const first = addMonths(month, 12);
    const { post } = await agreed(demo, { entity, from: addDays(demo.today, -3) });
    const worker = await working(demo, post, { fromOn: first });
    const employment = String(worker.fields.employment);
    const count = Number(addDays(addMonths(first, 1), -1).slice(8));
    await judge(
      demo,
      employment,
      days(first, count).map((one) => ({ ...one, overtime: 0 })),
    );
    await inCompany(demo, (database, tenantId) =>
      sql`update day_result set hours_cycle = 'month', cycle_minutes = worked_minutes + 20
        where tenant_id = ${tenantId} and employment_id = ${employment}
          and day between ${first}::date and ${addDays(first, count - 1)}::date`.execute(database),
    );
    await closeMonth(demo, first);
    await compute(first);
    const norm = cycleNormMinutes('month', { place: 'CN', asOf: first });
    const hours = (minutes: number) => (Math.round((minutes * 100) / 60) / 100).toFixed(2);
    expect((await lineOf(employment, first)).fields).toMatchObject({
      hours: hours(norm),
      overtime150: hours(count * 500 - norm),
    });
  });
});
