/** Which tools a turn may use: fixed from the person's own message, before anything that others wrote is read. */
import type { AgentTool } from '#bridge/calls/agent/names.ts';
import { readingTools } from '#bridge/calls/agent/names.ts';
import { intentOf } from '../local/intents.ts';
import { writingWishes } from '../texts/wishes.ts';

/** Intents that ask for what the assistant does not do: no tool is offered for them but those that look up own things. */
const closed: ReadonlySet<string> = new Set(['otherPay', 'massExport', 'secrets', 'whichModel']);

/** The tools of a turn. Reading is open within the rights; each kind of writing has to be asked for by the person. */
export function toolsOfTurn(message: string): ReadonlySet<AgentTool> {
  const text = message.normalize('NFKC');
  const intent = intentOf(text);
  if (intent !== null && closed.has(intent)) return new Set();
  // Who asks what there is, or how a thing is done, does not ask for it to be done.
  const mayWrite = intent === null || intent.startsWith('draft');
  const writing = writingWishes.filter(([, pattern]) => mayWrite && pattern.test(text));
  return new Set<AgentTool>([...readingTools, ...writing.map(([tool]) => tool)]);
}
