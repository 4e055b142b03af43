import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('plans of positions', (current) => {
  let demo: DemoGateway;
  let today = '';
  let past = '';
  let future = '';

  beforeAll(() => {
    demo = current();
    today = demo.today;
    past = addDays(today, -400);
    future = addDays(today, 400);
  });

  async function openPosition(code: string) {
    const [root] = await demo.ask('hr', calls.organTree, {});
    const [post] = await demo.ask('hr', calls.everyPost, {});
    const values = {
      code,
      name: code,
      organ: root?.id ?? '',
      post: post?.id ?? '',
      firstPlanned: 2,
    };
    const { id } = await demo.ask('hr', calls.positionCreate, { values });
    return { organ: values.organ, position: id };
  }

  async function plannedOn(code: string, asOf?: string): Promise<number | undefined> {
    const page = await demo.ask('hr', calls.positions, { keyword: code, page: 1, rows: 20, asOf });
    return page.rows[0]?.planned;
  }

  test('hold from their day on, and every day shows its own', async () => {
    const of = await openPosition('PLAN-1');
    for (const [fromOn, planned] of [
      [future, 9],
      [past, 3],
      [addDays(today, -10), 5],
    ] as const) {
      await demo.ask('hr', calls.positionPlanCreate, { values: { ...of, fromOn, planned } });
    }
    expect(await plannedOn('PLAN-1', addDays(past, -1))).toBe(2);
    expect(await plannedOn('PLAN-1', past)).toBe(3);
    expect(await plannedOn('PLAN-1')).toBe(5);
    expect(await plannedOn('PLAN-1', addDays(future, -1))).toBe(5);
    expect(await plannedOn('PLAN-1', future)).toBe(9);
    const { fields } = await demo.ask('hr', calls.positionGet, { id: of.position });
    expect(fields).toMatchObject({ firstPlanned: 2, planned: 5, filled: 0, vacant: 5 });
  });

  test('are corrected and taken back, and what was is in their history', async () => {
    const of = await openPosition('PLAN-2');
    const values = { ...of, fromOn: past, planned: 3 };
    const { id } = await demo.ask('hr', calls.positionPlanCreate, { values });
    const { version } = await demo.ask('hr', calls.positionPlanGet, { id });
    await demo.ask('hr', calls.positionPlanUpdate, { id, version, changes: { planned: 4 } });
    expect(await plannedOn('PLAN-2')).toBe(4);
    const { rows } = await demo.ask('hr', calls.positionPlanHistory, { id, page: 1, rows: 10 });
    expect(rows).toHaveLength(2);
    await demo.ask('hr', calls.positionPlanRemove, { id, version: version + 1 });
    expect(await plannedOn('PLAN-2')).toBe(2);
  });

  test('are refused twice on one day, for another organisation and after the position closed', async () => {
    const of = await openPosition('PLAN-3');
    const values = { ...of, fromOn: today, planned: 3 };
    await demo.ask('hr', calls.positionPlanCreate, { values });
    const refused = async (changed: object) => {
      const browser = await demo.browser('hr');
      const { answer } = await browser.call(calls.positionPlanCreate, {
        values: { ...values, ...changed },
      });
      return answer.fields?.map(({ path, issue }) => `${path} ${issue}`);
    };
    expect(await refused({})).toEqual(['values.fromOn taken']);
    const [, other] = await demo.ask('hr', calls.organTree, {});
    expect(await refused({ organ: other?.id, fromOn: past })).toEqual(['values.position choice']);
    const { version } = await demo.ask('hr', calls.positionGet, { id: of.position });
    await demo.ask('hr', calls.positionUpdate, {
      id: of.position,
      version,
      changes: { closedOn: addDays(today, 30) },
    });
    expect(await refused({ fromOn: addDays(today, 30) })).toEqual(['values.fromOn afterClosing']);
  });

  test('follow their position into another organisation', async () => {
    const of = await openPosition('PLAN-4');
    const { id } = await demo.ask('hr', calls.positionPlanCreate, {
      values: { ...of, fromOn: today, planned: 3 },
    });
    const [, other] = await demo.ask('hr', calls.organTree, {});
    await demo.ask('hr', calls.positionUpdate, {
      id: of.position,
      version: 1,
      changes: { organ: other?.id ?? '' },
    });
    const { fields } = await demo.ask('hr', calls.positionPlanGet, { id });
    expect(fields.organ).toBe(other?.id);
  });
});
