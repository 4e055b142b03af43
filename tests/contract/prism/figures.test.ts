import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall, RequestOf } from '#bridge/calls/kit/define.ts';
import type { Figures } from '#bridge/calls/prism/query.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';

interface Asked {
  readonly subject: string;
  readonly measures: string[];
  readonly by?: string[];
  readonly period?:
    | { readonly kind: 'today' }
    | { readonly kind: 'months'; readonly count: number };
  readonly where?: { dimension: string; is: 'in' | 'notIn'; values: string[] }[];
  readonly compare?: 'previous' | 'yearBefore';
}

const asking = (asked: Asked) => ({
  by: [],
  period: { kind: 'today' as const },
  where: [],
  ...asked,
});

const ask = (demo: DemoGateway, account: string, asked: Asked): Promise<Figures> =>
  demo.ask(account, calls.queryFigures, asking(asked));

async function refusal<C extends AnyCall>(
  demo: DemoGateway,
  account: string,
  call: C,
  request: RequestOf<C>,
): Promise<{ readonly code?: string | undefined }> {
  return await (await demo.browser(account)).call(call, request);
}

const shown = (cell: Figures['rows'][number]['cells'][number] | undefined): string =>
  cell === undefined ? 'missing' : 'v' in cell ? cell.v : cell.is;

const column = (figures: Figures, place = 0): string[] =>
  figures.rows.map(({ cells }) => shown(cells[place]));

const total = (figures: Figures, place = 0): string => shown(figures.totals.at(-1)?.cells[place]);

