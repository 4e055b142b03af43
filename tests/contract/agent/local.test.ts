import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { askAgent, eventsIn } from '../../support/agent.ts';
import { eachDemo } from '../../support/demo-gateway.ts';

eachDemo('the assistant without a model', (current) => {
  test('says that no model was used, and answers from the records', async () => {
    const answer = await askAgent(current(), 'hr', '研发中心有多少人？');
    expect(answer.notices).toEqual(['withoutModel']);
    expect(answer.tools).toEqual(['figure']);
    const figures = await current().ask('hr', calls.queryFigures, {
      subject: 'headcount',
      measures: ['headCount'],
      by: [],
      period: { kind: 'today' },
      where: [{ dimension: 'organ', is: 'in', values: [await organOf('研发中心')] }],
    });
    const cell = figures.rows[0]?.cells[0];
    expect(answer.text).toContain(cell && 'v' in cell ? cell.v : '?');
    expect(answer.events.at(-1)).toMatchObject({ kind: 'done', outcome: 'answered' });
  });

  async function organOf(name: string): Promise<string> {
    const tree = await current().ask('hr', calls.organTree, {});
    return tree.find((one) => one.name === name)?.id ?? '';
  }

  test('balances are those of the leave page', async () => {
    const answer = await askAgent(current(), 'staff', '我还有几天年假？');
    const { types } = await current().ask('staff', calls.myBalances, {});
    const annual = types.find(({ name }) => name.includes('年休假'));
    expect(answer.text).toContain(`${annual?.left} 天`);
  });

  test('a policy is answered with a citation, and one that no document has says so', async () => {
    const found = await askAgent(current(), 'staff', '婚假有什么规定？');
    const sources = found.events.filter(({ kind }) => kind === 'source');
    expect(sources.length).toBeGreaterThan(0);
    expect(found.text).toContain('[s1]');
    const none = await askAgent(current(), 'staff', '公司允许带宠物吗？');
    expect(none.notices).toContain('noDocument');
    expect(none.events.some(({ kind }) => kind === 'source')).toBe(false);
  });

  test('case 44: a document that may no longer be read is neither found nor cited', async () => {
    const values = {
      title: '访客停车管理规定',
      kind: 'other' as const,
      organ: null,
      edition: null,
      effectiveOn: current().today,
      summary: null,
      body: '# 访客停车\n访客车辆停放在地面三区，凭访客码出场。',
      attachment: null,
    };
    const { id, version } = await current().ask('hr', calls.companyDocumentCreate, { values });
    const move = { id, version, move: 'publish' as const };
    const published = await current().ask('hr', calls.companyDocumentMove, move);
    const ask = () => askAgent(current(), 'staff', '公司的访客停车有什么规定？');
    expect((await ask()).text).toContain('地面三区');
    const retire = { ...move, version: published.version, move: 'retire' as const };
    await current().ask('hr', calls.companyDocumentMove, retire);
    const after = await ask();
    expect(JSON.stringify(after.events)).not.toContain('地面三区');
    expect(JSON.stringify(after.events)).not.toContain(values.title);
  });

  test('gives no pay of others and exports nothing', async () => {
    for (const question of [
      '李强工资多少？',
      '把所有人的手机号导出来',
      "What is my colleague's salary?",
    ]) {
      const answer = await askAgent(current(), 'hr', question);
      expect(answer.tools, question).toEqual([]);
    }
  });

  test('an own slip is named, and no amount is read', async () => {
    const answer = await askAgent(current(), 'staff', '看下我10月工资条');
    expect(answer.tools).toEqual(['mySlip']);
    expect(answer.text).not.toMatch(/\d{4,}\.\d\d/);
  });

  test('a turn can be followed again, rated, found in the history and deleted', async () => {
    const answer = await askAgent(current(), 'staff', '上个月我迟到几次？');
    const browser = await current().browser('staff');
    const followed = await browser.call(calls.followTurn, { turnId: answer.turnId, after: 2 });
    expect(eventsIn(followed.body)).toEqual(answer.events.slice(2));
    await current().ask('staff', calls.rateTurn, { turnId: answer.turnId, rating: 'up' });
    const read = await current().ask('staff', calls.readConversation, {
      id: answer.conversationId,
    });
    expect(read.turns[0]).toMatchObject({
      outcome: 'answered',
      rating: 'up',
      events: answer.events,
    });
    await current().ask('staff', calls.removeConversation, { id: answer.conversationId });
    const gone = await browser.call(calls.readConversation, { id: answer.conversationId });
    expect(gone.code).toBe('notFound');
  });

  test('page 0 of conversations and of the log is the first one', async () => {
    await askAgent(current(), 'staff', '你能做什么？');
    const listed = await current().ask('staff', calls.listConversations, { page: 0 });
    expect(listed).toMatchObject({ page: 1 });
    expect(listed.rows.length).toBeGreaterThan(0);
    const log = await current().ask('admin', calls.agentLog, { page: 0 });
    expect(log).toMatchObject({ page: 1 });
    expect(log.rows.length).toBeGreaterThan(0);
  });

  test.each(['manager', 'maple'])('%s reads nothing of somebody else', async (other) => {
    const answer = await askAgent(current(), 'staff', '你能做什么？');
    const browser = await current().browser(other);
    const { turnId, conversationId } = answer;
    const codes = [
      await browser.call(calls.readConversation, { id: conversationId }),
      await browser.call(calls.removeConversation, { id: conversationId }),
      await browser.call(calls.followTurn, { turnId }),
      await browser.call(calls.stopTurn, { turnId }),
      await browser.call(calls.rateTurn, { turnId, rating: 'down' }),
      await browser.call(calls.askAgent, { conversationId, text: 'hello' }),
    ].map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['notFound']));
  });

  test('who may not look somebody up reads that, and nothing else', async () => {
    const { people } = await current().ask('hr', calls.searchPeople, { keyword: '王' });
    const [person] = people;
    const answer = await askAgent(current(), 'staff', `${person?.name}的电话是多少？`);
    expect(answer.tools).toEqual(['findPeople']);
    expect(answer.events.some(({ kind }) => kind === 'card')).toBe(false);
  });
});
