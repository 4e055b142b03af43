import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import {
  addDays,
  addMonths,
  dayOf,
  monthStart,
  wholeYears,
} from '#gateway/kernel/people/calendar.ts';
import { findBreaches } from '#gateway/seed/check.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

/** One dated job with the days of its employment, read without any of the code under test. */
interface Spell {
  readonly employmentId: string;
  readonly path: string;
  readonly from: string;
  readonly to: string | null;
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly birthDate: string | null;
  readonly gender: 'F' | 'M';
}

async function readSpells(demo: DemoGateway): Promise<Spell[]> {
  const session = await demo.ask('admin', calls.currentSession, {});
  return demo.gateway.database.withTransaction(
    { tenantId: session.tenant.id, accountId: null },
    'read',
    (transaction) =>
      transaction
        .selectFrom('job_row as j')
        .innerJoin('employment as e', 'e.id', 'j.employment_id')
        .innerJoin('person as p', 'p.id', 'e.person_id')
        .innerJoin('organ_row as o', (join) =>
          join.onRef('o.organ_id', '=', 'j.organ_id').on('o.to_on', 'is', null),
        )
        .select([
          'e.id as employmentId',
          'o.path',
          'j.from_on as from',
          'j.to_on as to',
          'e.joined_on as joinedOn',
          'e.left_on as leftOn',
          'p.birth_date as birthDate',
          'p.gender',
        ])
        .execute(),
  );
}

function isEmployed(spell: Spell, day: string): boolean {
  const works = spell.joinedOn <= day && (spell.leftOn === null || spell.leftOn > day);
  return works && spell.from <= day && (spell.to === null || spell.to >= day);
}

