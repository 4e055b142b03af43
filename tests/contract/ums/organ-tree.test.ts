import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type OrganHand, organHand } from '#tests/support/organ-hand.ts';

eachDemo('the organisation tree', (current) => {
  let demo: DemoGateway;
  let hand: OrganHand;
  let root: string;
  let next: string;
  beforeAll(async () => {
    demo = current();
    hand = organHand(demo, 'hr');
    root = (await hand.find('示例制造集团', '集团')).id;
    next = addDays(demo.today, 30);
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.role_function (tenant_id, role_id, function_id)
         select tenant_id, id, 'ums.structure.edit' from app.role where code = 'manager'`,
      ),
    );
  });

  test('takes a department from a day on, with the next code of the company, and not before', async () => {
    const id = await hand.add(root, '海外事业部', next);
    expect(await hand.names(demo.today)).not.toContain('海外事业部');
    expect(await hand.names(next)).toContain('海外事业部');
    const detail = await demo.ask('hr', calls.organDetail, { organId: id, asOf: next });
    expect(detail).toMatchObject({ openedOn: next, kind: 'department', version: 1 });
    expect(detail.code).toMatch(/^ORG\d{4}$/);
    expect(detail.planned).toMatchObject([{ on: next, kind: 'open', mayCancel: true }]);
    await hand.cancel(id, next, 'open');
    expect(await hand.names(next)).not.toContain('海外事业部');
  });

  test('moves a branch on a day to come with all below it, and back when that is cancelled', async () => {
    const left = await hand.add(root, '华东区', demo.today);
    const right = await hand.add(root, '华南区', demo.today);
    const branch = await hand.add(left, '门店管理', demo.today);
    const leaf = await hand.add(branch, '收银组', demo.today);
    await hand.move(branch, right, next);
    const path = async (day: string) =>
      (await demo.ask('hr', calls.organDetail, { organId: leaf, asOf: day })).path
        .slice(1)
        .map(({ name }) => name);
    expect(await path(addDays(next, -1))).toEqual(['华东区', '门店管理', '收银组']);
    expect(await path(next)).toEqual(['华南区', '门店管理', '收银组']);
    const planned = await demo.ask('hr', calls.plannedOrganChanges, {});
    expect(planned.filter(({ organId }) => [branch, leaf].includes(organId))).toMatchObject([
      {
        organName: '门店管理',
        on: next,
        kind: 'change',
        changes: expect.arrayContaining([{ fact: 'parentId', before: '华东区', after: '华南区' }]),
      },
    ]);
    await hand.cancel(branch, next, 'change');
    expect(await path(addDays(next, 10))).toEqual(['华东区', '门店管理', '收银组']);
  });

  test('keeps a plan for later when something changes before it', async () => {
    const id = await hand.add(root, '旧名', demo.today);
    await hand.change(id, next, { name: '后名' });
    await hand.change(id, addDays(demo.today, 5), { name: '中名' });
    const name = async (day: string) =>
      (await demo.ask('hr', calls.organDetail, { organId: id, asOf: day })).name;
    expect([await name(demo.today), await name(addDays(next, -1)), await name(next)]).toEqual([
      '旧名',
      '中名',
      '后名',
    ]);
    const { days, saves } = await demo.ask('hr', calls.organHistory, { organId: id });
    expect(days.map(({ kind }) => kind)).toEqual(['change', 'change', 'open']);
    expect(saves).toHaveLength(3);
    expect(saves[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'on' }, { field: 'name', before: '旧名', after: '中名' }],
    });
  });

  test('refuses a cycle on any day, a save of an old version, a doubled name and a code given before', async () => {
    const above = await hand.add(root, '循环上', demo.today);
    const below = await hand.add(above, '循环下', demo.today);
    expect(await hand.refused(calls.moveOrgan, above, { from: next, parentId: below })).toBe(
      'ums.organCycle',
    );
    await hand.move(below, root, next);
    await hand.move(above, below, addDays(next, 1));
    expect(
      await hand.refused(calls.moveOrgan, below, { from: addDays(next, 2), parentId: above }),
    ).toBe('ums.organCycle');
    expect(
      await hand.refused(calls.changeOrgan, below, { version: 1, from: next, name: '新' }),
    ).toBe('conflict');
    expect(await hand.refused(calls.changeOrgan, below, { from: next, name: '研发中心' })).toBe(
      'badInput',
    );
    const { code } = await demo.ask('hr', calls.organDetail, { organId: above });
    expect(await hand.refused(calls.changeOrgan, below, { from: next, code })).toBe('badInput');
  });

  test('closes on a day only what is empty then, or moves along who is in it', async () => {
    const [person] = await hand.someTeam();
    const closing = await demo.ask('hr', calls.closingOrgan, { organId: person.organId, on: next });
    expect(closing.peopleCount).toBeGreaterThan(0);
    expect(closing.people.map(({ id }) => id)).toContain(person.id);
    expect(await hand.refused(calls.closeOrgan, person.organId, { on: next })).toBe(
      'ums.organInUse',
    );
    const target = await hand.add(root, '接收部门', demo.today);
    const child = await hand.add(person.organId, '随行小组', demo.today);
    await hand.close(person.organId, next, target);
    const people = async (organId: string, asOf: string) =>
      (await demo.ask('hr', calls.organPeople, { organId, asOf, rows: 200 })).total;
    expect(await people(target, addDays(next, -1))).toBe(0);
    expect(await people(target, next)).toBe(closing.peopleCount);
    expect(await hand.ids(next)).not.toContain(person.organId);
    const moved = await demo.ask('hr', calls.organDetail, { organId: child, asOf: next });
    expect(moved.parentId).toBe(target);
    const outlived = { parentId: person.organId, from: demo.today, name: '不能', kind: 'team' };
    const { code } = await (await demo.browser('hr')).call(calls.addOrgan, outlived as never);
    expect(code).toBe('ums.parentNotThere');
    await hand.cancel(person.organId, next, 'close');
    expect(await hand.ids(next)).toContain(person.organId);
  });

  test('orders siblings from a day on', async () => {
    const parent = await hand.add(root, '排序', demo.today);
    const [one, two, three] = [
      await hand.add(parent, '甲', demo.today),
      await hand.add(parent, '乙', demo.today),
      await hand.add(parent, '丙', demo.today),
    ];
    await hand.move(three, parent, next, one);
    await hand.move(two, parent, next, one);
    const order = async (day: string) =>
      (await hand.tree(day)).filter(({ parentId }) => parentId === parent).map(({ name }) => name);
    expect(await order(demo.today)).toEqual(['甲', '乙', '丙']);
    expect(await order(next)).toEqual(['丙', '乙', '甲']);
  });

  test('lets who manages a branch change it below that branch, and nothing else', async () => {
    const manager = organHand(demo, 'manager');
    const [own] = await manager.tree(demo.today);
    if (own === undefined) throw new Error('The manager sees no organisation.');
    const team = await manager.add(own.id, '试点小组', demo.today);
    await manager.change(team, next, { name: '正式小组' });
    const detail = await demo.ask('manager', calls.organDetail, { organId: own.id });
    expect(detail.may).toEqual({ change: true, addBelow: true, move: false });
    expect(await manager.refused(calls.closeOrgan, own.id, { on: next })).toBe('noPermission');
    const elsewhere = (await hand.find('财务部')).id;
    const version = (await demo.ask('hr', calls.organDetail, { organId: elsewhere })).version;
    for (const [call, rest] of [
      [calls.changeOrgan, { from: next, name: '别的' }],
      [calls.moveOrgan, { from: next, parentId: own.id }],
      [calls.closeOrgan, { on: next }],
    ] as const) {
      expect(await manager.refused(call, elsewhere, { version, ...rest })).toBe('notFound');
      // With an old version too: it says nothing of what was saved meanwhile.
      expect(await manager.refused(call, elsewhere, { version: version + 7, ...rest })).toBe(
        'notFound',
      );
    }
    expect(await manager.refused(calls.moveOrgan, team, { from: next, parentId: elsewhere })).toBe(
      'notFound',
    );
    expect(
      await organHand(demo, 'staff').refused(calls.changeOrgan, team, {
        version: 2,
        from: next,
        name: '我',
      }),
    ).toBe('noPermission');
  });

  test('tells browsers of those whose range follows the tree', async () => {
    const mark = async () => {
      const { rows } = await demo.gateway.asOwner((client) =>
        client.query(`select coalesce(sum(k.version), 0)::int as version from app.permission_mark k
          join app.account a on a.id = k.account_id where a.login_name = 'manager'`),
      );
      return rows[0].version as number;
    };
    const before = await mark();
    const id = await hand.add(root, '标记', demo.today);
    expect(await mark()).toBe(before + 1);
    await hand.change(id, demo.today, { name: '标记二' });
    expect(await mark()).toBe(before + 1);
  });
});
