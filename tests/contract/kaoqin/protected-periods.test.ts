import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { daysFrom } from '#bridge/calls/paiban/rotation.ts';
import { addDays, addMonths, addYears, monthStart } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { inCompany } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

eachDemo('protected periods', (current) => {
  let demo: DemoGateway;
  let employment = '';
  beforeAll(async () => {
    demo = current();
    const { rows } = await demo.ask('hr', calls.overtimeRequestPage, { rows: 50 });
    const asked = rows.map(({ fields }) => String(fields.employment));
    // Somebody who stays: the days of these tests are years ahead.
    employment = await inCompany(demo, async (transaction) => {
      const { id } = await transaction
        .selectFrom('employment')
        .where('id', 'in', asked)
        .where('left_on', 'is', null)
        .orderBy('id')
        .select('id')
        .executeTakeFirstOrThrow();
      return id;
    });
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

  test('refuse a personal shift at night or of more than eight hours, whatever day of it is banned', async () => {
    const birth = addYears(demo.today, 7);
    const ids = await shiftIds();
    const assign = async (shift: string, fromOn: string, toOn: string | null) =>
      (await demo.browser('hr')).call(calls.shiftAssignmentCreate, {
        values: { employment, shift, fromOn, toOn, workDays: 'seven' },
      });
    const made = await note('nursing', birth);
    const refused = await assign(ids.night, addDays(birth, -30), birth);
    expect(refused.answer.fields).toMatchObject([
      { path: 'values.shift', issue: 'nightShiftBanned' },
    ]);
    expect(JSON.stringify(refused.answer)).not.toContain('nursing');
    const open = await assign(ids.night, addDays(birth, -30), null);
    expect(open.answer.fields).toMatchObject([{ issue: 'nightShiftBanned' }]);
    const long = await assign(ids.long, birth, birth);
    expect(long.answer.fields).toMatchObject([{ issue: 'longShiftBanned' }]);
    // The night before the last one reaches into the day before the birth alone.
    expect((await assign(ids.night, addDays(birth, -30), addDays(birth, -2))).code).toBe('ok');
    expect((await assign(ids.office, birth, null)).code).toBe('ok');
    await demo.ask('hr', calls.protectedPeriodRemove, {
      id: made.id ?? '',
      version: made.version ?? 1,
    });
  });

  test('that cover a published night or approved overtime are told to who plans the roster, and shown there', async () => {
    const { organId, person, night, month } = await plannedNight();
    const day = `${month}-05`;
    await inCompany(demo, (transaction) =>
      sql`insert into overtime_request (tenant_id, id, employment_id, day, from_at, to_at, settle,
          reason, state)
        select e.tenant_id, gen_random_uuid(), e.id, ${day}::date, '16:00', '18:00', 'pay', 'x', 'approved'
        from employment e where e.id = ${person.id}`.execute(transaction),
    );
    const noted = await demo.ask('hr', calls.protectedPeriodCreate, {
      values: { employment: person.id, kind: 'nursing', fromOn: `${month}-01`, toOn: null },
    });
    const told = await inCompany(demo, (transaction) =>
      sql<{ body: string; route: string; login: string }>`select n.body, n.link_route as route,
          a.login_name as login from notice n join account a on a.id = n.account_id
        where n.title = ${`请调整${person.name}的排班`}`.execute(transaction),
    );
    expect(told.rows.map(({ login }) => login)).toContain('hr');
    expect(told.rows.map(({ login }) => login)).not.toContain('staff');
    const [message] = told.rows;
    expect(message?.body).toContain('1 天班次、1 天已批准的加班');
    expect(message?.body).not.toContain('哺乳');
    expect(message?.route).toBe(`/roster?organId=${organId}&month=${month}`);
    const { people, days } = await demo.ask('hr', calls.openRoster, { organId, month });
    const seen = people.find(({ id }) => id === person.id);
    expect(seen?.noNight.map((at) => days[at]?.day)).toContain(night);
    expect(seen?.noOvertime.map((at) => days[at]?.day)).toContain(day);
    expect(seen?.banned.map(([at, what]) => [days[at]?.day, what])).toEqual([[day, 'overtime']]);
    // The same days again are no news.
    await demo.ask('hr', calls.protectedPeriodUpdate, {
      id: noted.id ?? '',
      version: noted.version ?? 1,
      changes: { note: '产假后返岗' },
    });
    const again = await inCompany(demo, (transaction) =>
      sql`select 1 from notice n where n.title = ${`请调整${person.name}的排班`}`.execute(
        transaction,
      ),
    );
    expect(again.rows).toHaveLength(told.rows.length);
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

  async function shiftIds() {
    const { rows } = await demo.ask('hr', calls.shiftPage, { rows: 50 });
    const named = (name: string) => rows.find(({ fields }) => fields.name === name)?.id ?? '';
    const { id } = await demo.ask('hr', calls.shiftCreate, {
      values: {
        name: '长白班',
        colour: 'green',
        onAt: '08:00',
        offAt: '17:00',
        minutesBefore: 120,
        minutesAfter: 300,
        flexLate: 0,
        flexEarly: 0,
        lateFrom: 1,
        needsIn: true,
        needsOut: true,
      },
    });
    return { night: named('夜班'), office: named('标准班'), long: id ?? '' };
  }

  /** Somebody with one published night in three months. */
  async function plannedNight() {
    const organs = await demo.ask('hr', calls.organTree, {});
    const organId = organs.find(({ name }) => name === '支持组')?.id ?? '';
    const month = addMonths(monthStart(demo.today), 3).slice(0, 7);
    const unit = { organId, month };
    const { people, shifts, version } = await demo.ask('hr', calls.openRoster, unit);
    const person = people.find(({ leftOn, noNight }) => leftOn === null && noNight.length === 0);
    const plan = shifts.find(({ name }) => name === '夜班')?.id ?? '';
    if (person === undefined) throw new Error('The demo has one.');
    const night = `${month}-10`;
    const cells = daysFrom(`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)).map((day) => ({
      employmentId: person.id,
      day,
      plan: day === night ? plan : ('rest' as const),
    }));
    const saved = await demo.ask('hr', calls.saveRosterCells, { ...unit, version, cells });
    await demo.ask('hr', calls.publishRoster, { ...unit, version: saved.version });
    return { organId, person, night, month };
  }
});
