/** Answers with the model of the company: rounds of questions and tools, within limits. */
import * as z from 'zod/mini';
import type { AgentTool, TurnOutcome } from '#bridge/calls/agent/names.ts';
import { clean } from '../guard/clean.ts';
import { toolsOfTurn } from '../guard/groups.ts';
import { KnownNumbers } from '../guard/numbers.ts';
import { ownArguments, ownReason } from '../guard/origin.ts';
import { answerLocally } from '../local/answer.ts';
import { intentOf } from '../local/intents.ts';
import { agentTexts } from '../texts/answers.ts';
import { promptFor, toolWords } from '../texts/prompt.ts';
import { isWritingTool, toolsFor } from '../tools/all.ts';
import type { Tool } from '../tools/tool.ts';
import type { History } from '../turn/history.ts';
import { runTool, type TurnWork } from '../turn/run-tool.ts';
import type { BegunTurn, Spent } from '../turn/run-turn.ts';
import type { AskedCall, Reply } from './assemble.ts';
import { askedMessage, ModelError, type ModelMessage, type ModelTool } from './client.ts';
import { Speech } from './speech.ts';

/** The limits of one turn. */
const limits = { rounds: 6, calls: 8, text: 6000, characters: 8000 } as const;

/** Intents whose answer is facts of the product: without a tool a model can only have made it up. */
const factual: ReadonlySet<string> = new Set([
  ...['figure', 'myLeave', 'attendance', 'mySlip', 'requests', 'leavePolicy'],
  ...['holiday', 'shift', 'away', 'organ', 'findPeople', 'otherPay', 'massExport'],
]);

/** What one turn with a model works with. */
export interface ModelTurn {
  readonly turn: BegunTurn;
  readonly work: TurnWork;
  readonly history: History;
  readonly key: string | null;
  readonly spent: Spent;
  readonly signal: AbortSignal;
}

/** Runs a turn with the model; `unreachable` when nothing came of the model, so that it can be answered without. */
export async function answerWithModel(of: ModelTurn): Promise<TurnOutcome | 'unreachable'> {
  const { turn, work, signal } = of;
  const { live } = turn;
  const known = new KnownNumbers();
  for (const text of [
    turn.question,
    work.desk.today,
    ...of.history.turns.map((one) => one.question),
  ])
    known.learn(text);
  const speech = new Speech(live, known, work.sources);
  const before = live.events.length;
  const said = [of.history.open?.question, turn.question].filter(Boolean).join('\n');
  try {
    return await rounds(of, { known, speech, said, offered: await offeredTools(of) });
  } catch (error) {
    if (!(error instanceof ModelError) || signal.aborted) throw error;
    if (live.events.length === before) return 'unreachable';
    speech.finish();
    live.emit({ kind: 'notice', notice: 'cutShort', words: agentTexts[turn.locale].cutShort });
    return 'cut';
  }
}

interface Rounds {
  readonly known: KnownNumbers;
  readonly speech: Speech;
  /** The person's own words that this turn is about. */
  readonly said: string;
  readonly offered: readonly Tool[];
}

/** Fixed before anything that others wrote is read: what the person asked for, as far as the rights go. */
async function offeredTools({ turn, history }: ModelTurn): Promise<readonly Tool[]> {
  const { services } = turn.context;
  const { tenantId, accountId } = turn.asker;
  const rights = await services.rights.load(services.database, tenantId, accountId);
  const asked = toolsOfTurn(turn.question);
  return toolsFor(rights).filter(
    ({ name }) => asked.has(name) || (asked.size > 0 && history.open?.tool === name),
  );
}

