import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';

eachDemo('the opening day of an organisation', (current) => {
  let demo: DemoGateway;
  let day = '';
  let root = '';

  beforeAll(async () => {
    demo = current();
    day = addDays(demo.today, -100);
    root = (await demo.ask('hr', calls.organTree, {}))[0]?.id ?? '';
  });

  async function add(name: string, from: string, parentId = root, leaderId: string | null = null) {
    const made = await demo.ask('hr', calls.addOrgan, {
      parentId,
      name,
      kind: 'team',
      from,
      leaderId,
    });
    return made.id;
  }

  async function correct(organId: string, openedOn: string, along = false) {
    const { version } = await demo.ask('hr', calls.organDetail, { organId });
    const browser = await demo.browser('hr');
    const { answer } = await browser.call(calls.correctOrganOpening, {
      organId,
      version,
      openedOn,
      along,
    });
    return answer;
  }

  async function openedOn(organId: string): Promise<string> {
    return (await demo.ask('hr', calls.organDetail, { organId })).openedOn;
  }

  test('is corrected to an earlier and to a later one, with its history', async () => {
    const id = await add('开业一', day);
    expect((await correct(id, addDays(day, -50))).result?.version).toBe(2);
    expect(await openedOn(id)).toBe(addDays(day, -50));
    expect((await correct(id, addDays(day, 10))).result?.version).toBe(3);
    const { days, saves } = await demo.ask('hr', calls.organHistory, { organId: id });
    expect(days.map(({ on, kind }) => [on, kind])).toEqual([[addDays(day, 10), 'open']]);
    const kept = saves.flatMap(({ changes }) =>
      changes
        .filter(({ field }) => field === 'openedOn')
        .map(({ before, after }) => [before, after]),
    );
    expect(kept).toEqual([
      [addDays(day, -50), addDays(day, 10)],
      [day, addDays(day, -50)],
    ]);
  });

  test('takes the organisations above and below along where that is wanted', async () => {
    const above = await add('开业二', day);
    const below = await add('开业二下', day, above);
    const earlier = addDays(day, -20);
    const found = await demo.ask('hr', calls.checkOrganOpening, {
      organId: below,
      openedOn: earlier,
    });
    expect(found.along.map(({ id }) => id)).toEqual([above]);
    expect((await correct(below, earlier)).code).toBe(409025);
    expect((await correct(below, earlier, true)).result).toBeDefined();
    expect([await openedOn(above), await openedOn(below)]).toEqual([earlier, earlier]);
    expect((await correct(above, day)).code).toBe(409026);
    expect((await correct(above, day, true)).result).toBeDefined();
    expect([await openedOn(above), await openedOn(below)]).toEqual([day, day]);
  });

  test('is refused where people, changes or its end come before it', async () => {
    const changed = await add('开业三', day);
    await demo.ask('hr', calls.changeOrgan, {
      organId: changed,
      version: 1,
      from: addDays(day, 5),
      name: '开业三新',
    });
    expect((await correct(changed, addDays(day, 5))).code).toBe(409026);
    expect((await correct(changed, addDays(day, 4))).result).toBeDefined();
    const organs = await demo.ask('hr', calls.organTree, {});
    const staffed = organs.find(({ headCount, parentId }) => headCount > 0 && parentId !== null);
    expect((await correct(staffed?.id ?? '', demo.today, true)).code).toBe(409026);
    const closed = await add('开业四', day);
    await demo.ask('hr', calls.closeOrgan, {
      organId: closed,
      version: 1,
      on: addDays(demo.today, 30),
    });
    const late = await correct(closed, addDays(demo.today, 30));
    expect(late.fields).toEqual([{ path: 'openedOn', issue: 'dateOrder' }]);
  });

  test('of an earlier day has no leader who was not employed yet', async () => {
    const { rows } = await demo.ask('hr', calls.rosterPage, { page: 1, rows: 10 });
    const leader = rows[0];
    const joinedOn = leader?.joinedOn ?? '';
    const id = await add('开业五', joinedOn, root, leader?.id ?? '');
    expect((await correct(id, addDays(joinedOn, -5), true)).result).toBeDefined();
    const { days } = await demo.ask('hr', calls.organHistory, { organId: id });
    expect(days.map(({ on }) => on)).toEqual([joinedOn, addDays(joinedOn, -5)]);
  });
});
