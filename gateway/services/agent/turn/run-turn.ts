/** Runs one turn to its end, on its own time: the reader may come and go. */
import type { AgentMode, AgentTool, TurnOutcome } from '#bridge/calls/agent/names.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { keepDraft } from '../drafts/keep-draft.ts';
import { answerLocally } from '../local/answer.ts';
import { answerWithModel } from '../provider/answer.ts';
import { type AgentSettings, readKey } from '../settings.ts';
import { agentTexts } from '../texts/answers.ts';
import { openDesk } from '../tools/desk.ts';
import { readHistory } from './history.ts';
import type { LiveTurn } from './live-turns.ts';
import type { TurnWork } from './run-tool.ts';
import { type Asker, endTurn, keepEvents } from './turn-rows.ts';

/** Milliseconds that a turn may take. */
const LONGEST = 60_000;

/** A turn that has begun. */
export interface BegunTurn {
  readonly context: GatewaySessionContext;
  readonly asker: Asker;
  readonly turnId: string;
  readonly conversationId: string;
  readonly question: string;
  readonly locale: Locale;
  readonly settings: AgentSettings;
  readonly live: LiveTurn;
}

/** What a turn used of a model. */
export interface Spent {
  mode: AgentMode;
  tokensIn: number;
  tokensOut: number;
}

/** Runs a turn. It never throws: how it ended is sent to the reader, and kept. */
export async function runTurn(turn: BegunTurn): Promise<void> {
  const { live, conversationId, question, settings, turnId, context } = turn;
  const began = performance.now();
  const used = new Set<AgentTool>();
  const spent: Spent = { mode: settings.mode, tokensIn: 0, tokensOut: 0 };
  const late = AbortSignal.timeout(LONGEST);
  const signal = AbortSignal.any([live.stop.signal, late]);
  live.emit({ kind: 'turn', turnId, conversationId, question });
  let outcome: TurnOutcome = 'answered';
  try {
    outcome = await Promise.race([
      answer(turn, used, spent, signal),
      ended(live.stop.signal, late),
    ]);
  } catch {
    // What failed may hold words of the person or of the model: neither is written to a log.
    outcome = 'failed';
  }
  if (outcome === 'failed') {
    live.emit({ kind: 'error', words: agentTexts[turn.locale].failed });
  } else {
    live.emit({ kind: 'done', outcome });
  }
  const milliseconds = Math.round(performance.now() - began);
  const end = { ...spent, outcome, tools: [...used], milliseconds };
  const { database, turns } = context.services;
  live.seal();
  try {
    await database.withTransaction(turn.asker, 'write', async (transaction) => {
      await keepEvents(transaction, { ...turn.asker, turnId }, live.events);
      await endTurn(transaction, { ...turn.asker, turnId }, end);
    });
  } finally {
    turns.end(live);
  }
}

function ended(stop: AbortSignal, late: AbortSignal): Promise<TurnOutcome> {
  return new Promise((resolve) => {
    stop.addEventListener('abort', () => resolve('stopped'), { once: true });
    late.addEventListener('abort', () => resolve('timeout'), { once: true });
  });
}

async function answer(
  turn: BegunTurn,
  used: Set<AgentTool>,
  spent: Spent,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const { live, question, locale, settings, asker, context } = turn;
  const { database, sealer } = context.services;
  const history = await database.withTransaction(asker, 'read', (transaction) =>
    readHistory(transaction, asker.tenantId, turn),
  );
  const texts = agentTexts[locale];
  const desk = openDesk(turn.context.inner, { locale: turn.locale, now: turn.context.now }, signal);
  const work: TurnWork = {
    live,
    desk,
    used,
    sources: [],
    async keepDraft(draft) {
      const { services, now } = context;
      const origin = { asker, turnId: turn.turnId, services, now };
      const { shown, problems } = await keepDraft(origin, desk, draft);
      live.emit({ kind: 'draft', draft: shown });
      return problems;
    },
  };
  if (settings.mode === 'provider') {
    const key = await database.withTransaction(asker, 'read', (transaction) =>
      readKey(transaction, sealer, asker.tenantId),
    );
    const outcome = await answerWithModel({ turn, work, history, key, spent, signal });
    if (outcome !== 'unreachable') return outcome;
    spent.mode = 'local';
    live.emit({ kind: 'notice', notice: 'fellBack', words: texts.fellBack });
  } else {
    live.emit({ kind: 'notice', notice: 'withoutModel', words: texts.withoutModel });
  }
  await answerLocally(work, question, history.open);
  return 'answered';
}
