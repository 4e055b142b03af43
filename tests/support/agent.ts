/** Asks the assistant as a person does, and reads the events of the answer. */
import type { AgentEvent } from '#bridge/calls/agent/events.ts';
import { calls } from '#bridge/calls/index.ts';
import type { DemoGateway } from './demo-gateway.ts';

/** The events of a stream as it was sent. */
export function eventsIn(body: string): AgentEvent[] {
  return body
    .split('\n\n')
    .flatMap((block) => block.split('\n').filter((line) => line.startsWith('data: ')))
    .map((line) => JSON.parse(line.slice(6)));
}

/** An answer as a person sees it. */
export interface SeenAnswer {
  readonly events: AgentEvent[];
  readonly text: string;
  readonly tools: string[];
  readonly notices: string[];
  readonly turnId: string;
  readonly conversationId: string;
}

/** Asks one question and reads the whole answer; fails the test when it is refused. */
export async function askAgent(
  demo: DemoGateway,
  account: string,
  text: string,
  conversationId?: string,
): Promise<SeenAnswer> {
  const client = await demo.browser(account);
  const request = { text, ...(conversationId !== undefined && { conversationId }) };
  const { body, status } = await client.call(calls.askAgent, request);
  if (status !== 200) throw new Error(`${account}: ${body}`);
  const events = eventsIn(body);
  const [first] = events;
  if (first?.kind !== 'turn') throw new Error(`The first event is ${first?.kind}.`);
  return {
    events,
    text: events.flatMap((one) => (one.kind === 'text' ? [one.text] : [])).join(''),
    tools: [...new Set(events.flatMap((one) => (one.kind === 'tool' ? [one.tool] : [])))],
    notices: events.flatMap((one) => (one.kind === 'notice' ? [one.notice] : [])),
    turnId: first.turnId,
    conversationId: first.conversationId,
  };
}
