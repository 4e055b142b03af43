import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { askAgent } from '../../support/agent.ts';
import { agentQuestions } from '../../support/agent-questions.ts';
import { eachDemo } from '../../support/demo-gateway.ts';
import {
  type ModelServer,
  openModelServer,
  saysCalls,
  saysText,
} from '../../support/model-server.ts';

let model: ModelServer;

beforeAll(async () => {
  model = await openModelServer();
});
afterAll(() => model.close());

eachDemo('eighty questions to a model that asks for the right tool', (current) => {
  beforeAll(async () => {
    await current().ask('admin', calls.saveAgentSettings, {
      mode: 'provider',
      baseUrl: model.baseUrl,
      model: 'scripted',
      key: 'k',
      purpose: '',
      dataClasses: ['ownTime', 'ownRequests', 'people', 'figures', 'documents', 'portal'],
    });
  });

  test.each(agentQuestions.map((one) => [one.text, one] as const))('%s', async (text, one) => {
    const { tool, args, by } = one;
    // An hour holds thirty questions of a person, and a session half an hour without use.
    current().gateway.clock.advance(120_000);
    model.use((_, round) =>
      round === 0 && tool !== null ? saysCalls({ name: tool, args }) : saysText('好的'),
    );
    const answer = await askAgent(current(), by, text);
    expect(answer.tools).toEqual(tool === null ? [] : [tool]);
    expect(['done', 'error']).toContain(answer.events.at(-1)?.kind);
    expect(answer.events.at(-1)).toMatchObject({ kind: 'done', outcome: 'answered' });
    const offered = model.heard[0]?.tools ?? [];
    if (tool === null) expect(offered).toEqual([]);
    else expect(offered).toContain(tool);
    const writing = offered.filter((name) => name.startsWith('draft'));
    if (!tool?.startsWith('draft')) expect(writing).toEqual([]);
  });
});
