import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { formProblems } from '#bridge/calls/workflow/check-form.ts';
import { type FormField, fieldOf } from '#bridge/calls/workflow/form.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

const field = (id: string, kind: FormField['kind']) =>
  fieldOf({ id, nameZh: id, nameEn: id, kind });

const good = {
  time: '09:30',
  moment: '2026-05-08 18:00',
  duration: '1.5',
  person: '110101199305081007',
  bank: '6222020200112233445',
  home: '苏州市\n工业园区',
};

const bad = {
  time: '24:00',
  moment: '2026-02-30 18:00',
  duration: '-1',
  person: '110101199305081001',
  bank: '62220202 0011',
};

eachDemo('kinds of fields', (current) => {
  test('take what fits, number the request, and refuse what this company does not have', async () => {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const route = [stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [manager] }] })];
    const fields = [
      ...[field('time', 'time'), field('moment', 'moment'), field('duration', 'duration')],
      ...[field('person', 'idNumber'), field('bank', 'bankAccount'), field('home', 'address')],
      ...[field('no', 'serial'), field('line', 'divider'), field('post', 'post')],
      ...[field('position', 'position'), field('other', 'approval'), field('sign', 'signature')],
    ];
    const formId = await publishForm(demo, route, { fields });
    const [post] = await demo.ask('staff', calls.findFormTargets, { kind: 'post' });
    const [position] = await demo.ask('staff', calls.findFormTargets, { kind: 'position' });
    const first = await sendForm(demo, 'staff', formId, {
      values: { ...good, no: 'mine', post: post?.id ?? '', position: position?.id ?? '' },
    });
    const shown = await demo.ask('manager', calls.getApproval, { approvalId: first });
    expect(shown.filled?.values).toMatchObject({ ...good, no: shown.number });
    expect(shown.filled?.names[post?.id ?? '']).toBe(post?.name);
    expect(shown.filled?.names[position?.id ?? '']).toBe(position?.name);
    const [own] = await demo.ask('staff', calls.findFormTargets, { kind: 'approval' });
    expect(own?.id).toBe(first);
    const related = await sendForm(demo, 'staff', formId, { values: { other: first } });
    const after = await demo.ask('manager', calls.getApproval, { approvalId: related });
    expect(after.filled?.names[first]).toContain(shown.number);
    const speak = async (
      account: string,
      values: RequestOf<typeof calls.formInstanceCreate>['values'],
    ) => {
      const { answer } = await (await demo.browser(account)).call(calls.formInstanceCreate, {
        event: 'resolve',
        formId,
        version: 1,
        values,
        chosen: {},
        hash: null,
        requestKey: uuid7(),
      });
      return answer.fields?.map(({ path }) => path).sort();
    };
    expect(await speak('staff', bad)).toEqual(
      Object.keys(bad)
        .map((name) => `values.${name}`)
        .sort(),
    );
    // Who neither sent nor decided it does not see the other request.
    await makeAccount(demo, { loginName: 'outsider', range: 'self', functions: [] });
    expect(await speak('outsider', { other: first, post: uuid7() })).toEqual([
      'values.other',
      'values.post',
    ]);
    expect(await speak('staff', { sign: [uuid7()] })).toEqual(['values.sign']);
  });

  test('take the last level of a cascade, a place of work, and a row that the applicant may open', async () => {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const route = [stepOf({ id: 'one', name: 'one', who: [{ kind: 'people', ids: [manager] }] })];
    const option = (code: string, parent?: string) => ({
      code,
      nameZh: code,
      nameEn: code.toUpperCase(),
      ...(parent !== undefined && { parent }),
    });
    const area = fieldOf({
      id: 'area',
      nameZh: '地区',
      nameEn: 'Area',
      kind: 'cascade',
      options: [option('east'), option('suzhou', 'east'), option('north'), option('east2', 'east')],
    });
    const related = { ...field('row', 'record'), record: 'post' };
    const formId = await publishForm(demo, route, {
      fields: [area, field('place', 'place'), related],
    });
    const { related: offered } = await demo.ask('admin', calls.routeChoices, {});
    expect(offered.map(({ record }) => record)).toContain('post');
    const [place] = await demo.ask('admin', calls.findFormTargets, { kind: 'place' });
    const find = (account: string) =>
      demo.ask(account, calls.findFormTargets, { kind: 'record', record: 'post' });
    const [row] = await find('admin');
    const values = { area: 'suzhou', place: place?.id ?? '', row: row?.id ?? '' };
    const approvalId = await sendForm(demo, 'admin', formId, { values });
    // Who sends it works nowhere: it is read all the same.
    const { filled, lines } = await demo.ask('manager', calls.getApproval, { approvalId });
    expect(filled?.names).toMatchObject({
      [place?.id ?? '']: place?.name,
      [row?.id ?? '']: row?.name,
    });
    expect(lines.find((one) => one.field === 'area')?.value).toMatch(/^east \/ suzhou$/i);
    await makeAccount(demo, { loginName: 'stranger', range: 'self', functions: [] });
    expect(await find('stranger')).toEqual([]);
    const { answer } = await (await demo.browser('stranger')).call(calls.formInstanceCreate, {
      event: 'resolve',
      formId,
      version: 1,
      chosen: {},
      hash: null,
      requestKey: uuid7(),
      values: { ...values, area: 'east', place: uuid7() },
    });
    expect(answer.fields?.map(({ path }) => path).sort()).toEqual([
      'values.area',
      'values.place',
      'values.row',
    ]);
  });

  test('of a cascade and of a related record are checked before they are published', async () => {
    const faults = (one: FormField) =>
      formProblems(
        { sections: [{ id: 'one', nameZh: '一', nameEn: 'One', fields: [one] }] },
        { nodes: [], withdraw: 'never' },
      ).map(({ fault }) => fault);
    const lost = { code: 'below', nameZh: '下', nameEn: 'Below', parent: 'above' };
    expect(faults({ ...field('area', 'cascade'), options: [lost] })).toEqual(['lostOption']);
    expect(faults(field('row', 'record'))).toEqual(['noRecord']);
  });
});
