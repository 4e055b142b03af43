import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, tenantOf } from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { publishForm } from '#tests/support/workflow/publish-form.ts';

type Sources = NonNullable<RequestOf<typeof calls.assignSource>['sources']>;

interface Standing {
  readonly organ: string;
  readonly post: string;
  readonly position: string;
  readonly type: 'full-time';
  readonly role: string;
}

eachDemo('who may use a form', (current) => {
  let demo: DemoGateway;
  let colleague: string;
  let standing: Standing;

  beforeAll(async () => {
    demo = current();
    colleague = await hired(demo, entries, addDays(demo.today, -30));
    const { accountId } = await makeAccount(demo, {
      loginName: 'colleague',
      range: 'self',
      functions: [],
      employmentId: colleague,
    });
    standing = await inCompany(demo, async (database) => {
      await sql`update employment set employment_type = 'full-time' where id = ${colleague}`.execute(
        database,
      );
      await sql`update job_row j set position_id = g.id, post_id = g.post_id
        from (select id, post_id from position limit 1) g where j.employment_id = ${colleague}`.execute(
        database,
      );
      const { rows } =
        await sql<Standing>`select j.organ_id as organ, j.post_id as post, j.position_id as position,
          'full-time' as type, (select role_id from role_member where account_id = ${accountId}) as role
        from job_row j where j.employment_id = ${colleague} limit 1`.execute(database);
      const [row] = rows;
      if (row === undefined) throw new Error('The colleague has a job.');
      return row;
    });
  });

  const publish = async (bizType: string, sources: Sources | null) => {
    const who = [{ kind: 'applicant' as const }];
    const nodes = [stepOf({ id: 'one', name: 'one', kind: 'handle', who })];
    const formId = await publishForm(demo, nodes, { bizType });
    await demo.ask('admin', calls.assignSource, { formId, sources: [] });
    await demo.ask('admin', calls.assignSource, { formId, sources });
    return formId;
  };
  const formOf = async (bizTypeId: string) =>
    (await demo.ask('colleague', calls.getFormByAssign, { bizTypeId }))?.formId;
  const assign = async (formId: string, sources: Sources | null) =>
    (await (await demo.browser('admin')).call(calls.assignSource, { formId, sources })).code;

  test('5 and 7: the nearest of several forms is somebody’s, and who is in no range gets none', async () => {
    const sources: Sources = [
      { kind: 'person', id: colleague },
      { kind: 'position', id: standing.position },
      { kind: 'post', id: standing.post },
      { kind: 'role', id: standing.role },
      { kind: 'organ', id: standing.organ },
      { kind: 'employmentType', id: standing.type },
      { kind: 'everybody', id: 'all' },
    ];
    const forms: string[] = [];
    for (const source of sources) forms.push(await publish('nearest', [source]));
    for (const formId of forms) {
      expect(await formOf('nearest')).toBe(formId);
      expect(await assign(formId, [])).toBe('ok');
    }
    expect(await formOf('nearest')).toBeUndefined();
    const { code } = await (await demo.browser('colleague')).call(calls.formInstanceCreate, {
      event: 'resolve',
      formId: forms[0] ?? '',
      version: 1,
      values: {},
      chosen: {},
      hash: null,
      requestKey: uuid7(),
    });
    expect(code).toBe('workflow.formNotInRange');
  });

  test('is kept from some of those it is given to, unless it is given to them more nearly', async () => {
    const everybody = { kind: 'everybody' as const, id: 'all' as const };
    const notThere = { kind: 'organ' as const, id: standing.organ, include: false };
    const formId = await publish('kept', [everybody, notThere]);
    expect(await formOf('kept')).toBeUndefined();
    expect(await assign(formId, [everybody, notThere, { kind: 'person', id: colleague }])).toBe(
      'ok',
    );
    expect(await formOf('kept')).toBe(formId);
    const ids = await demo.ask('admin', calls.rangeSourceIds, { formId, kind: 'organ' });
    expect(ids).toEqual([]);
    const { audience } = await demo.ask('admin', calls.getDefinition, { definitionId: formId });
    expect(audience?.map(({ kind, include }) => [kind, include])).toEqual([
      ['everybody', true],
      ['organ', false],
      ['person', true],
    ]);
  });

  test('counts from a day to a day', async () => {
    const from = (days: number) => addDays(demo.today, days);
    const formId = await publish('dated', []);
    const other = await publish('dated', []);
    const source = { kind: 'person' as const, id: colleague };
    for (const [first, last, isTheirs] of [
      [from(1), null, false],
      [null, from(-1), false],
      [from(0), from(0), true],
    ] as const) {
      expect(await assign(formId, [{ ...source, from: first, to: last }])).toBe('ok');
      expect([first, last, await formOf('dated')]).toEqual([
        first,
        last,
        isTheirs ? formId : undefined,
      ]);
    }
    expect(await assign(formId, [{ ...source, from: from(2), to: from(1) }])).toBe('badInput');
    // Two forms may follow each other, and not meet.
    expect(await assign(other, [{ ...source, from: from(1) }])).toBe('ok');
    expect(await assign(other, [{ ...source, from: from(0) }])).toBe('duplicate');
  });

  test('two roles with one holder meet, until the holder is left out of one', async () => {
    const second = uuid7();
    const tenantId = await tenantOf(demo);
    await inCompany(demo, async (database) => {
      const role = { tenant_id: tenantId, id: second, code: second };
      await database
        .insertInto('role')
        .values({ ...role, name_zh: '第二', name_en: 'Second' })
        .execute();
      await sql`insert into role_member (tenant_id, role_id, account_id)
        select tenant_id, ${second}, account_id from role_member where role_id = ${standing.role}`.execute(
        database,
      );
    });
    const first = await publish('roles', [{ kind: 'role', id: standing.role }]);
    const other = await publish('roles', []);
    const asked: Sources = [{ kind: 'role', id: second }];
    expect(await assign(other, asked)).toBe('duplicate');
    const overlaps = await demo.ask('admin', calls.rangeRepeat, {
      formId: other,
      bizTypeId: 'roles',
      sources: asked,
    });
    expect(overlaps).toMatchObject([{ formId: first, kind: 'role', id: second, people: 1 }]);
    expect(await assign(other, [...asked, { kind: 'person', id: colleague, include: false }])).toBe(
      'ok',
    );
    expect(await formOf('roles')).toBe(first);
    const found = await demo.ask('admin', calls.rangeFormByAssign, {
      bizTypeId: 'roles',
      sources: [...asked, { kind: 'post', id: standing.post }],
    });
    expect(found.map(({ formId }) => formId)).toEqual([other, null]);
  });

  test('is not given to what another company has', async () => {
    const formId = await publish('foreign', []);
    const maple = (await demo.ask('maple', calls.currentSession, {})).user.employmentId ?? '';
    expect(await assign(formId, [{ kind: 'person', id: maple }])).toBe('notFound');
    expect(await assign(formId, [{ kind: 'position', id: uuid7() }])).toBe('notFound');
  });
});
