import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { askAgent } from '../../support/agent.ts';
import { type DemoGateway, eachDemo } from '../../support/demo-gateway.ts';
import {
  chunk,
  type ModelServer,
  openModelServer,
  type Says,
  saysCalls,
  saysText,
} from '../../support/model-server.ts';

let model: ModelServer;

beforeAll(async () => {
  model = await openModelServer();
});
afterAll(() => model.close());

const key = 'sk-secret-of-the-company';

const withoutKey = { model: 'm', purpose: '', dataClasses: [] };
const quietModel = { ...withoutKey, key };

async function setUp(demo: DemoGateway, mode: 'provider' | 'local' | 'off' = 'provider') {
  await demo.ask('admin', calls.saveAgentSettings, {
    mode,
    baseUrl: model.baseUrl,
    model: 'scripted',
    key,
    purpose: 'tests',
    dataClasses: ['ownTime', 'ownRequests', 'people', 'figures', 'documents', 'portal'],
  });
}

/** Says each in its turn, the last one for ever. */
function inOrder(...says: readonly Says[]) {
  model.use((_, round) => says[Math.min(round, says.length - 1)] ?? saysText('ok'));
}

eachDemo('the assistant with a model', (current) => {
  test('a tool is used, its numbers are in the answer, and made-up ones are marked', async () => {
    await setUp(current());
    inOrder(
      saysCalls({ name: 'myLeave', args: { type: '年休假' } }),
      saysText('您的年休假还剩 8 天。去年您休了 77 天。'),
    );
    const { types } = await current().ask('staff', calls.myBalances, {});
    const left = types.find(({ name }) => name === '年休假')?.left ?? '';
    inOrder(
      saysCalls({ name: 'myLeave', args: { type: '年休假' } }),
      saysText(`您的年休假还剩 ${left} 天。另有 7321 天。`),
    );
    const answer = await askAgent(current(), 'staff', '我还有几天年假？');
    expect(answer.tools).toEqual(['myLeave']);
    expect(answer.notices).toContain('unverified');
    const doubted = answer.events.flatMap((one) =>
      one.kind === 'text' && one.doubt ? [one.text] : [],
    );
    expect(doubted).toEqual(['7321']);
    expect(model.heard[0]?.headers.authorization).toBe(`Bearer ${key}`);
    expect(JSON.stringify(model.heard.map(({ body }) => body))).not.toMatch(
      /[0-9a-f]{8}-[0-9a-f]{4}-7/,
    );
  });

  test('who receives the questions and for what is known before one is asked', async () => {
    await setUp(current());
    const { receiver } = await current().ask('staff', calls.agentStart, {});
    const { host } = new URL(model.baseUrl);
    expect(receiver).toEqual({ host, model: 'scripted', purpose: 'tests' });
    await setUp(current(), 'local');
    expect((await current().ask('staff', calls.agentStart, {})).receiver).toBeNull();
  });

  test('the key never leaves the gateway, and another address drops it', async () => {
    await setUp(current());
    const browser = await current().browser('admin');
    const { body } = await browser.call(calls.readAgentSettings, {});
    expect(body).not.toContain(key);
    const moved = await browser.call(calls.saveAgentSettings, {
      mode: 'provider',
      baseUrl: 'https://api.example.com/v1',
      ...withoutKey,
    });
    expect(moved.code).toBe('agent.providerMissing');
    const tested = await current().ask('admin', calls.testAgentProvider, {});
    expect(tested.ok).toBe(true);
  });

  test.each([
    'http://api.example.com/v1',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/v1',
    'https://[::1]/v1',
    'https://user:password@api.example.com/v1',
    'file:///etc/passwd',
  ])('%s is refused', async (baseUrl) => {
    const browser = await current().browser('admin');
    const { code } = await browser.call(calls.saveAgentSettings, {
      mode: 'provider',
      baseUrl,
      ...quietModel,
    });
    expect(code).toBe('agent.addressRefused');
  });

  test.each(['staff', 'hr', 'manager'])(
    '%s neither reads nor changes the settings',
    async (name) => {
      const browser = await current().browser(name);
      const codes = [
        await browser.call(calls.readAgentSettings, {}),
        await browser.call(calls.testAgentProvider, {}),
        await browser.call(calls.agentLog, {}),
        await browser.call(calls.saveAgentSettings, {
          ...quietModel,
          mode: 'off',
          baseUrl: '',
        }),
      ].map(({ code }) => code);
      expect(new Set(codes)).toEqual(new Set(['noPermission']));
    },
  );

  test.each<[string, Says]>([
    ['a busy service', { status: 503 }],
    ['a wrong key', { status: 401 }],
    ['a redirect', { status: 302, headers: { location: 'https://api.example.com' } }],
    ['no JSON', { pieces: ['data: {"choices":[{"delta":{"content":\n\n'] }],
    ['nothing at all', { pieces: [] }],
  ])('%s: the records answer, and the answer says so', async (_, says) => {
    await setUp(current());
    inOrder(says);
    const answer = await askAgent(current(), 'staff', '我还有几天年假？');
    expect(answer.notices).toContain('fellBack');
    expect(answer.tools).toEqual(['myLeave']);
    expect(answer.text).not.toContain('repeats what was asked');
  });

  test('a stream that is cut inside the arguments makes no call', async () => {
    await setUp(current());
    const call = { index: 0, id: '1', type: 'function' };
    inOrder({
      pieces: [
        chunk({ tool_calls: [{ ...call, function: { name: 'draftTrip', arguments: '{"pl' } }] }),
      ],
      fault: 'cut',
    });
    const answer = await askAgent(current(), 'staff', '下周一去上海出差三天');
    // What is drafted comes from the records' own way, once.
    expect(answer.events.filter(({ kind }) => kind === 'draft').length).toBe(1);
    expect(answer.notices).toContain('fellBack');
  });

  test('a reply without end is cut, and the answer says so', async () => {
    await setUp(current());
    inOrder({ pieces: [chunk({ content: '很长的话。'.repeat(2000) })], fault: 'endless' });
    const answer = await askAgent(current(), 'staff', '讲一个故事');
    expect(answer.notices).toContain('cutShort');
    expect(answer.events.at(-1)).toMatchObject({ kind: 'done', outcome: 'cut' });
    await expect.poll(() => model.closed.length).toBe(1);
  });

  test('a model that never ends calling tools is stopped by the limits', async () => {
    await setUp(current());
    model.use(() => saysCalls({ name: 'searchDocuments', args: { words: '休假' } }));
    const answer = await askAgent(current(), 'staff', '休假的规定');
    const runs = answer.events.filter((one) => one.kind === 'tool' && one.state === 'running');
    expect(runs.length).toBeLessThanOrEqual(8);
    expect(model.heard.length).toBeLessThanOrEqual(6);
  });

  test('stop ends the socket of the service, and the turn says so', async () => {
    await setUp(current());
    inOrder({ pieces: [chunk({ content: '正在' })], fault: 'endless' });
    const browser = await current().browser('staff');
    const asked = browser.call(calls.askAgent, { text: '你好，讲一个故事' });
    await expect.poll(() => model.heard.length).toBe(1);
    const { rows } = await current().ask('staff', calls.listConversations, {});
    const { turns } = await current().ask('staff', calls.readConversation, {
      id: rows[0]?.id ?? '',
    });
    const stopped = await current().ask('staff', calls.stopTurn, { turnId: turns[0]?.id ?? '' });
    expect(stopped.stopped).toBe(true);
    expect((await asked).body).toContain('"outcome":"stopped"');
    await expect.poll(() => model.closed.length).toBe(1);
  });

  test('off answers no question, and neither off nor local opens a socket', async () => {
    let opened = 0;
    const listener = createServer(() => {});
    listener.on('connection', () => {
      opened += 1;
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const save = (mode: 'local' | 'off') =>
      current().ask('admin', calls.saveAgentSettings, {
        mode,
        baseUrl: `http://localhost:${port}/v1`,
        ...quietModel,
      });
    await save('local');
    expect((await askAgent(current(), 'hr', '我还有几天年假？')).notices).toEqual(['withoutModel']);
    await save('off');
    const browser = await current().browser('hr');
    expect((await browser.call(calls.askAgent, { text: 'hello' })).code).toBe('agent.off');
    expect(opened).toBe(0);
    await new Promise((resolve) => listener.close(resolve));
  });

  test('what may not leave is shown to the person and not to the model', async () => {
    await current().ask('admin', calls.saveAgentSettings, {
      mode: 'provider',
      baseUrl: model.baseUrl,
      ...quietModel,
    });
    inOrder(saysCalls({ name: 'myLeave', args: {} }), saysText('已显示。'));
    const answer = await askAgent(current(), 'staff', '我的假期余额');
    expect(answer.events.some(({ kind }) => kind === 'card')).toBe(true);
    const heard = model.heard[1]?.messages.at(-1);
    expect(heard?.role).toBe('tool');
    expect(heard?.content).toBe('{"shown":"myLeave","empty":false}');
  });

  test.each<[string, 'local' | 'provider', readonly Says[]]>([
    ['made without a model', 'local', []],
    ['made after the model failed', 'provider', [{ status: 503 }]],
    ['made in place of what a model made up', 'provider', [saysText('您还剩 77 天。')]],
    [
      'of a class that may leave no longer',
      'provider',
      [saysCalls({ name: 'myLeave', args: {} }), saysText('您的年休假还剩 LEFT 天。')],
    ],
  ])('an earlier answer %s does not reach the model', async (_, mode, says) => {
    await setUp(current(), mode);
    const { types } = await current().ask('staff', calls.myBalances, {});
    const left = types.find(({ name }) => name === '年休假')?.left ?? '';
    inOrder(...says.map((one) => JSON.parse(JSON.stringify(one).replace('LEFT', left))));
    const question = '我还有几天年假？';
    const before = await askAgent(current(), 'staff', question);
    expect(before.text).toContain(left);
    await current().ask('admin', calls.saveAgentSettings, {
      mode: 'provider',
      baseUrl: model.baseUrl,
      ...quietModel,
    });
    inOrder(saysText('好的。'));
    await askAgent(current(), 'staff', '谢谢，请讲一个故事', before.conversationId);
    const messages = model.heard.flatMap((one) => one.messages);
    expect(messages).toContainEqual({ role: 'user', content: question });
    const answers = messages.filter(({ role }) => role === 'assistant');
    expect(answers.map(({ content }) => content)).toEqual(['…']);
  });

  test('an earlier answer of the model itself reaches the model', async () => {
    await setUp(current());
    inOrder(saysText('从前有一座山。'));
    const before = await askAgent(current(), 'hr', '讲一个故事');
    await askAgent(current(), 'hr', '请继续', before.conversationId);
    expect(model.heard.at(-1)?.messages).toContainEqual({
      role: 'assistant',
      content: '从前有一座山。',
    });
  });

  test('the log has who, tools, tokens and outcome, and never a word of it', async () => {
    await setUp(current());
    inOrder(saysCalls({ name: 'myDay', args: {} }), saysText('没有待办。'));
    await askAgent(current(), 'staff', '我今天有什么安排，绝密暗号');
    const browser = await current().browser('admin');
    const { answer, body } = await browser.call(calls.agentLog, {});
    expect(answer.result?.rows[0]).toMatchObject({
      mode: 'provider',
      tools: ['myDay'],
      tokensIn: 200,
      tokensOut: 40,
      outcome: 'answered',
    });
    expect(body).not.toContain('绝密暗号');
  });

  test('thirty questions an hour, then a refusal that says when', async () => {
    await setUp(current(), 'local');
    const browser = await current().browser('manager');
    let code: string | undefined;
    for (let asked = 0; asked < 31 && code === undefined; asked += 1) {
      const answer = await browser.call(calls.askAgent, { text: '你能做什么？' });
      if (answer.status !== 200) code = answer.code;
      if (code !== undefined) expect(answer.answer.retryAfter).toBeGreaterThan(3000);
    }
    expect(code).toBe('agent.quotaHour');
  });
});