eachDemo('the figures about people', (current) => {
  let demo: DemoGateway;
  let spells: Spell[];
  beforeAll(async () => {
    demo = current();
    spells = await readSpells(demo);
  });

  test('counts heads by organisation as a recount by hand does', async () => {
    const organs = await demo.ask('hr', calls.organTree, {});
    const { total, rows } = await demo.ask('hr', calls.headCountByOrgan, {});
    expect(total).toBe(200);
    const development = organs.find(({ name }) => name === '研发中心');
    expect(development?.totalHeadCount).toBe(86);
    expect(rows.find(({ organName }) => organName === '研发中心')?.headCount).toBe(86);
    expect(rows.map(({ organName }) => organName)).toEqual([
      '研发中心',
      '市场与销售',
      '人力资源部',
      '财务部',
      '客户成功',
    ]);
    const inside = await demo.ask('hr', calls.headCountByOrgan, { organId: development?.id ?? '' });
    expect(
      inside.rows.reduce((sum, row) => sum + row.headCount, 0) + (development?.headCount ?? 0),
    ).toBe(86);
  });

  test('counts heads of a day in the past by the jobs of that day', async () => {
    const asOf = addMonths(demo.today, -24);
    const { total } = await demo.ask('hr', calls.headCountByOrgan, { asOf });
    expect(total).toBe(spells.filter((spell) => isEmployed(spell, asOf)).length);
    expect(total).toBeLessThan(200);
  });

  test('puts everybody into the age band a recount by hand does', async () => {
    const { rows, unknown } = await demo.ask('hr', calls.agePyramid, {});
    const employed = spells.filter((spell) => isEmployed(spell, demo.today));
    for (const band of rows) {
      const inBand = employed.filter(({ birthDate }) => {
        const age = wholeYears(birthDate ?? '', demo.today);
        return age >= band.from && (band.to === null || age <= band.to);
      });
      expect([band.from, band.female, band.male]).toEqual([
        band.from,
        inBand.filter(({ gender }) => gender === 'F').length,
        inBand.filter(({ gender }) => gender === 'M').length,
      ]);
    }
    const all = rows.reduce((sum, { female, male }) => sum + female + male, unknown);
    expect(all).toBe(200);
  });

  test.each([
    ['the whole company', null],
    ['one department', '研发中心'],
  ])('follows joiners, leavers and turnover month by month for %s', async (_, organName) => {
    const organs = await demo.ask('hr', calls.organTree, {});
    const organ = organs.find(({ name }) => name === organName);
    const path = organ === undefined ? '/' : '/1/2/';
    const answer = await demo.ask('hr', calls.movementByMonth, {
      months: '36',
      ...(organ === undefined ? {} : { organId: organ.id }),
    });
    const inside = spells.filter((spell) => spell.path.startsWith(path));
    expect(answer.rows).toHaveLength(36);
    for (const row of answer.rows) {
      const first = `${row.month}-01`;
      const last = [addDays(addMonths(first, 1), -1), demo.today].toSorted()[0] ?? '';
      const heads = (day: string): number =>
        inside.filter((spell) => isEmployed(spell, day)).length;
      const joined = inside.filter(
        ({ from, joinedOn }) => from === joinedOn && joinedOn >= first && joinedOn <= last,
      );
      const left = inside.filter(
        ({ to, leftOn }) => to === null && leftOn !== null && leftOn >= first && leftOn <= last,
      );
      expect(row).toMatchObject({
        joined: joined.length,
        left: left.length,
        opening: heads(addDays(first, -1)),
        closing: heads(last),
      });
      if (organ === undefined) expect(row.opening + row.joined - row.left).toBe(row.closing);
    }
    const left = answer.rows.reduce((sum, row) => sum + row.left, 0);
    const mean = ((answer.rows[0]?.opening ?? 0) + (answer.rows.at(-1)?.closing ?? 0)) / 2;
    expect(answer.turnover).toBeCloseTo(left / mean, 10);
    expect(answer.rows.at(-1)?.month).toBe(monthStart(demo.today).slice(0, 7));
  });

  test('counts for a head of department nobody outside the own department', async () => {
    const { total } = await demo.ask('manager', calls.headCountByOrgan, {});
    expect(total).toBe(86);
    const organs = await demo.ask('manager', calls.organTree, {});
    expect(organs[0]).toMatchObject({ name: '研发中心', parentId: null, totalHeadCount: 86 });
    const everywhere = await demo.ask('hr', calls.organTree, {});
    const client = await demo.browser('manager');
    const outside = everywhere.find(({ name }) => name === '财务部')?.id ?? '';
    const { code } = await client.call(calls.headCountByOrgan, { organId: outside });
    expect(code).toBe('notFound');
  });

  test('shows an employee the own organisation with nobody but themselves', async () => {
    const organs = await demo.ask('staff', calls.organTree, {});
    expect(organs.map(({ name, headCount }) => [name, headCount])).toEqual([['客户端组', 1]]);
    const people = await demo.ask('staff', calls.organPeople, { organId: organs[0]?.id ?? '' });
    expect(people.rows.map(({ name }) => name)).toEqual(['周雨桐']);
  });

  test('describes an organisation with its path, posts and positions', async () => {
    const organs = await demo.ask('hr', calls.organTree, {});
    expect(organs).toHaveLength(22);
    const platform = organs.find(({ name }) => name === '平台组')?.id ?? '';
    const detail = await demo.ask('hr', calls.organDetail, { organId: platform });
    expect(detail.path.map(({ name }) => name)).toEqual(['蓝港科技', '研发中心', '平台组']);
    expect(detail).toMatchObject({
      headCount: 23,
      totalHeadCount: 29,
      childCount: 1,
      positionCount: 8,
      postCount: 8,
    });
    const { rows, total } = await demo.ask('hr', calls.positions, {
      organId: platform,
      includeBelow: '1',
      rows: 50,
    });
    expect(total).toBe(12);
    expect(rows.reduce((sum, { filled }) => sum + filled, 0)).toBe(29);
    expect(rows.reduce((sum, { vacant }) => sum + vacant, 0)).toBe(4);
    const posts = await demo.ask('hr', calls.posts, {});
    expect(posts).toHaveLength(45);
    expect(posts.reduce((sum, { headCount }) => sum + headCount, 0)).toBe(200);
    const people = await demo.ask('hr', calls.organPeople, {
      organId: platform,
      includeBelow: '1',
      rows: 50,
    });
    expect(people.total).toBe(29);
    expect(people.rows.filter(({ isLeader }) => isLeader)).toHaveLength(2);
  });

  test('counts positions as it lists them, whatever is asked for', async () => {
    const organs = await demo.ask('hr', calls.organTree, {});
    const organId = organs.find(({ name }) => name === '研发中心')?.id ?? '';
    const questions = [{}, { keyword: '工程师' }, { organId, includeBelow: '1' }] as const;
    for (const question of questions) {
      const { total, countData } = await demo.ask('hr', calls.gangweiCount, question);
      expect(total).toBeGreaterThan(3);
      for (const status of ['vacant', 'full', 'over'] as const) {
        const page = await demo.ask('hr', calls.positions, { ...question, status, rows: 200 });
        expect(page.total).toBe(countData[status]);
        expect(page.rows.every((row) => row.status === status)).toBe(true);
      }
      const all = await demo.ask('hr', calls.positions, { ...question, rows: 200 });
      expect(all.total).toBe(total);
    }
  });

  test('sorts positions by their figures and finds them by name, code and post', async () => {
    const most = { sort: 'vacant', direction: 'desc', rows: 200 } as const;
    const { rows } = await demo.ask('hr', calls.positions, most);
    const gaps = rows.map(({ planned, filled }) => planned - filled);
    expect(gaps).toEqual(gaps.toSorted((one, other) => other - one));
    const [first] = rows;
    for (const keyword of [first?.name, first?.code.toLowerCase(), first?.postName]) {
      const found = await demo.ask('hr', calls.positions, { keyword, rows: 200 });
      expect(found.rows.map(({ id }) => id)).toContain(first?.id);
      expect(found.total).toBeLessThan(rows.length);
    }
  });

  test('holds every invariant of the data', async () => {
    const { tenant } = await demo.ask('admin', calls.currentSession, {});
    const breaches = await demo.gateway.database.withTransaction(
      { tenantId: tenant.id, accountId: null },
      'read',
      (transaction) => findBreaches(transaction, tenant.id, dayOf(new Date())),
    );
    expect(breaches).toEqual([]);
  });
});
