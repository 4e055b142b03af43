/** The numbered cases of figures that agree wherever they are shown, and of what is too much for one answer. */
import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { Figures } from '#bridge/calls/prism/query.ts';
import { askAgent } from '../../support/agent.ts';
import { eachDemo } from '../../support/demo-gateway.ts';
import { addGoldenPeople } from '../../support/golden-people.ts';

const shown = (cell: Figures['rows'][number]['cells'][number] | undefined): string =>
  cell !== undefined && 'v' in cell ? cell.v : 'none';

/** The total of a measure; of a question without groups its one row. */
function totalOf({ rows, totals }: Figures, place = 0): string {
  return shown((totals.at(-1) ?? rows[0])?.cells[place]);
}

const heads = {
  subject: 'headcount',
  measures: ['headCount'],
  by: [],
  period: { kind: 'today' as const },
  where: [],
};

eachDemo('figures that are asked for at several places', (current) => {
  test('case 32: report, tile, workforce analysis, question and assistant tell one head-count', async () => {
    const demo = current();
    const alone = totalOf(await demo.ask('hr', calls.queryFigures, heads));
    const found = new Map<string, string>();
    const reports = await demo.ask('hr', calls.listReports, {});
    for (const { id } of reports) {
      const { definition } = await demo.ask('hr', calls.openReport, { id });
      const { query } = definition;
      const place = query.measures.indexOf('headCount');
      if (query.subject !== 'headcount' || place < 0 || query.period.kind !== 'today') continue;
      found.set(`report ${id}`, totalOf(await demo.ask('hr', calls.queryFigures, query), place));
    }
    for (const { id } of await demo.ask('hr', calls.listBoards, {})) {
      const { definition } = await demo.ask('hr', calls.openBoard, { id });
      for (const { id: tile, query } of definition.tiles) {
        const place = query?.measures.indexOf('headCount') ?? -1;
        if (query === undefined || query === null || place < 0) continue;
        if (query.subject !== 'headcount' || query.period.kind !== 'today') continue;
        const [answer] = await demo.ask('hr', calls.queryManyFigures, { queries: [query] });
        const figures = answer !== undefined && 'figures' in answer ? answer.figures : undefined;
        found.set(`tile ${id} ${tile}`, figures ? totalOf(figures, place) : 'refused');
      }
    }
    const { total } = await demo.ask('hr', calls.headCountByOrgan, {});
    found.set('workforce analysis', String(total));
    expect([...found].filter(([, value]) => value !== alone)).toEqual([]);
    expect([...found.keys()].some((place) => place.startsWith('report'))).toBe(true);
    expect([...found.keys()].some((place) => place.startsWith('tile'))).toBe(true);
    const { text } = await askAgent(demo, 'hr', '公司现在有多少人？');
    expect(text.replaceAll(',', '')).toContain(alone);
  });

  test('case 28: what is written is in the next answer, what is rolled back is in none', async () => {
    const demo = current();
    const ask = async () => Number(totalOf(await demo.ask('hr', calls.queryFigures, heads)));
    const before = await ask();
    const { tenant } = await demo.ask('admin', calls.currentSession, {});
    const place = { tenantId: tenant.id, accountId: null };
    const leaving = demo.gateway.database.withTransaction(place, 'write', async (transaction) => {
      await transaction
        .updateTable('employment')
        .where('tenant_id', '=', tenant.id)
        .where('left_on', 'is', null)
        .set({ left_on: demo.today, left_reason: 'other' })
        .execute();
      throw new Error('taken back');
    });
    await expect(leaving).rejects.toThrow('taken back');
    expect(await ask()).toBe(before);
    await addGoldenPeople(demo, [{ name: 'new' }], [{ joined: '2020-01-01', organ: 'new' }]);
    expect(await ask()).toBe(before + 1);
  });

  test('case 33: an answer of more than 5,000 cells is refused, and not cut', async () => {
    const demo = current();
    const names = Array.from({ length: 80 }, (_, at) => `unit ${at}`);
    await addGoldenPeople(
      demo,
      names.map((name) => ({ name })),
      names.map((organ) => ({ joined: '2015-01-01', organ })),
    );
    const browser = await demo.browser('hr');
    const asked = (months: number) =>
      browser.call(calls.queryFigures, {
        subject: 'movement',
        measures: ['opening', 'closing', 'joined', 'left'],
        by: ['organ', 'month'],
        period: { kind: 'months', count: months },
        where: [],
      });
    expect((await asked(36)).code).toBe('prism.tooManyCells');
    const few = await asked(3);
    expect(few.code).toBe('ok');
    expect(few.answer.result?.rows.length).toBeGreaterThan(names.length);
  });
});
