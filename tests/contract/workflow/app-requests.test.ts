import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { publishForm, sendForm } from '#tests/support/workflow/publish-form.ts';

/** Any app of the portal: what a company lets an app start does not ask who built it. */
const app = 'alpha';

eachDemo('requests that apps start', (current) => {
  test('are of kinds that were granted, in the name of who confirms, and tell their app alone', async () => {
    const demo = current();
    const manager = (await demo.ask('manager', calls.currentSession, {})).user.employmentId ?? '';
    const who = [{ kind: 'people' as const, ids: [manager] }];
    const formId = await publishForm(demo, [stepOf({ id: 'one', name: 'one', who })], {
      bizType: 'visit',
    });
    const staff = await demo.browser('staff');
    const asked = { app, kind: 'visit', values: { why: '客户来访' } };
    expect((await staff.call(calls.previewAppRequest, asked)).code).toBe('notFound');
    const admin = await demo.browser('admin');
    const grant = { formId, apps: [app] };
    expect((await staff.call(calls.grantFormApps, grant)).code).toBe('noPermission');
    const unknown = await admin.call(calls.grantFormApps, { formId, apps: ['nowhere'] });
    expect(unknown.code).toBe('notFound');
    const foreign = await (await demo.browser('maple')).call(calls.grantFormApps, grant);
    expect(foreign.code).not.toBe('ok');
    await demo.ask('admin', calls.grantFormApps, grant);
    const seen = await demo.ask('staff', calls.previewAppRequest, asked);
    expect(seen.lines.map(({ value }) => value)).toEqual(['客户来访']);
    const send = { app, formId, version: seen.version, values: asked.values, requestKey: uuid7() };
    const sent = await demo.ask('staff', calls.startAppRequest, send);
    expect(await demo.ask('staff', calls.startAppRequest, send)).toEqual(sent);
    const other = await staff.call(calls.startAppRequest, {
      ...send,
      app: 'beta',
      requestKey: uuid7(),
    });
    expect(other.code).toBe('notFound');
    const own = await sendForm(demo, 'staff', formId);
    const states = (account: string, name: string) =>
      demo.ask(account, calls.appRequestStates, {
        app: name,
        approvalIds: [sent.approvalId, own],
      });
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: sent.approvalId,
      act: 'approve',
      requestKey: uuid7(),
    });
    expect(await states('staff', app)).toEqual([{ ...sent, status: 'approved' }]);
    expect(await states('manager', app)).toEqual([]);
    expect(await states('staff', 'beta')).toEqual([]);
    expect(await states('maple', app)).toEqual([]);
  });
});
