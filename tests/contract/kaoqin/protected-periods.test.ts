import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays, addMonths, addYears } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

eachDemo('protected periods', (current) => {
  let demo: DemoGateway;
  let employment = '';
  beforeAll(async () => {
    demo = current();
    const { rows } = await demo.ask('hr', calls.overtimeRequestPage, { rows: 50 });
    employment = String(rows[0]?.fields.employment);
    await makeAccount(demo, {
      loginName: 'protected',
      range: 'self',
      functions: ['attendance.mine', 'attendance.overtime', 'attendance.overtime.edit'],
      employmentId: employment,
    });
  });

  const note = async (kind: 'pregnancy' | 'nursing', fromOn: string, toOn: string | null = null) =>
    demo.ask('hr', calls.protectedPeriodCreate, { values: { employment, kind, fromOn, toOn } });
  const overtime = (day: string, fromAt = '18:00', toAt = '19:00') => ({ day, fromAt, toAt });
  const apply = async (span: ReturnType<typeof overtime>) =>
    (await demo.browser('protected')).call(calls.applyOvertime, {
      ...span,
      settle: 'pay',
      reason: '赶工',
    });
  const banOf = async (span: ReturnType<typeof overtime>) =>
    (await demo.ask('protected', calls.previewOvertime, span)).ban;

  test('of a pregnancy refuse overtime from seven months on, and say why to the person alone', async () => {
    const begin = addDays(demo.today, 100);
    const first = addMonths(begin, 7);
    const made = await note('pregnancy', begin, addMonths(begin, 10));
    expect(made.fields).toMatchObject({ bannedFrom: first, bannedTo: addMonths(begin, 10) });
    expect(await banOf(overtime(addDays(first, -1)))).toBeNull();
    expect(await banOf(overtime(first))).toEqual({ work: 'overtime', reason: 'pregnancy' });
    // Overtime of the evening before that goes on after midnight is overtime of the first day.
    const over = overtime(addDays(first, -1), '23:00', '25:00');
    expect(await banOf(over)).toEqual({ work: 'overtime', reason: 'pregnancy' });
    expect((await apply(overtime(addDays(first, -1)))).code).toBe('ok');
    const refused = await apply(overtime(first));
    expect(refused.code).toBe('badInput');
    expect(refused.answer.fields).toMatchObject([{ issue: 'overtimeBanned' }]);
    expect(JSON.stringify(refused.answer)).not.toContain('pregnan');
    const { answer } = await (await demo.browser('hr')).call(calls.overtimeRequestCreate, {
      values: { employment, ...overtime(first), settle: 'pay', reason: '赶工' },
    });
    expect(answer.fields).toMatchObject([{ path: 'values.day', issue: 'overtimeBanned' }]);
  });

  test('stop a draft that was made before they were noted', async () => {
    const day = addYears(demo.today, 3);
    const values = { employment, ...overtime(day), settle: 'pay' as const, reason: '赶工' };
    const { id, version } = await demo.ask('hr', calls.overtimeRequestCreate, { values });
    await note('nursing', day);
    const sent = await (await demo.browser('hr')).call(calls.overtimeRequestMove, {
      id: id ?? '',
      version: version ?? 1,
      move: 'submit',
    });
    expect(sent.answer.fields).toMatchObject([{ issue: 'overtimeBanned' }]);
  });

  test('need none for somebody below 18, who works no overtime at night', async () => {
    const day = addYears(demo.today, 5);
    const bornOn = addDays(addYears(day, -18), 1);
    const before = await inCompany(demo, (transaction) =>
      transaction
        .selectFrom('employment as e')
        .innerJoin('person as p', 'p.id', 'e.person_id')
        .where('e.id', '=', employment)
        .select(['p.id', 'p.birth_date'])
        .executeTakeFirstOrThrow(),
    );
    const bear = (birthDate: string | null) =>
      inCompany(demo, (transaction) =>
        transaction
          .updateTable('person')
          .set({ birth_date: birthDate })
          .where('id', '=', before.id)
          .execute(),
      );
    await bear(bornOn);
    expect(await banOf(overtime(day, '20:00', '22:00'))).toBeNull();
    expect(await banOf(overtime(day, '20:00', '22:01'))).toEqual({
      work: 'night',
      reason: 'minor',
    });
    const refused = await apply(overtime(day, '20:00', '22:30'));
    expect(refused.answer.fields).toMatchObject([{ issue: 'nightWorkBanned' }]);
    expect(await banOf(overtime(addDays(day, 1), '20:00', '23:00'))).toBeNull();
    await bear(before.birth_date);
  });

  test('are listed for who keeps them, and for no one who leads people', async () => {
    const { rows, total } = await demo.ask('hr', calls.protectedPeriodPage, { rows: 50 });
    expect(total).toBeGreaterThan(1);
    expect(rows[0]?.fields.kind).toMatch(/pregnancy|nursing/);
    const manager = await demo.browser('manager');
    expect((await manager.call(calls.protectedPeriodPage, { rows: 50 })).code).toBe('noPermission');
    const own = await demo.browser('protected');
    expect((await own.call(calls.protectedPeriodPage, { rows: 50 })).code).toBe('noPermission');
  });
});
