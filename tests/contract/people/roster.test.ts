import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

const accounts = ['admin', 'hr', 'manager', 'staff'] as const;

type RosterRequest = Omit<RequestOf<typeof calls.rosterPage>, 'page' | 'rows'>;
type RosterAnswer = ResultOf<typeof calls.rosterPage>;

/** Every row of a roster, page by page. */
async function allRows(
  demo: DemoGateway,
  account: string,
  request: RosterRequest = {},
): Promise<Pick<RosterAnswer, 'rows' | 'total' | 'hidden'>> {
  const rows: RosterAnswer['rows'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await demo.ask(account, calls.rosterPage, { ...request, rows: 50, page });
    rows.push(...answer.rows);
    if (page >= answer.totalPage) return { rows, total: answer.total, hidden: answer.hidden };
  }
}

async function exportCsv(
  demo: DemoGateway,
  account: string,
  request: RosterRequest,
): Promise<string[][]> {
  const client = await demo.browser(account);
  const { body } = await client.call(calls.rosterExport, {
    columns: ['staffNo', 'name', 'phone', 'age', 'organPath'],
    format: 'csv',
    ...request,
  });
  return body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

eachDemo('the roster', (current) => {
  test('lists, counts and exports the same people for every account and filter', async () => {
    const demo = current();
    const filters: RosterRequest[] = [
      {},
      { status: ['active', 'probation', 'leaving'] },
      { gender: 'F', employmentType: ['full-time'] },
      { keyword: 'w' },
      { sort: 'contractEndsOn', direction: 'desc' },
    ];
    for (const account of accounts) {
      for (const filter of filters) {
        const { rows, total } = await allRows(demo, account, filter);
        const { sort: _, direction: __, status, ...rest } = filter;
        const count = await demo.ask(account, calls.rosterStatistics, rest);
        const counted =
          status === undefined
            ? count.total
            : count.byStatus.active + count.byStatus.probation + count.byStatus.leaving;
        expect([account, total, counted]).toEqual([account, rows.length, rows.length]);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        if (account === 'manager' || account === 'staff') continue;
        const [, ...exported] = await exportCsv(demo, account, filter);
        expect(exported.map(([staffNo]) => staffNo)).toEqual(rows.map(({ staffNo }) => staffNo));
      }
    }
  });

  test('shows 200 people and 60 who left to personnel', async () => {
    const { byStatus, total } = await current().ask('hr', calls.rosterStatistics, {});
    expect(total).toBe(260);
    expect(byStatus.active + byStatus.probation + byStatus.leaving).toBe(200);
    expect(byStatus.left + byStatus.retired).toBe(60);
  });

  test('shows a head of department the own department and below, with masked phones', async () => {
    const demo = current();
    const { rows, hidden } = await allRows(demo, 'manager', {
      status: ['active', 'probation', 'leaving'],
    });
    expect(rows).toHaveLength(86);
    expect(rows.every(({ organPath }) => organPath.startsWith('蓝港科技 / 研发中心'))).toBe(true);
    const others = rows.filter(({ name }) => name !== '李慕白');
    expect(others.every(({ phone }) => /^\d{3}\*{4}\d{4}$/.test(phone ?? ''))).toBe(true);
    expect(others.every(({ age }) => age === null)).toBe(true);
    const own = rows.find(({ name }) => name === '李慕白');
    expect(own?.phone).toMatch(/^\d{11}$/);
    expect(own?.age).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
  });

  test('shows an employee the own row only, and refuses the export', async () => {
    const demo = current();
    const { rows } = await allRows(demo, 'staff');
    expect(rows.map(({ name }) => name)).toEqual(['周雨桐']);
    const client = await demo.browser('staff');
    const { code } = await client.call(calls.rosterExport, { columns: ['name'] });
    expect(code).toBe('noPermission');
  });

  test('finds people by name, pinyin, initials, staff number and the end of a phone', async () => {
    const demo = current();
    const [someone] = (await allRows(demo, 'hr', { keyword: '陈思远' })).rows;
    if (!someone?.phone) throw new Error('陈思远 is missing');
    for (const keyword of [
      '思远',
      'chensiyuan',
      'siyuan',
      'CSY',
      someone.staffNo,
      someone.phone.slice(-4),
    ]) {
      const found = await demo.ask('hr', calls.rosterPage, { keyword, rows: 50 });
      expect([keyword, found.rows.some(({ id }) => id === someone.id)]).toEqual([keyword, true]);
    }
    const shan = await demo.ask('hr', calls.rosterPage, { keyword: 'shanxue' });
    expect(shan.rows.map(({ name }) => name)).toEqual(['单雪']);
    const wild = await demo.ask('hr', calls.rosterPage, { keyword: '%_' });
    expect(wild.total).toBe(0);
  });

  test('does not let a masked phone be found out by searching for more than it shows', async () => {
    const demo = current();
    const [someone] = (await allRows(demo, 'hr', { keyword: '陈思远' })).rows;
    const phone = someone?.phone ?? '';
    const tail = await demo.ask('manager', calls.rosterPage, { keyword: phone.slice(-4) });
    expect(tail.rows.some(({ id }) => id === someone?.id)).toBe(true);
    const longer = await demo.ask('manager', calls.rosterPage, { keyword: phone.slice(-6) });
    expect(longer.total).toBe(0);
  });

  test('refuses to filter by a field that is masked', async () => {
    const client = await current().browser('manager');
    const { code } = await client.call(calls.rosterPage, { birthFrom: '1990-01-01' });
    expect(code).toBe('noFieldPermission');
  });

  test('sorts names by pinyin, in both directions', async () => {
    const demo = current();
    const up = (await allRows(demo, 'hr', { sort: 'name' })).rows.map(({ name }) => name);
    const down = (await allRows(demo, 'hr', { sort: 'name', direction: 'desc' })).rows;
    expect(down.map(({ name }) => name).reverse()).toEqual(up);
    const ordered = ['白一诺', '陈思远', '高子涵', '李慕白', '单雪', '周雨桐'];
    expect(up.filter((name) => ordered.includes(name))).toEqual(ordered);
  });

  test('puts what is empty last, whichever way it is sorted', async () => {
    const demo = current();
    for (const direction of ['asc', 'desc'] as const) {
      const { rows } = await allRows(demo, 'hr', { sort: 'contractEndsOn', direction });
      const ends = rows.map(({ contractEndsOn }) => contractEndsOn);
      const filled = ends.filter((end) => end !== null);
      expect(ends.slice(0, filled.length)).toEqual(filled);
      expect(filled).toEqual(direction === 'asc' ? filled.toSorted() : filled.toSorted().reverse());
    }
  });

  test('exports the same as the list to Excel, in the language of the request', async () => {
    const demo = current();
    const client = await demo.browser('hr');
    const { status, headers, bytes } = await client.call(
      calls.rosterExport,
      { columns: ['name', 'joinedOn', 'status'], sort: 'name' },
      { headers: { 'accept-language': 'zh-CN' } },
    );
    expect(status).toBe(200);
    expect(decodeURIComponent(String(headers.filename))).toBe(`员工花名册-${demo.today}.xlsx`);
    const workbook = await readXlsx(bytes);
    const [header, ...rows] = workbook.sheets[0]?.rows ?? [];
    expect(header).toEqual(['姓名', '入职日期', '状态']);
    const listed = (await allRows(demo, 'hr', { sort: 'name' })).rows;
    expect(rows.map(([name]) => name)).toEqual(listed.map(({ name }) => name));
    const days = rows.map(([, day]) =>
      day instanceof Date ? day.toISOString().slice(0, 10) : day,
    );
    expect(days).toEqual(listed.map(({ joinedOn }) => joinedOn));
  });

  test('lists, counts and exports who worked here on another day', async () => {
    const demo = current();
    const asOf = demo.today.replace(/^\d{4}/, (year) => String(Number(year) - 2));
    const request: RosterRequest = { asOf, status: ['active', 'probation', 'leaving'] };
    const { rows, total, hidden } = await allRows(demo, 'hr', request);
    expect(total).toBeGreaterThan(0);
    expect(
      rows.every(({ joinedOn, leftOn }) => joinedOn <= asOf && !(leftOn && leftOn <= asOf)),
    ).toBe(true);
    // Some of them have left since: the list of today does not hold them.
    expect(rows.some(({ leftOn }) => leftOn !== null && leftOn <= demo.today)).toBe(true);
    const { byStatus, today } = await demo.ask('hr', calls.rosterStatistics, { asOf });
    expect([today, byStatus.active + byStatus.probation + byStatus.leaving]).toEqual([asOf, total]);
    const [, ...exported] = await exportCsv(demo, 'hr', request);
    expect(exported.map(([staffNo]) => staffNo)).toEqual(rows.map(({ staffNo }) => staffNo));
    // A contract is shown as it is today, and so not beside another day.
    expect(hidden).toEqual(['contractKind', 'contractEndsOn']);
  });

  test('shows nobody on another day whom the caller does not reach today', async () => {
    const demo = current();
    const asOf = demo.today.replace(/^\d{4}/, (year) => String(Number(year) - 1));
    const listed = async () => (await allRows(demo, 'manager', { asOf })).rows.map(({ id }) => id);
    const active = await allRows(demo, 'manager', { status: ['active'] });
    const moved = active.rows.find(({ joinedOn, name }) => joinedOn < asOf && name !== '李慕白');
    if (!moved) throw new Error('nobody worked here a year ago');
    expect(await listed()).toContain(moved.id);
    const organs = await demo.ask('hr', calls.organTree, {});
    const { version } = await demo.ask('hr', calls.getEmployee, { employmentId: moved.id });
    await demo.ask('hr', calls.updateEmployee, {
      employmentId: moved.id,
      version,
      changes: { organId: organs.find(({ name }) => name === '市场部')?.id, positionId: null },
    });
    // Personnel still finds the person where they were, the former head does not.
    const { organId } = active.rows.find(({ name }) => name === '李慕白') ?? {};
    const before = await allRows(demo, 'hr', { asOf, organId });
    expect(before.rows.map(({ id }) => id)).toContain(moved.id);
    expect(await listed()).not.toContain(moved.id);
  });
});
