import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

type Content<Kind extends CardContent['kind']> = Extract<CardContent, { kind: Kind }>;

/** The roster as the address of a line asks for it. */
function rosterRequest(route: string | null): RequestOf<typeof calls.rosterPage> {
  const params = new URLSearchParams((route ?? '').split('?')[1]);
  const { status, ...rest } = Object.fromEntries(params);
  return { ...rest, status: (status ?? '').split(','), rows: 200 } as RequestOf<
    typeof calls.rosterPage
  >;
}

const isOfRoster = ({ route }: { readonly route: string | null }): boolean =>
  route?.startsWith('/roster') ?? false;

eachDemo('the home page', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  const todos = async (account: string): Promise<Content<'list'>['lines']> => {
    const content = await demo.ask(account, calls.personnelTodos, {});
    return content.kind === 'list' ? content.lines : [];
  };

  const calendar = async (account: string, month?: string): Promise<Content<'calendar'>> => {
    const content = await demo.ask(account, calls.personnelCalendar, { month });
    if (content.kind !== 'calendar') throw new Error('This is no calendar.');
    return content;
  };

  describe('to-dos', () => {
    test('count exactly the people that the roster lists where they lead', async () => {
      for (const account of ['hr', 'manager']) {
        const lines = await todos(account);
        expect(lines.length).toBeGreaterThan(0);
        for (const { label, count, route } of lines.filter(isOfRoster)) {
          const { total } = await demo.ask(account, calls.rosterPage, rosterRequest(route));
          expect([label, total]).toEqual([label, count]);
        }
      }
    });

    test('count exactly the certificates and contracts that their lists show', async () => {
      const due = (await todos('hr')).filter(
        (line) => !isOfRoster(line) && line.route !== '/changes/refused',
      );
      const pages = { contracts: calls.contractPage, certificates: calls.certificatePage };
      expect(due.length).toBeGreaterThan(0);
      for (const { count, route } of due) {
        const [path = '', search] = (route ?? '').slice(1).split('?');
        const page = path === 'contracts' ? pages.contracts : pages.certificates;
        const filters = Object.fromEntries(new URLSearchParams(search));
        const { total } = await demo.ask('hr', page, { ...filters, rows: 10 });
        expect([path, total]).toEqual([path, count]);
      }
    });

    test('ask nobody for gaps in fields that are not theirs to read', async () => {
      const gaps = (lines: Content<'list'>['lines']) =>
        lines.filter(({ route }) => route?.includes('incomplete'));
      expect(gaps(await todos('hr'))).toHaveLength(1);
      expect(gaps(await todos('manager'))).toHaveLength(0);
      const browser = await demo.browser('manager');
      const { code, answer } = await browser.call(calls.rosterPage, { incomplete: '1' });
      expect(code).toBe('noFieldPermission');
      expect(answer.fields?.map(({ path }) => path)).toEqual(['incomplete']);
    });

    test('name gaps that are there', async () => {
      const [gap] = (await todos('hr')).filter(({ route }) => route?.includes('incomplete'));
      const { rows } = await demo.ask('hr', calls.rosterPage, rosterRequest(gap?.route ?? null));
      for (const { id } of rows) {
        const { fields } = await demo.ask('hr', calls.getEmployee, { employmentId: id });
        const { idNumber, phone, birthDate, bankAccount } = fields;
        expect([idNumber, phone, birthDate, bankAccount]).toContain(null);
      }
    });
  });

  describe('the calendar', () => {
    test('marks the birthdays of those employed, and to nobody who may not read them', async () => {
      const { marks } = await calendar('hr');
      const told = marks.filter(({ kind }) => kind === 'birthday');
      const month = Number(demo.today.slice(5, 7));
      const { tenant } = await demo.ask('hr', calls.currentSession, {});
      const people = await demo.gateway.database.withTransaction(
        { tenantId: tenant.id, accountId: null },
        'read',
        (transaction) =>
          transaction
            .selectFrom('person as p')
            .innerJoin('employment as e', 'e.person_id', 'p.id')
            .where('e.joined_on', '<=', demo.today)
            .where((where) =>
              where.or([where('e.left_on', 'is', null), where('e.left_on', '>', demo.today)]),
            )
            .select('p.birth_date as birthDate')
            .execute(),
      );
      const born = people.filter(({ birthDate }) => Number(birthDate?.slice(5, 7)) === month);
      expect(told.reduce((sum, { total }) => sum + total, 0)).toBe(born.length);
      const masked = await calendar('manager');
      const names = masked.marks
        .filter(({ kind }) => kind === 'birthday')
        .flatMap((mark) => mark.people.map(({ name }) => name));
      expect(names.filter((name) => name !== '李慕白')).toEqual([]);
    });

    test('shows a head of department nobody outside, and an employee nobody else', async () => {
      for (let months = -6; months <= 6; months += 3) {
        const month = addMonths(demo.today, months).slice(0, 7);
        const all = await calendar('hr', month);
        const own = await calendar('manager', month);
        const count = ({ marks }: Content<'calendar'>, kind: string): number =>
          marks.filter((mark) => mark.kind === kind).reduce((sum, mark) => sum + mark.total, 0);
        expect(count(own, 'joined')).toBeLessThanOrEqual(count(all, 'joined'));
        const { total } = await demo.ask('manager', calls.rosterPage, {
          joinedFrom: `${month}-01`,
          joinedTo: lastDay(month),
        });
        expect(count(own, 'joined')).toBe(total);
        const alone = await calendar('staff', month);
        const names = alone.marks.flatMap(({ people }) => people.map(({ name }) => name));
        expect(names.filter((name) => name !== '周雨桐')).toEqual([]);
      }
    });

    test('refuses what is no month', async () => {
      const browser = await demo.browser('hr');
      for (const month of ['2026-13', '2026', 'now']) {
        expect((await browser.call(calls.personnelCalendar, { month })).code).toBe('badInput');
      }
    });
  });

  test('shows the figures of this month as the page behind them does', async () => {
    const content = await demo.ask('manager', calls.workforceFigures, {});
    const { rows, turnover } = await demo.ask('manager', calls.movementByMonth, { months: '12' });
    const last = rows.at(-1);
    expect(content.kind === 'figures' && content.figures.map(({ value }) => value)).toEqual([
      last?.closing,
      last?.joined,
      last?.left,
      turnover,
    ]);
  });

  describe('the arrangement', () => {
    test('is kept for the person alone, and the last one counts', async () => {
      const order = ['shell.notices', 'personnel.calendar'];
      await demo.ask('hr', calls.saveHomeLayout, { order, hidden: [] });
      await demo.ask('hr', calls.saveHomeLayout, { order, hidden: ['bi.figures'] });
      const { layout } = await demo.ask('hr', calls.homeBoard, {});
      expect(layout).toEqual({ order, hidden: ['bi.figures'] });
      const other = await demo.ask('manager', calls.homeBoard, {});
      expect(other.layout).toEqual({ order: [], hidden: [] });
    });

    test('takes nothing but names of cards, and not without end', async () => {
      const browser = await demo.browser('hr');
      const many = Array.from({ length: 61 }, (_, index) => `a${index}.card`);
      for (const order of [['<script>'], ['shell'], many]) {
        const { code } = await browser.call(calls.saveHomeLayout, { order, hidden: [] });
        expect(code).toBe('badInput');
      }
    });
  });

  test('refuses the content of a card to those without its function', async () => {
    const browser = await demo.browser('operator');
    for (const call of [calls.personnelTodos, calls.personnelCalendar, calls.workforceFigures]) {
      expect((await browser.call(call, {})).code).toBe('noPermission');
    }
  });
});

function lastDay(month: string): string {
  const next = new Date(`${addMonths(`${month}-01`, 1)}T00:00:00Z`);
  next.setUTCDate(0);
  return next.toISOString().slice(0, 10);
}
