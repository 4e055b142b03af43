import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { type OrganHand, organHand } from '#tests/support/organ-hand.ts';

type Report = ResultOf<typeof calls.importOrgans>;

const headings = '组织编码,组织名称,类型,上级组织,负责人,生效日期,备注';

eachDemo('a sheet of organisations', (current) => {
  let demo: DemoGateway;
  let hand: OrganHand;
  beforeAll(async () => {
    demo = current();
    hand = organHand(demo, 'hr');
    await demo.gateway.asOwner((client) =>
      client.query(
        `insert into app.role_function (tenant_id, role_id, function_id)
         select tenant_id, id, 'ums.structure.edit' from app.role where code = 'manager'`,
      ),
    );
  });

  const read = (
    mode: RequestOf<typeof calls.importOrgans>['mode'],
    lines: readonly string[],
    rest: { readonly account?: string; readonly mends?: string; readonly heads?: string } = {},
  ): Promise<Report> => {
    const { account = 'hr', mends, heads = headings } = rest;
    const file = new File([`\uFEFF${[heads, ...lines].join('\r\n')}`], 'organs.csv');
    return demo.ask(account, calls.importOrgans, { mode, file, ...(mends && { mends }) });
  };
  const errorsOf = ({ errors }: Report) =>
    errors.map(({ row, column, issue }) => `${row} ${column} ${issue}`);

  test('taken along as it is and read back changes nothing', async () => {
    for (const account of ['hr', 'manager'] as const) {
      const { bytes } = await (await demo.browser(account)).call(calls.exportOrgans, {
        format: 'csv',
      });
      const file = new File([new Uint8Array(bytes ?? [])], 'organs.csv');
      const report = await demo.ask(account, calls.importOrgans, { mode: 'save', file });
      expect(report).toMatchObject({ created: 0, changed: 0, errors: [] });
      expect(report.unchanged).toBe((await demo.ask(account, calls.organTree, {})).length);
    }
  });

  test('says what is wrong with every cell and saves nothing; mended, all of it is there', async () => {
    const root = await hand.find('示例制造集团', '集团');
    const lines = [
      // Above one that comes later, and named by it.
      'IMP-2,门店一,门店,门店事业部,,,',
      `IMP-1,门店事业部,部门,${root.code},,2020-01-06,华东的门店`,
      'IMP-3,,部门,IMP-1,,,',
      'IMP-4,门店二,店面,IMP-1,查无此人,,',
      // What is below a wrong row has no fault of its own.
      'IMP-4-1,收银组,小组,门店二,,,',
      'IMP-5,门店三,门店,没有的部门,,,',
      'IMP-6,门店四,门店,IMP-1,查无此人,,',
      'IMP-1,门店五,门店,IMP-1,,,',
      'IMP-7,门店六,门店,IMP-1,,2026-02-30,',
      'IMP-8,门店七,门店,,,,',
      'IMP-9,甲,小组,IMP-10,,,',
      'IMP-10,乙,小组,IMP-9,,,',
    ];
    const before = await hand.names(demo.today);
    const checked = await read('check', lines);
    expect(errorsOf(checked)).toEqual([
      '4 Name required',
      '5 Kind choice',
      '5 Head choice',
      '7 Above choice',
      '8 Head choice',
      '9 Code taken',
      '10 From date',
      '11 Above required',
      '12 null ums.organCycle',
      '13 null ums.organCycle',
    ]);
    expect(errorsOf(await read('save', lines))).toEqual(errorsOf(checked));
    expect(await hand.names(demo.today)).toEqual(before);

    const mend = (row: number, column: string, value: string) => ({ row, column, value });
    const mends = [
      mend(4, '组织名称', '运营组'),
      mend(5, '类型', '门店'),
      mend(5, '负责人', ''),
      mend(7, '上级组织', '门店事业部'),
      mend(8, '负责人', ''),
      mend(9, '组织编码', 'IMP-11'),
      mend(10, '生效日期', '2020-02-01'),
      mend(11, '上级组织', '门店事业部 (IMP-1)'),
      mend(12, '上级组织', 'IMP-3'),
    ];
    const asked = { mends: JSON.stringify(mends) };
    expect(await read('check', lines, asked)).toMatchObject({ created: 12, errors: [] });
    expect(await hand.names(demo.today)).toEqual(before);
    expect(await read('save', lines, asked)).toMatchObject({ created: 12, errors: [] });
    const tree = await hand.tree(demo.today);
    const at = (code: string) => tree.find((one) => one.code === code);
    expect(at('IMP-1')).toMatchObject({ name: '门店事业部', parentId: root.id });
    expect(at('IMP-2')).toMatchObject({ kind: 'store', parentId: at('IMP-1')?.id });
    expect(at('IMP-10')?.parentId).toBe(at('IMP-9')?.id);
    const detail = { organId: at('IMP-1')?.id ?? '', asOf: '2020-01-06' };
    expect(await demo.ask('hr', calls.organDetail, detail)).toMatchObject({
      openedOn: '2020-01-06',
      remark: '华东的门店',
      version: 1,
    });
  });

  test('changes what is other from the day of its row, and takes a head by staff number', async () => {
    const [{ id: personId, organId }] = await hand.someTeam();
    const team = (await hand.tree(demo.today)).find(({ id }) => id === organId);
    const { rows } = await demo.ask('hr', calls.organPeople, { organId });
    const head = rows.find(({ id }) => id === personId);
    const later = addDays(demo.today, 40);
    const heads = '组织编码,组织名称,负责人,生效日期';
    const line = `${team?.code},${team?.name}二期,${head?.name} (${head?.staffNo}),${later}`;
    expect(await read('save', [line], { heads })).toMatchObject({ changed: 1, errors: [] });
    const now = await demo.ask('hr', calls.organDetail, { organId });
    expect(now).toMatchObject({ name: team?.name, parentId: team?.parentId });
    const then = await demo.ask('hr', calls.organDetail, { organId, asOf: later });
    expect(then).toMatchObject({ name: `${team?.name}二期`, leaderId: personId });
    expect(then.parentId).toBe(team?.parentId);
    const history = await demo.ask('hr', calls.organHistory, { organId });
    expect(history.saves[0]).toMatchObject({ action: 'update' });
    // The same again is nothing new.
    expect(await read('save', [line], { heads })).toMatchObject({ changed: 0, unchanged: 1 });
    await hand.cancel(organId, later, 'change');
  });

  test('moves a branch, and refuses one below itself', async () => {
    const root = await hand.find('示例制造集团', '集团');
    const heads = 'Code,Name,Above';
    await read('save', [`MV-1,左,${root.code}`, 'MV-2,右,MV-1', `MV-3,中,${root.code}`], { heads });
    expect(errorsOf(await read('check', ['MV-1,左,MV-2'], { heads }))).toEqual([
      '2 null ums.organCycle',
    ]);
    expect(await read('save', ['MV-1,左,中'], { heads })).toMatchObject({ changed: 1, errors: [] });
    const tree = await hand.tree(demo.today);
    const at = (code: string) => tree.find((one) => one.code === code);
    expect(at('MV-1')?.parentId).toBe(at('MV-3')?.id);
    expect(at('MV-2')?.parentId).toBe(at('MV-1')?.id);
  });

  test('says which heading it does not know, and that the code is missing', async () => {
    const report = await read('check', ['A,B'], { heads: '组织名称,颜色' });
    expect(errorsOf(report)).toEqual(['1 颜色 unknownField', '1 Code required']);
  });

  test('adds below the own branch alone, and is for those who edit the tree', async () => {
    const own = (await demo.ask('manager', calls.organTree, {}))[0];
    const other = (await hand.tree(demo.today)).find(
      ({ id, parentId }) => id !== own?.id && parentId === own?.parentId,
    );
    const heads = '组织编码,组织名称,上级组织';
    const lines = [`BR-1,支部,${own?.code}`, `BR-2,别处,${other?.code}`, `${other?.code},改名,`];
    const report = await read('save', lines, { account: 'manager', heads });
    // What is out of reach is not there, and its code is one that cannot be had.
    expect(errorsOf(report)).toEqual(['3 Above choice', '4 Code taken']);
    const mine = await read('save', [`BR-1,支部,${own?.code}`], { account: 'manager', heads });
    expect(mine).toMatchObject({ created: 1, errors: [] });
    const client = await demo.browser('staff');
    const file = new File([`${headings}\r\nA,B,,,,,`], 'organs.csv');
    expect((await client.call(calls.importOrgans, { mode: 'check', file })).code).toBe(
      'noPermission',
    );
    expect((await client.call(calls.exportOrgans, { format: 'csv' })).code).toBe('noPermission');
  });
});
