/** What the events of a turn add up to on the page. */
import type { AgentCard, AgentDraft, AgentEvent, AgentSource } from '#bridge/calls/agent/events.ts';
import type { TurnOutcome } from '#bridge/calls/agent/names.ts';

/** A part of an answer, in the order in which the parts came. */
export type Part =
  | { readonly kind: 'text'; readonly text: string; readonly doubt: boolean }
  | { readonly kind: 'card'; readonly card: AgentCard }
  | { readonly kind: 'draft'; readonly draft: AgentDraft };

/** One thing the assistant looked at. */
export interface Step {
  readonly tool: string;
  readonly state: 'running' | 'done' | 'refused';
  readonly words: string;
}

/** A question with its answer so far. */
export interface Turn {
  readonly turnId: string;
  readonly question: string;
  readonly seq: number;
  readonly steps: readonly Step[];
  readonly parts: readonly Part[];
  readonly sources: readonly AgentSource[];
  readonly notices: readonly { readonly notice: string; readonly words: string }[];
  readonly outcome: TurnOutcome;
  /** Why it failed, in words. */
  readonly problem: string | null;
  readonly rating: 'up' | 'down' | 'none';
}

/** A question that was just sent. */
export function newTurn(question: string): Turn {
  return {
    turnId: '',
    question,
    seq: 0,
    steps: [],
    parts: [],
    sources: [],
    notices: [],
    outcome: 'running',
    problem: null,
    rating: 'none',
  };
}

/** Adds an event to a turn; one that was added already changes nothing. */
export function addEvent(turn: Turn, event: AgentEvent): Turn {
  if (event.seq <= turn.seq) return turn;
  const next = { ...turn, seq: event.seq };
  switch (event.kind) {
    case 'turn':
      return { ...next, turnId: event.turnId, question: event.question };
    case 'text':
      return { ...next, parts: addText(turn.parts, event) };
    case 'tool':
      return { ...next, steps: addStep(turn.steps, event) };
    case 'card':
      return { ...next, parts: [...turn.parts, { kind: 'card', card: event.card }] };
    case 'draft':
      return { ...next, parts: [...turn.parts, { kind: 'draft', draft: event.draft }] };
    case 'source':
      return { ...next, sources: [...turn.sources, event.source] };
    case 'notice':
      return { ...next, notices: [...turn.notices, event] };
    case 'done':
      return { ...next, outcome: event.outcome };
    default:
      return { ...next, outcome: 'failed', problem: event.words };
  }
}

type Text = Extract<Part, { kind: 'text' }>;

/** Pieces of one kind are one text: a mark may begin in one piece and end in the next. */
function addText(parts: readonly Part[], { text, doubt }: Omit<Text, 'kind'>): readonly Part[] {
  const last = parts.at(-1);
  if (last?.kind === 'text' && last.doubt === doubt) {
    return [...parts.slice(0, -1), { ...last, text: last.text + text }];
  }
  return [...parts, { kind: 'text', text, doubt }];
}

function addStep(steps: readonly Step[], { tool, state, words }: Step): readonly Step[] {
  const step = { tool, state, words };
  const at = steps.findLastIndex((one) => one.tool === tool && one.state === 'running');
  return at < 0 ? [...steps, step] : steps.with(at, step);
}

/** Gives the draft of a turn another state. */
export function settleDraft(turn: Turn, draftId: string, state: AgentDraft['state']): Turn {
  const parts = turn.parts.map((part) =>
    part.kind === 'draft' && part.draft.id === draftId
      ? { ...part, draft: { ...part.draft, state } }
      : part,
  );
  return { ...turn, parts };
}