eachDemo('figures', (current) => {
  test('every report and every board of the product has figures, the same twice', async () => {
    const reports = await current().ask('admin', calls.listReports, {});
    expect(reports.filter(({ builtIn }) => builtIn).length).toBeGreaterThanOrEqual(20);
    const own = await current().ask('hr', calls.listReports, {});
    expect(own.some(({ mine, folder }) => mine && folder === 'own')).toBe(true);
    const boards = await current().ask('hr', calls.listBoards, {});
    expect(boards.every(({ tiles }) => tiles > 0)).toBe(true);
    const empty: string[] = [];
    for (const { id, name } of reports) {
      const { definition } = await current().ask('admin', calls.openReport, { id });
      const figures = await current().ask('admin', calls.queryFigures, definition.query);
      const again = await current().ask('admin', calls.queryFigures, definition.query);
      expect(again.digest, name).toBe(figures.digest);
      if (figures.rows.length === 0) empty.push(name);
    }
    for (const { id } of await current().ask('admin', calls.listBoards, {})) {
      const { definition } = await current().ask('admin', calls.openBoard, { id });
      const queries = definition.tiles.flatMap(({ query }) => query ?? []);
      const answers = await current().ask('admin', calls.queryManyFigures, { queries });
      expect(
        answers.every((answer) => 'figures' in answer),
        id,
      ).toBe(true);
    }
    expect(empty).toEqual([]);
  });

  test('head-count and movement are those of the workforce analysis', async () => {
    const heads = await ask(current(), 'hr', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['organ'],
    });
    const before = await current().ask('hr', calls.headCountByOrgan, {});
    expect(total(heads)).toBe(String(before.total));
    for (const row of before.rows) {
      const found = heads.rows.find(({ keys }) => keys[0]?.value === row.organId);
      expect(shown(found?.cells[0]), row.organName).toBe(String(row.headCount));
    }
    const months = await ask(current(), 'hr', {
      subject: 'movement',
      measures: ['opening', 'joined', 'left', 'moved', 'closing', 'turnover'],
      by: ['month'],
      period: { kind: 'months', count: 12 },
    });
    const earlier = await current().ask('hr', calls.movementByMonth, { months: '12' });
    expect(
      months.rows.map(({ keys, cells }) => [keys[0]?.value, ...cells.slice(0, 3).map(shown)]),
    ).toEqual(
      earlier.rows.map(({ month, opening, joined, left }) =>
        [month, opening, joined, left].map(String),
      ),
    );
    for (const { cells } of [...months.rows, ...months.totals]) {
      const [opening = 0, joined = 0, left = 0, moved = 0, closing = 0] = cells.map((cell) =>
        Number(shown(cell)),
      );
      expect(closing).toBe(opening + joined - left + moved);
    }
    expect(Number(total(months, 5))).toBeCloseTo((earlier.turnover ?? 0) * 100, 1);
  });

  test('the use of leave is what was used of what was granted, by type and over all of them', async () => {
    const leave = await ask(current(), 'hr', {
      subject: 'leaveBalance',
      measures: ['granted', 'used', 'useRate'],
      by: ['type'],
    });
    for (const { cells } of [...leave.rows, ...leave.totals]) {
      const [granted = 0, used = 0] = cells.map((cell) => Number(shown(cell)));
      const expected =
        granted === 0 ? 'none' : (Math.round((used / granted) * 1000) / 10).toString();
      expect(shown(cells[2])).toBe(expected);
    }
    expect(leave.rows.length).toBeGreaterThan(0);
  });

  test('a total is made from all rows below it, not from the cells shown', async () => {
    const share = await ask(current(), 'hr', {
      subject: 'headcount',
      measures: ['femaleShare', 'headCount'],
      by: ['organ', 'gender'],
    });
    const women = share.rows.filter(({ keys }) => keys[1]?.value === 'F');
    const heads = women.reduce((sum, { cells }) => sum + Number(shown(cells[1])), 0);
    const all = Number(total(share, 1));
    expect(total(share)).toBe(String(Math.round((heads / all) * 1000) / 10));
  });

  test('over months a balance is the last one, flows are added up', async () => {
    const heads = await ask(current(), 'hr', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['month'],
      period: { kind: 'months', count: 3 },
    });
    expect(total(heads)).toBe(column(heads).at(-1));
    expect(heads.rows).toHaveLength(3);
  });

  test('the figures of the head of a department are of the own people, and smaller than the whole', async () => {
    const own = await ask(current(), 'manager', { subject: 'headcount', measures: ['headCount'] });
    const all = await ask(current(), 'hr', { subject: 'headcount', measures: ['headCount'] });
    expect(Number(column(own)[0])).toBeLessThan(Number(column(all)[0]));
    const organs = await ask(current(), 'hr', {
      subject: 'headcount',
      measures: ['headCount'],
      by: ['organ'],
    });
    const foreign = organs.rows.at(-2)?.keys[0]?.value ?? '';
    const refused = await refusal(current(), 'manager', calls.queryFigures, {
      ...asking({ subject: 'headcount', measures: ['headCount'] }),
      where: [{ dimension: 'organ', is: 'in', values: [foreign] }],
    });
    expect(refused.code).toBe('notFound');
  });

  test('without the function of a subject nothing of it is listed, asked or opened', async () => {
    for (const account of ['manager', 'staff']) {
      const subjects = await current().ask(account, calls.listSubjects, {});
      expect(subjects.map(({ name }) => name)).not.toContain('pay');
      const refused = await refusal(
        current(),
        account,
        calls.queryFigures,
        asking({ subject: 'pay', measures: ['gross'] }),
      );
      expect(refused.code).toBe('noPermission');
    }
    expect(
      (await refusal(current(), 'manager', calls.openReport, { id: 'pay-summary' })).code,
    ).toBe('notFound');
    const unknown = asking({ subject: 'headcount', measures: ['pg_sleep'] });
    expect((await refusal(current(), 'hr', calls.queryFigures, unknown)).code).toBe('badInput');
  });

  test('leave of few people is hidden from the head of a department, and from no one who reads the requests', async () => {
    const asked: Asked = {
      subject: 'leave',
      measures: ['days'],
      by: ['month', 'type'],
      period: { kind: 'months', count: 12 },
    };
    const all = await ask(current(), 'hr', asked);
    expect(all.hidden).toBe(0);
    const own = await ask(current(), 'manager', asked);
    // The manager's role reads leave requests, so nothing is hidden there either.
    expect(own.hidden).toBe(0);
  });

  test('figures of groups of fewer than five people are hidden from who does not read them one by one', async () => {
    const asked: Asked = {
      subject: 'movement',
      measures: ['resigned', 'left'],
      by: ['organ'],
      period: { kind: 'months', count: 12 },
    };
    expect((await ask(current(), 'hr', asked)).hidden).toBe(0);
    const own = await ask(current(), 'manager', asked);
    const visible = [...own.rows, ...own.totals].map(({ cells }) => shown(cells[0]));
    expect(visible.filter((cell) => cell === 'hidden').length).toBeGreaterThanOrEqual(2);
    expect(column(own, 1)).not.toContain('hidden');
    const age: Asked = { subject: 'headcount', measures: ['meanAge'], by: ['grade'] };
    expect((await ask(current(), 'hr', age)).hidden).toBe(0);
    expect((await ask(current(), 'manager', age)).hidden).toBeGreaterThan(0);
    const sheet = await refusal(current(), 'manager', calls.exportFigures, {
      query: asking({
        subject: 'movement',
        measures: ['resigned'],
        by: ['organ'],
        period: { kind: 'months', count: 12 },
      }),
      title: '主动离职',
      format: 'csv',
    });
    expect(sheet.code).toBeUndefined();
  });
});

