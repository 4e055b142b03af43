import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { askAgent, type SeenAnswer } from '../../support/agent.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';
import { AppClient } from '../../support/shell-client.ts';

/** The draft of an answer; fails the test without one. */
function draftOf(answer: SeenAnswer) {
  for (const event of answer.events) if (event.kind === 'draft') return event.draft;
  throw new Error(`There is no draft: ${answer.text}`);
}

async function drafted(demo: DemoGateway, text: string) {
  return draftOf(await askAgent(demo, 'staff', text));
}

eachDemo('drafts of the assistant', (current) => {
  test('one becomes exactly one request, however often it is confirmed', async () => {
    const draft = await drafted(current(), '帮我申请12月8日到10日的年休假');
    expect(draft.state).toBe('waiting');
    const count = async () => {
      const { types } = await current().ask('staff', calls.myBalances, {});
      return types.find(({ name }) => name.includes('年休假'))?.pending;
    };
    const before = await count();
    const browser = await current().browser('staff');
    const { digest, problems } = await current().ask('staff', calls.readDraft, { id: draft.id });
    expect(problems).toEqual([]);
    expect(await count()).toBe(before);
    const [first, second] = await Promise.all([
      browser.call(calls.commitDraft, { id: draft.id, digest }),
      browser.call(calls.commitDraft, { id: draft.id, digest }),
    ]);
    const again = await browser.call(calls.commitDraft, { id: draft.id, digest });
    const states = [first, second].map(({ answer, code }) => answer.result?.state ?? code);
    expect(states).toContain('done');
    expect(again.answer.result?.state).toBe('done');
    const { rows } = await current().ask('staff', calls.approveCenterList, {
      approvalType: 'started',
    });
    const pending = first.answer.result?.pending ?? second.answer.result?.pending;
    expect(pending === true ? rows.length > 0 : true).toBe(true);
    const problem = draftProblem(
      await askAgent(current(), 'staff', '帮我申请12月8日到10日的年休假'),
    );
    expect(problem).toBe('refused');
  });

  function draftProblem(answer: SeenAnswer): string {
    return draftOf(answer).state;
  }

  test.each([
    ['punch', '昨天忘打下班卡，补18:30'],
    ['overtime', '申请周六 9:00 到 13:00 加班，调休'],
    ['trip', '下周一去上海出差三天'],
    ['certificate', '开一份在职证明，用于办理签证'],
  ])('%s is drafted, read, and sent', async (kind, text) => {
    const draft = await drafted(current(), text);
    expect(draft).toMatchObject({ kind, state: 'waiting' });
    const { digest } = await current().ask('staff', calls.readDraft, { id: draft.id });
    const sent = await current().ask('staff', calls.commitDraft, { id: draft.id, digest });
    expect(sent).toMatchObject({ state: 'done' });
  });

  test('something missing is asked for, and the next message continues', async () => {
    const first = await askAgent(current(), 'staff', '帮我请周五下午的假');
    expect(first.events.some(({ kind }) => kind === 'draft')).toBe(false);
    const second = await askAgent(current(), 'staff', '事假', first.conversationId);
    expect(draftOf(second)).toMatchObject({ kind: 'leave' });
  });

  test('no other person, no app, no other digest and no cancelled draft', async () => {
    const { id } = await drafted(current(), '开一份在职证明，用于银行开户');
    const { digest } = await current().ask('staff', calls.readDraft, { id });
    for (const other of ['manager', 'hr', 'maple']) {
      const browser = await current().browser(other);
      expect((await browser.call(calls.readDraft, { id })).code).toBe('notFound');
      expect((await browser.call(calls.commitDraft, { id, digest })).code).toBe('notFound');
      expect((await browser.call(calls.cancelDraft, { id })).code).toBe('notFound');
    }
    const browser = await current().browser('staff');
    const wrong = await browser.call(calls.commitDraft, { id, digest: 'another' });
    expect(wrong.code).toBe('agent.draftChanged');
    expect((await browser.call(calls.cancelDraft, { id })).answer.result?.state).toBe('cancelled');
    expect((await browser.call(calls.commitDraft, { id, digest })).code).toBe('agent.draftOver');
  });

  test('the token of an app asks, and neither reads, sends nor drops a draft', async () => {
    const shell = await current().browser('hr');
    const app = new AppClient(
      current().gateway.server,
      'http://beta.atrium.localhost:7000',
      await shell.token('beta'),
    );
    const asked = await app.send(calls.askAgent, { text: '开一份在职证明，用于办理签证' });
    const id = /"draft":\{"id":"([0-9a-f-]{36})"/.exec(asked.body)?.[1] ?? '';
    expect(id).not.toBe('');
    const { digest } = await current().ask('hr', calls.readDraft, { id });
    const codes = [
      await app.send(calls.readDraft, { id }),
      await app.send(calls.commitDraft, { id, digest }),
      await app.send(calls.cancelDraft, { id }),
      await app.send(calls.sendTrip, {
        fromOn: '2026-12-08',
        toOn: '2026-12-08',
        place: 'x',
        reason: 'x',
      }),
    ].map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['noPermission']));
    expect((await current().ask('hr', calls.readDraft, { id })).state).toBe('waiting');
  });

  test('an expired draft sends nothing', async () => {
    const { id } = await drafted(current(), '开一份在职证明，用于租房');
    const { digest } = await current().ask('staff', calls.readDraft, { id });
    current().gateway.clock.advance(601_000);
    const browser = await current().browser('staff');
    expect((await browser.call(calls.commitDraft, { id, digest })).code).toBe('agent.draftOver');
    expect((await browser.call(calls.readDraft, { id })).answer.result?.state).toBe('expired');
  });
});
