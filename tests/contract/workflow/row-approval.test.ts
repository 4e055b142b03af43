import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { stepOf } from '#bridge/calls/workflow/route.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, submitted } from '#tests/support/records/life-bench.ts';
import { publishRoute } from '#tests/support/workflow/publish-route.ts';

eachDemo('the approval of a row in a list', (current) => {
  test('says who decided what and who is next, to who may read the row', async () => {
    const demo = current();
    const own = async (account: string) =>
      (await demo.ask(account, calls.currentSession, {})).user.employmentId ?? '';
    const step = (id: string, employment: string) =>
      stepOf({ id, name: id, who: [{ kind: 'people', ids: [employment] }] });
    const employment = await hired(demo, entries, addDays(demo.today, -30));
    const values = { employment, kind: 'transfer', effectiveOn: addDays(demo.today, 9) };
    const none = await submitted(demo, 'hr', transfers, { ...values, workPlace: 'Wuxi' });
    const of = (rowId: string) => ({ record: 'transfer', rowId });
    expect(await demo.ask('hr', calls.rowApproval, of(none.id))).toBeNull();
    await publishRoute(demo, 'transfer', [
      step('one', await own('manager')),
      step('two', await own('staff')),
    ]);
    const other = await hired(demo, entries, addDays(demo.today, -30));
    const row = await submitted(demo, 'hr', transfers, {
      ...values,
      employment: other,
      workPlace: 'Suzhou',
    });
    const before = await demo.ask('hr', calls.rowApproval, of(row.id));
    expect(before?.status).toBe('pending');
    expect(before?.list.map(({ name, status }) => [name, status])).toEqual([
      ['', 'passed'],
      ['one', 'pending'],
      ['two', 'ahead'],
    ]);
    const { rows } = await demo.ask('manager', calls.approveCenterList, {
      approvalType: 'todo',
      rows: 50,
    });
    await demo.ask('manager', calls.actOnApproval, {
      approvalId: rows[0]?.id ?? '',
      act: 'reject',
      words: '暂缓',
      requestKey: uuid7(),
    });
    const after = await demo.ask('hr', calls.rowApproval, of(row.id));
    expect([after?.status, after?.list.length]).toEqual(['rejected', 2]);
    expect(after?.list[1]).toMatchObject({ status: 'rejected', comment: '暂缓' });
    for (const account of ['staff', 'maple']) {
      const { code } = await (await demo.browser(account)).call(calls.rowApproval, of(row.id));
      expect([account, code]).toEqual([account, 'notFound']);
    }
  });
});