async function rounds(of: ModelTurn, parts: Rounds): Promise<TurnOutcome> {
  const { turn, work, history, key, spent, signal } = of;
  const { speech, offered } = parts;
  const { context, settings, locale, live, question } = turn;
  const service = { baseUrl: settings.baseUrl, model: settings.model, key: key ?? '' };
  const messages: ModelMessage[] = [
    { role: 'system', content: promptFor(locale, work.desk.today) },
    ...history.turns.flatMap((one): ModelMessage[] => [
      { role: 'user', content: one.question },
      { role: 'assistant', content: one.text || '…' },
    ]),
    { role: 'user', content: question },
  ];
  const state = { left: limits.calls as number, hasRead: false };
  for (let round = 1; round <= limits.rounds; round += 1) {
    const isLast = round === limits.rounds || state.left === 0;
    const reply = await context.services.models.ask(
      service,
      { messages, tools: isLast ? [] : offered.map(describe), mostText: limits.text },
      { signal, onText: (text) => speech.take(text) },
    );
    spent.tokensIn += reply.tokensIn;
    spent.tokensOut += reply.tokensOut;
    if (reply.calls.length === 0 || isLast) return await finish(of, parts, reply);
    speech.release();
    messages.push(askedMessage(reply.text, reply.calls));
    for (const call of reply.calls) {
      signal.throwIfAborted();
      const content =
        state.left > 0 ? await serveTool(of, parts, call, state) : '{"error":"limit"}';
      state.left = Math.max(0, state.left - 1);
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
  }
  live.emit({ kind: 'notice', notice: 'limit', words: agentTexts[locale].limit });
  return 'cut';
}

async function finish(of: ModelTurn, { speech }: Rounds, reply: Reply): Promise<TurnOutcome> {
  const { turn, work } = of;
  const { live, locale, question } = turn;
  const texts = agentTexts[locale];
  if (reply.text.trim() === '' && work.used.size === 0) throw new ModelError('failed');
  const intent = intentOf(question.normalize('NFKC'));
  if (work.used.size === 0 && intent !== null && factual.has(intent)) {
    // Facts without a tool are made up: the records answer instead.
    speech.drop();
    live.emit({ kind: 'notice', notice: 'withoutModel', words: texts.withoutModel });
    await answerLocally(work, question, of.history.open);
    return 'answered';
  }
  speech.finish();
  if (work.used.has('searchDocuments') && !speech.hasCitation) {
    live.emit({ kind: 'notice', notice: 'noDocument', words: texts.noDocument });
  }
  if (speech.hasDoubt) {
    live.emit({ kind: 'notice', notice: 'unverified', words: texts.unverified });
  }
  if (reply.finish !== 'length') return 'answered';
  live.emit({ kind: 'notice', notice: 'cutShort', words: texts.cutShort });
  return 'cut';
}

async function serveTool(
  { turn, work }: ModelTurn,
  { known, said, offered }: Rounds,
  call: AskedCall,
  state: { hasRead: boolean },
): Promise<string> {
  const tool = offered.find(({ name }) => name === call.name);
  // A name that was not offered, look-alikes included, is no tool of this turn.
  if (tool === undefined) return '{"error":"unknown tool"}';
  const written = readArguments(call.args);
  if (written === null) return '{"error":"the arguments are not a JSON object"}';
  const args = argumentsOf(tool.name, written, said, work.desk.today, state.hasRead);
  const outcome = await runTool(work, tool.name, args);
  if ('refused' in outcome) return JSON.stringify({ error: outcome.refused });
  const { found, refs } = outcome;
  known.learn(found.facts);
  known.learn(found.cards);
  found.sources?.forEach(({ title, heading, quote }, at) => {
    known.learnSource(refs[at] ?? '', [title, heading, quote]);
  });
  const mayLeave = tool.dataClass !== null && turn.settings.dataClasses.includes(tool.dataClass);
  const isWriting = isWritingTool(tool.name);
  if (!mayLeave && !isWriting)
    return JSON.stringify({ shown: tool.name, empty: found.isEmpty === true });
  const untrusted = found.sources
    ? {
        parts: found.sources.map(({ title, heading, quote }, at) => ({
          ref: refs[at],
          title,
          heading,
          quote,
        })),
      }
    : found.untrusted;
  if (untrusted !== undefined) state.hasRead = true;
  return JSON.stringify({ facts: clean(found.facts), untrusted: clean(untrusted ?? {}) }).slice(
    0,
    limits.characters,
  );
}

/** What a draft holds is the person's: after anything of others was read, only what the person said. */
function argumentsOf(
  name: AgentTool,
  written: Readonly<Record<string, unknown>>,
  said: string,
  today: string,
  hasRead: boolean,
): Readonly<Record<string, unknown>> {
  const given = Object.fromEntries(
    Object.entries(written).filter(([, value]) => value !== null && value !== ''),
  );
  if (!isWritingTool(name)) return given;
  const own = hasRead ? ownArguments(given, said, today) : given;
  if (name === 'draftCertificate') return own;
  if (name === 'draftLeave' && own.reason === undefined) return own;
  return { ...own, reason: ownReason(own.reason, said) };
}

function readArguments(args: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(args);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject ? (read as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** A tool as the model sees it: its arguments by their schema, without unions and references. */
export function describe({ name, args }: Tool): ModelTool {
  const { $schema: _, ...parameters } = z.toJSONSchema(args, {
    io: 'input',
    unrepresentable: 'any',
  });
  return { type: 'function', function: { name, description: toolWords[name], parameters } };
}