eachDemo('reports and boards that are saved', (current) => {
  const definition = {
    version: 1 as const,
    query: asking({ subject: 'headcount', measures: ['headCount'], by: ['grade'] }),
    prompts: ['organ' as const],
    presentation: 'bar' as const,
  };

  test('a report is saved, changed, shared with a role, and taken away by its owner only', async () => {
    const roles = await current().ask('hr', calls.sharingRoles, {});
    const manager = roles[0];
    const values = { name: 'Grades', note: '', definition, roleIds: [manager?.id ?? ''] };
    const { id } = await current().ask('hr', calls.saveReport, values);
    const late = await refusal(current(), 'hr', calls.saveReport, { ...values, id, version: 7 });
    expect(late.code).toBe('conflict');
    await current().ask('hr', calls.saveReport, { ...values, id, version: 1, roleIds: [] });
    expect((await refusal(current(), 'manager', calls.openReport, { id })).code).toBe('notFound');
    for (const account of ['manager', 'maple']) {
      expect((await refusal(current(), account, calls.removeReport, { id })).code).toBe('notFound');
      expect((await refusal(current(), account, calls.removeBoard, { id })).code).toBe('notFound');
      const change = { ...values, id, version: 2, roleIds: [] };
      expect((await refusal(current(), account, calls.saveReport, change)).code).toBe('notFound');
    }
    const shared = await refusal(current(), 'manager', calls.saveReport, values);
    expect(shared.code).toBe('noPermission');
    await current().ask('hr', calls.removeReport, { id });
    expect((await refusal(current(), 'hr', calls.openReport, { id })).code).toBe('notFound');
  });

  test('a question that its owner may not ask is not saved', async () => {
    const query = asking({ subject: 'pay', measures: ['gross'] });
    const refused = await refusal(current(), 'manager', calls.saveReport, {
      name: 'Pay',
      note: '',
      roleIds: [],
      definition: { ...definition, query },
    });
    expect(refused.code).toBe('noPermission');
  });

  test('tiles that lie over each other are refused', async () => {
    const tile = {
      at: { x: 0, y: 0, w: 6, h: 4 },
      title: '',
      kind: 'text' as const,
      query: null,
      text: 'x',
      takes: [],
      report: null,
    };
    const refused = await refusal(current(), 'hr', calls.saveBoard, {
      name: 'Board',
      note: '',
      roleIds: [],
      definition: {
        version: 1,
        filters: { organId: null, period: null },
        tiles: [
          { ...tile, id: 'a' },
          { ...tile, id: 'b', at: { x: 5, y: 3, w: 6, h: 4 } },
        ],
      },
    });
    expect(refused.code).toBe('badInput');
  });
});
