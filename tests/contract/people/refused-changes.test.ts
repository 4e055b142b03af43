import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import {
  hired,
  inCompany,
  newEntry,
  runDay,
  submitted,
} from '#tests/support/records/life-bench.ts';
import { makeAccount } from '#tests/support/records/record-bench.ts';

const DAY = 86_400_000;

eachDemo('what is handed over', (current) => {
  test('is ticked off by the person it is handed over to, and by no other', async () => {
    const demo = current();
    const { today } = demo;
    const leaver = await hired(demo, entries, addDays(today, -90));
    const heir = await hired(demo, entries, addDays(today, -90));
    const functions = ['personnel.handovers'];
    await makeAccount(demo, { loginName: 'heir', range: 'self', functions, employmentId: heir });
    await makeAccount(demo, { loginName: 'other', range: 'self', functions, employmentId: leaver });
    const lastDay = addDays(today, 20);
    const { id: leavingId } = await submitted(demo, 'hr', leavings, {
      employment: leaver,
      kind: 'resignation',
      noticeOn: today,
      lastDay,
    });
    const kept = await demo.ask('hr', calls.saveHandover, {
      leavingId,
      items: [
        { item: '客户资料', ownerId: heir, done: false },
        { item: '门禁卡', ownerId: null, done: false },
      ],
    });
    const itemId = kept.items[0]?.id ?? '';
    const mine = await demo.ask('heir', calls.myHandovers, {});
    expect(mine.items).toEqual([
      { id: itemId, item: '客户资料', leaverName: '顾清和', lastDay, doneAt: null },
    ]);
    const card = await demo.ask('heir', calls.handoverTodos, {});
    expect(card).toMatchObject({ lines: [{ count: 1, route: '/handovers' }] });
    expect((await demo.ask('other', calls.myHandovers, {})).items).toEqual([]);
    const other = demo.gateway.browser();
    await other.signIn('other');
    const foreign = await other.call(calls.tickHandover, { itemId, done: '1' });
    expect(foreign.code).toBe('notFound');
    const { doneAt } = await demo.ask('heir', calls.tickHandover, { itemId, done: '1' });
    expect(doneAt).not.toBeNull();
    const seen = await demo.ask('hr', calls.getHandover, { leavingId });
    expect(seen.items[0]).toMatchObject({ doneAt, doneByName: expect.any(String) });
    expect(await demo.ask('heir', calls.handoverTodos, {})).toEqual({ kind: 'list', lines: [] });
    await demo.ask('heir', calls.tickHandover, { itemId, done: '0' });
    expect((await demo.ask('hr', calls.getHandover, { leavingId })).items[0]?.doneAt).toBeNull();
  });
});

eachDemo('a change that cannot take effect on its day', (current) => {
  test('says why, is tried again once that is mended, and then leaves the list', async () => {
    const demo = current();
    const { today, gateway } = demo;
    const joinedOn = addDays(today, 5);
    const manager = await hired(demo, entries, addDays(today, -60));
    const planned = await submitted(demo, 'hr', entries, {
      ...(await newEntry(demo, joinedOn)),
      name: '秦未晚',
      manager,
    });
    const leaving = await submitted(demo, 'hr', leavings, {
      employment: manager,
      kind: 'other',
      lastDay: addDays(today, 1),
    });
    gateway.clock.advance(5 * DAY);
    await runDay(demo);
    const browser = gateway.browser();
    await browser.signIn('hr');
    // The demo has one of its own.
    const list = async () => {
      const { answer } = await browser.call(calls.refusedChanges, {});
      return answer.result?.changes.filter(({ name }) => name === '秦未晚');
    };
    expect(await list()).toEqual([
      {
        id: planned.id,
        kind: 'entry',
        name: '秦未晚',
        day: joinedOn,
        triedAt: expect.any(String),
        reason: expect.stringMatching(/^Manager: is closed or has left/),
        can: { retry: true },
      },
    ]);
    const todos = await browser.call(calls.personnelTodos, {});
    expect(todos.answer.result).toMatchObject({
      lines: expect.arrayContaining([expect.objectContaining({ route: '/changes/refused' })]),
    });
    const again = await browser.call(calls.retryChange, { kind: 'entry', id: planned.id });
    expect(again.answer.fields).toEqual([{ path: 'changes.manager', issue: 'choice' }]);
    const staff = gateway.browser();
    await staff.signIn('staff');
    const foreign = await staff.call(calls.retryChange, { kind: 'entry', id: planned.id });
    expect(foreign.code).not.toBe('ok');
    // The manager comes back: the leaving was in effect already, so the employment is opened by hand.
    expect(leaving.state).toBe('planned');
    await reopen(demo, manager);
    const { answer } = await browser.call(calls.retryChange, { kind: 'entry', id: planned.id });
    expect(answer.result).toEqual({ effective: true });
    expect(await list()).toEqual([]);
  });
});

/** Takes an end of work back in the rows: what is tested is the second try, not how the first was mended. */
async function reopen(demo: DemoGateway, employmentId: string): Promise<void> {
  await inCompany(demo, (transaction) =>
    transaction
      .updateTable('employment')
      .set({ left_on: null, left_reason: null })
      .where('id', '=', employmentId)
      .execute(),
  );
}
