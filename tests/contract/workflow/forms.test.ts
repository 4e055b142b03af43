import { beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { type FormDefinition, fieldOf } from '#bridge/calls/workflow/form.ts';
import { type Route, type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { keepForm } from '#tests/support/workflow/publish-form.ts';

type Values = RequestOf<typeof calls.formInstanceCreate>['values'];

const form: FormDefinition = {
  sections: [
    {
      id: 'basic',
      nameZh: '基本信息',
      nameEn: 'Basics',
      fields: [
        fieldOf({
          id: 'kind',
          nameZh: '类型',
          nameEn: 'Kind',
          kind: 'choice',
          required: true,
          options: [
            { code: 'travel', nameZh: '差旅', nameEn: 'Travel' },
            { code: 'meal', nameZh: '招待', nameEn: 'Meal' },
          ],
        }),
        fieldOf({
          id: 'guests',
          nameZh: '客人',
          nameEn: 'Guests',
          kind: 'text',
          showWhen: [[{ field: 'kind', is: 'equal', values: ['meal'] }]],
        }),
        fieldOf({
          id: 'items',
          nameZh: '明细',
          nameEn: 'Items',
          kind: 'table',
          required: true,
          columns: [
            { ...fieldOf({ id: 'what', nameZh: '内容', nameEn: 'What', kind: 'text' }) },
            { ...fieldOf({ id: 'amount', nameZh: '金额', nameEn: 'Amount', kind: 'money' }) },
          ].map(({ columns: _, ...column }) => ({ ...column, kind: column.kind as 'text' })),
        }),
        fieldOf({
          id: 'total',
          nameZh: '合计',
          nameEn: 'Total',
          kind: 'sum',
          expression: '{items.amount} * 2 - 1',
        }),
        fieldOf({ id: 'checked', nameZh: '核定', nameEn: 'Checked', kind: 'money' }),
      ],
    },
  ],
};

eachDemo('forms that people start', (current) => {
  let demo: DemoGateway;
  let manager: string;
  let hr: string;
  let staff: string;

  beforeAll(async () => {
    demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    [manager, hr, staff] = [await own('manager'), await own('hr'), await own('staff')];
  });

  const step = (id: string, ids: readonly string[], more: object = {}): RouteNode =>
    stepOf({ id, name: id, who: [{ kind: 'people', ids: [...ids] }], ...more });

  async function drawn(
    nodes: readonly RouteNode[],
    {
      bizType = null,
      startRights = {},
    }: { bizType?: string | null; startRights?: Route['startRights'] } = {},
  ): Promise<{ formId: string; publish: () => Promise<number> }> {
    const route: Route = { nodes: [...nodes], withdraw: 'running', startRights: startRights ?? {} };
    const asked = { record: null, nameZh: '报销', nameEn: 'Claim', form, route, bizType };
    const { id } = await demo.ask('admin', calls.saveDefinition, {
      definitionId: null,
      draftRev: 0,
      ...asked,
    });
    let draftRev = 1;
    const publish = async () => {
      const { version } = await demo.ask('admin', calls.publishDefinition, {
        definitionId: id,
        draftRev,
      });
      ({ draftRev } = await demo.ask('admin', calls.saveDefinition, {
        definitionId: id,
        draftRev,
        ...asked,
      }));
      return version;
    };
    await publish();
    return { formId: id, publish };
  }

  const items = (...amounts: string[]) => amounts.map((amount) => ({ what: 'x', amount }));
  const good: Values = { kind: 'travel', items: items('0.10', '0.20') };
  const speak = async (account: string, formId: string, values: Values, more: object = {}) =>
    (await demo.browser(account)).call(calls.formInstanceCreate, {
      event: 'resolve',
      formId,
      version: 1,
      values,
      chosen: {},
      hash: null,
      requestKey: uuid7(),
      ...more,
    });
  async function sent(formId: string, values: Values = good): Promise<string> {
    const { code, answer } = await speak('staff', formId, values);
    if (answer.result === undefined) throw new Error(`${code}: ${JSON.stringify(answer)}`);
    return answer.result.approvalId ?? '';
  }
  const act = async (
    account: string,
    request: Omit<RequestOf<typeof calls.actOnApproval>, 'requestKey'>,
  ) => (await demo.browser(account)).call(calls.actOnApproval, { ...request, requestKey: uuid7() });
  const find = (account: string, approvalId: string) =>
    demo.ask(account, calls.formInstanceFind, { approvalId });

  test('drops what is hidden, computes what is computed, and is counted once for a key', async () => {
    const { formId } = await drawn([step('one', [manager])]);
    const requestKey = uuid7();
    const forged = { ...good, guests: 'hidden', total: '1000000' };
    const first = await speak('staff', formId, forged, { requestKey });
    const second = await speak('staff', formId, forged, { requestKey });
    expect(second.answer.result).toEqual(first.answer.result);
    const { filled, lines } = await find('manager', first.answer.result?.approvalId ?? '');
    expect(filled?.values).toEqual({ kind: 'travel', items: good.items, total: '-0.40' });
    expect(lines.map(({ field }) => field)).toEqual(['kind', 'total']);
  });

  test('is refused by the path of what does not fit', async () => {
    const { formId } = await drawn([step('one', [manager])]);
    const refused = async (values: Values) =>
      (await speak('staff', formId, values)).answer.fields?.map(({ path, issue }) => [path, issue]);
    expect(await refused({ items: items('1.234') })).toEqual([
      ['values.kind', 'required'],
      ['values.items.0.amount', 'invalid'],
    ]);
    expect(await refused({ ...good, kind: 'other' })).toEqual([['values.kind', 'choice']]);
    const many = Array.from({ length: 501 }, () => ({ amount: '0.10' }));
    expect((await speak('staff', formId, { ...good, items: many })).code).toBe('badInput');
    const all = await sent(formId, { ...good, items: many.slice(1) });
    expect((await find('staff', all)).filled?.values.total).toBe('99.00');
  });

  test('is for those it is given to: a person before a role, and others get none', async () => {
    const bizType = `claim-${uuid7().slice(-6)}`;
    const own = await drawn([step('one', [manager])], { bizType });
    const all = await drawn([step('one', [manager])], { bizType });
    const sources = [{ kind: 'person' as const, id: staff }];
    await demo.ask('admin', calls.assignSource, { formId: own.formId, sources });
    const formOf = async (account: string) =>
      (await demo.ask(account, calls.getFormByAssign, { bizTypeId: bizType }))?.formId;
    expect([await formOf('staff'), await formOf('hr')]).toEqual([own.formId, all.formId]);
    expect((await speak('hr', own.formId, good)).code).toBe('workflow.formNotInRange');
    expect((await speak('maple', own.formId, good)).code).toBe('notFound');
    const twice = await (await demo.browser('admin')).call(calls.assignSource, {
      formId: all.formId,
      sources,
    });
    expect(twice.code).toBe('duplicate');
    const repeated = await demo.ask('admin', calls.rangeRepeat, {
      formId: all.formId,
      bizTypeId: bizType,
      sources,
    });
    expect(repeated.map(({ formId }) => formId)).toEqual([own.formId]);
    const same = await demo.ask('admin', calls.checkIsUserSameAssignedForm, {
      bizTypeId: bizType,
      employmentIds: [staff, hr],
    });
    expect([same.same, same.groups.length]).toEqual([false, 2]);
    const ids = await demo.ask('admin', calls.rangeSourceIds, {
      formId: own.formId,
      kind: 'person',
    });
    expect(ids).toEqual([staff]);
  });

  test('may still be sent on the version before, and not on older ones', async () => {
    const { formId, publish } = await drawn([step('one', [manager])]);
    await publish();
    expect((await speak('staff', formId, good)).code).toBe('ok');
    await publish();
    expect((await speak('staff', formId, good)).code).toBe('workflow.formChanged');
    await demo.ask('admin', calls.closeDefinition, { definitionId: formId });
    expect((await speak('staff', formId, good)).code).toBe('workflow.formClosed');
  });

  test('gives each step its own rights to the fields', async () => {
    const { formId } = await drawn(
      [
        step('one', [manager], { rights: { kind: 'hidden', checked: 'required' } }),
        step('two', [hr], { rights: { items: 'hidden' } }),
      ],
      { startRights: { checked: 'hidden' } },
    );
    const id = await sent(formId, { ...good, checked: '5.00' });
    const seen = await find('manager', id);
    expect(Object.keys(seen.filled?.values ?? {})).toEqual(['items', 'total']);
    expect(seen.lines.map(({ field }) => field)).not.toContain('kind');
    expect((await act('manager', { approvalId: id, act: 'approve' })).code).toBe('badInput');
    const values = { checked: '7.50', items: items('900.00') };
    expect((await act('manager', { approvalId: id, act: 'approve', values })).code).toBe('ok');
    const after = (await find('hr', id)).filled?.values;
    expect([after?.checked, after?.items, after?.total]).toEqual(['7.50', undefined, '-0.40']);
  });

  test('comes back to the applicant, who changes it and sends it again', async () => {
    const { formId } = await drawn([step('one', [manager])]);
    const id = await sent(formId);
    await act('manager', { approvalId: id, act: 'return', words: 'more' });
    const again = {
      approvalId: id,
      act: 'resubmit' as const,
      values: { ...good, kind: 'meal', guests: 'B' },
    };
    expect((await act('manager', again)).code).toBe('noPermission');
    expect((await act('staff', again)).code).toBe('ok');
    const { filled, status } = await find('manager', id);
    expect([status, filled?.values.guests]).toEqual(['running', 'B']);
  });

  test('keeps one draft of a form for each person until it is sent', async () => {
    const { formId } = await drawn([step('one', [manager])]);
    await keepForm(demo, 'staff', { formId, version: 1, values: { kind: 'meal' } });
    const read = () => demo.ask('staff', calls.getFormByAssign, { bizTypeId: formId });
    expect((await read())?.draft?.values).toEqual({ kind: 'meal' });
    expect((await demo.ask('hr', calls.getFormByAssign, { bizTypeId: formId }))?.draft).toBeNull();
    await sent(formId);
    expect((await read())?.draft).toBeNull();
  });

  test('is decided by a stand-in while somebody is away, and the log says for whom', async () => {
    const { formId } = await drawn([step('one', [manager])]);
    const period = { fromOn: demo.today, toOn: addDays(demo.today, 3), definitionIds: [formId] };
    const { id } = await demo.ask('manager', calls.addDelegation, { to: hr, ...period });
    const back = await (await demo.browser('hr')).call(calls.addDelegation, {
      to: manager,
      ...period,
    });
    expect(back.code).toBe('workflow.delegationLoop');
    const approvalId = await sent(formId);
    expect((await find('hr', approvalId)).task?.forName).not.toBeNull();
    expect((await act('hr', { approvalId, act: 'approve' })).code).toBe('ok');
    const { log } = await find('staff', approvalId);
    const line = log.find(({ kind }) => kind === 'approve');
    expect([line?.actorName === line?.forName, line?.forName]).toEqual([false, expect.any(String)]);
    const { rows } = await demo.ask('hr', calls.listDelegations, {});
    expect(rows.find((row) => row.id === id)).toMatchObject({ mine: false, state: 'inForce' });
    await demo.ask('manager', calls.endDelegation, { delegationId: id });
    expect((await find('manager', await sent(formId))).task).not.toBeNull();
    const foreign = await (await demo.browser('staff')).call(calls.endDelegation, {
      delegationId: id,
    });
    expect(foreign.code).toBe('notFound');
  });
});
