import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';
import type { ClientAnswer } from '../../support/shell-client.ts';

type Record_ = ResultOf<typeof calls.getEmployee>;
type Changes = RequestOf<typeof calls.updateEmployee>['changes'];

async function idOf(demo: DemoGateway, name: string): Promise<string> {
  const { rows } = await demo.ask('admin', calls.rosterPage, { keyword: name });
  const [row] = rows;
  if (row === undefined) throw new Error(`${name} is not in the demo`);
  return row.id;
}

async function recordOf(demo: DemoGateway, account: string, name: string): Promise<Record_> {
  return demo.ask(account, calls.getEmployee, { employmentId: await idOf(demo, name) });
}

async function save(
  demo: DemoGateway,
  account: string,
  { id, version }: Pick<Record_, 'id' | 'version'>,
  changes: Changes,
): Promise<ClientAnswer<Record_>> {
  const client = await demo.browser(account);
  return client.call(calls.updateEmployee, { employmentId: id, version, changes });
}

async function historyOf(demo: DemoGateway, account: string, employmentId: string) {
  return demo.ask(account, calls.employeeHistory, { employmentId, rows: 50 });
}

eachDemo('the record of an employee', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  test('saves a change, counts the version up and keeps before and after', async () => {
    const before = await recordOf(demo, 'hr', '黄梓萱');
    const { answer, code } = await save(demo, 'hr', before, {
      email: 'zixuan@harbour.example',
      note: '外派杭州',
    });
    expect(code).toBe('ok');
    expect(answer.result?.version).toBe(before.version + 1);
    expect(answer.result?.fields.note).toBe('外派杭州');
    const { rows } = await historyOf(demo, 'hr', before.id);
    expect(rows[0]?.actorName).toBe('宋佳慧');
    expect(rows[0]?.changes).toEqual([
      { field: 'email', before: before.fields.email, after: 'zixuan@harbour.example' },
      { field: 'note', before: null, after: '外派杭州' },
    ]);
  });

  test('refuses a save over a newer version and keeps the newer one', async () => {
    const before = await recordOf(demo, 'hr', '罗一鸣');
    await save(demo, 'admin', before, { workPlace: '深圳·南山' });
    const { code } = await save(demo, 'hr', before, { workPlace: '上海·徐汇' });
    expect(code).toBe('conflict');
    expect((await recordOf(demo, 'hr', '罗一鸣')).fields.workPlace).toBe('深圳·南山');
  });

  test('changes nothing when a save is sent twice', async () => {
    const before = await recordOf(demo, 'hr', '韩雪');
    const first = await save(demo, 'hr', before, { officePhone: '021-5550-1234' });
    const second = await save(demo, 'hr', before, { officePhone: '021-5550-1234' });
    expect([first.code, second.code]).toEqual(['ok', 'ok']);
    expect(second.answer.result?.version).toBe(before.version + 1);
    const { total } = await historyOf(demo, 'hr', before.id);
    expect(total).toBe(before.version);
  });

  test('tells which field is wrong: ID number, dates, taken numbers, unknown choices', async () => {
    const before = await recordOf(demo, 'hr', '方俊杰');
    const other = await recordOf(demo, 'hr', '陈思远');
    const wrong: readonly (readonly [Changes, string, string])[] = [
      [{ idNumber: '990001199001011234' }, 'changes.idNumber', 'idNumber'],
      [{ birthDate: '1991-01-01' }, 'changes.birthDate', 'idBirthday'],
      [{ gender: 'F' }, 'changes.gender', 'idGender'],
      [{ probationEndsOn: '2000-01-01' }, 'changes.probationEndsOn', 'dateOrder'],
      [{ staffNo: other.fields.staffNo ?? '' }, 'changes.staffNo', 'taken'],
      [{ gradeCode: 'Q9' }, 'changes.gradeCode', 'choice'],
      [{ managerId: before.id }, 'changes.managerId', 'choice'],
      [{ organId: other.id }, 'changes.organId', 'choice'],
      [{ postId: other.id }, 'changes.postId', 'choice'],
    ];
    for (const [changes, path, issue] of wrong) {
      const { code, answer } = await save(demo, 'hr', before, changes);
      expect([changes, code, answer.fields?.[0]?.path, answer.fields?.[0]?.issue]).toEqual([
        changes,
        'badInput',
        path,
        issue,
      ]);
    }
    expect((await recordOf(demo, 'hr', '方俊杰')).version).toBe(before.version);
    const taken = await save(demo, 'hr', before, {
      idNumber: other.fields.idNumber ?? '',
      birthDate: other.fields.birthDate ?? '',
      gender: 'M',
    });
    expect(taken.answer.fields).toMatchObject([{ path: 'changes.idNumber', issue: 'taken' }]);
  });

  test('opens a new job from today on, and corrects it when it changes again today', async () => {
    const before = await recordOf(demo, 'hr', '陈思远');
    const promoted = await save(demo, 'hr', before, { gradeCode: 'P8' });
    const [job, former] = promoted.answer.result?.jobs ?? [];
    expect(job).toMatchObject({ from: demo.today, to: null, gradeCode: 'P8', reason: 'promotion' });
    expect(former).toMatchObject({ to: addDays(demo.today, -1), gradeCode: 'P7' });
    const corrected = await save(
      demo,
      'hr',
      { id: before.id, version: before.version + 1 },
      { gradeCode: 'P9' },
    );
    expect(corrected.answer.result?.jobs).toHaveLength(before.jobs.length + 1);
    expect(corrected.answer.result?.jobs[0]?.gradeCode).toBe('P9');
  });

  test('moves somebody to another organisation and lets the old position fall away', async () => {
    const organs = await demo.ask('hr', calls.organTree, {});
    const target = organs.find(({ name }) => name === '市场部');
    const before = await recordOf(demo, 'hr', '苏晓');
    const { answer } = await save(demo, 'hr', before, { organId: target?.id ?? '' });
    expect(answer.result?.names.organId).toBe('市场部');
    expect(answer.result?.fields.positionId).toBeNull();
    const { rows } = await historyOf(demo, 'hr', before.id);
    expect(rows[0]?.changes).toContainEqual({
      field: 'organId',
      before: '测试组',
      after: '市场部',
    });
    const after = await demo.ask('hr', calls.organTree, {});
    expect(after.find(({ name }) => name === '市场部')?.headCount).toBe(
      (target?.headCount ?? 0) + 1,
    );
  });

  test('keeps a person who came back as one: what is shared changes in both records', async () => {
    const { rows } = await demo.ask('hr', calls.rosterPage, {
      keyword: '叶知秋',
      sort: 'joinedOn',
    });
    const [former, now] = rows;
    if (!former || !now) throw new Error('叶知秋 has one employment only');
    expect([former.status, now.status]).toEqual(['left', 'active']);
    const record = await demo.ask('hr', calls.getEmployee, { employmentId: now.id });
    await save(demo, 'hr', record, { formerName: '叶秋' });
    const other = await demo.ask('hr', calls.getEmployee, { employmentId: former.id });
    expect(other.fields.formerName).toBe('叶秋');
    const history = await historyOf(demo, 'hr', former.id);
    expect(history.rows[0]?.changes).toEqual([
      { field: 'formerName', before: null, after: '叶秋' },
    ]);
  });

  test('lets an employee change the own contact fields and nothing else', async () => {
    const own = await recordOf(demo, 'staff', '周雨桐');
    expect(own.can.edit).toBe(true);
    expect(own.rights).toMatchObject({
      phone: 'write',
      gradeCode: 'read',
      note: 'hidden',
      bankAccount: 'masked',
    });
    expect(own.fields.bankAccount).toMatch(/^\*{15}\d{4}$/);
    expect((await save(demo, 'staff', own, { phone: '15400000001' })).code).toBe('ok');
    const refused = await save(
      demo,
      'staff',
      { ...own, version: own.version + 1 },
      { gradeCode: 'P10' },
    );
    expect(refused.code).toBe('noFieldPermission');
    expect(refused.answer.fields).toMatchObject([{ path: 'changes.gradeCode', issue: 'readOnly' }]);
  });

  test('answers the same for a record out of reach and one that does not exist', async () => {
    const client = await demo.browser('staff');
    const there = await client.call(calls.getEmployee, {
      employmentId: await idOf(demo, '陈思远'),
    });
    const nowhere = await client.call(calls.getEmployee, {
      employmentId: '01890000-0000-7000-8000-000000000000',
    });
    expect([there.code, there.answer.msg]).toEqual([nowhere.code, nowhere.answer.msg]);
    expect(there.code).toBe('notFound');
    const history = await client.call(calls.employeeHistory, {
      employmentId: await idOf(demo, '陈思远'),
    });
    expect(history.code).toBe('notFound');
  });

  test('shows a head of department what the role shows, also where the own record shows more', async () => {
    const theirs = await recordOf(demo, 'manager', '高子涵');
    expect(theirs.can.edit).toBe(false);
    expect(theirs.rights).toMatchObject({
      idNumber: 'masked',
      phone: 'masked',
      bankAccount: 'hidden',
      email: 'read',
    });
    expect(theirs.fields.idNumber).toMatch(/^9\*{16}[\dX]$/);
    expect('bankAccount' in theirs.fields).toBe(false);
    expect(theirs.age).toBeNull();
    const client = await demo.browser('manager');
    const refused = await client.call(calls.updateEmployee, {
      employmentId: theirs.id,
      version: theirs.version,
      changes: { phone: '15400000002' },
    });
    expect(refused.code).toBe('noPermission');
    const own = await recordOf(demo, 'manager', '李慕白');
    expect(own.rights.phone).toBe('write');
  });

  test('masks in the history what it masks in the record', async () => {
    const before = await recordOf(demo, 'hr', '邓可欣');
    await save(demo, 'hr', before, {
      phone: '15412345678',
      registeredAddress: '海州市学府路 6 号',
    });
    const { rows } = await historyOf(demo, 'manager', before.id);
    expect(rows[0]?.changes).toEqual([
      { field: 'phone', before: expect.stringMatching(/^\d{3}\*{4}\d{4}$/), after: '154****5678' },
      { field: 'registeredAddress', before: null, after: null },
    ]);
  });

  test('refuses names of two lines or with characters that nobody sees, but not lines in a note', async () => {
    const before = await recordOf(demo, 'hr', '罗一鸣');
    for (const name of [
      '罗一鸣\n陈思远',
      '罗一鸣\t',
      '陈\u200b思远',
      '\u202e鸣一罗',
      '罗\u2028一鸣',
    ]) {
      const { code, answer } = await save(demo, 'hr', before, { name: `${name}.` });
      expect([code, answer.fields?.[0]]).toMatchObject([
        'badInput',
        { path: 'changes.name', issue: 'invalid' },
      ]);
    }
    const { answer } = await save(demo, 'hr', before, { note: '第一行\n第二行' });
    expect(answer.result?.fields.note).toBe('第一行\n第二行');
  });

  test('writes the pinyin of a new name, so that it is found and sorted at once', async () => {
    const before = await recordOf(demo, 'hr', '何嘉豪');
    await save(demo, 'hr', before, { name: '仇嘉豪' });
    const found = await demo.ask('hr', calls.rosterPage, { keyword: 'qiujiahao' });
    expect(found.rows.map(({ name }) => name)).toEqual(['仇嘉豪']);
  });

  test('moves the first job with the day of joining', async () => {
    const before = await recordOf(demo, 'hr', '白一诺');
    const joinedOn = addDays(before.fields.joinedOn ?? '', -3);
    const { answer } = await save(demo, 'hr', before, {
      joinedOn,
      firstWorkedOn: addMonths(joinedOn, -1),
    });
    expect(answer.result?.jobs.at(-1)?.from).toBe(joinedOn);
  });

  test('never shows one company the records of another', async () => {
    const client = await demo.browser('maple');
    const { code } = await client.call(calls.getEmployee, {
      employmentId: await idOf(demo, '陈思远'),
    });
    expect(code).toBe('notFound');
    const { total } = await demo.ask('maple', calls.rosterPage, {});
    expect(total).toBe(48);
  });
});
