/** Runs one tool of a turn and sends the reader what it found. */
import type { AgentSource } from '#bridge/calls/agent/events.ts';
import type { AgentTool } from '#bridge/calls/agent/names.ts';
import { agentToolWords } from '#bridge/calls/agent/terms.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { agentTexts } from '../texts/answers.ts';
import { draftTexts } from '../texts/drafts.ts';
import { toolOf } from '../tools/all.ts';
import type { Desk, PreparedDraft, ToolResult } from '../tools/tool.ts';
import type { LiveTurn } from './live-turns.ts';

/** What the tools of one turn share. */
export interface TurnWork {
  readonly live: LiveTurn;
  readonly desk: Desk;
  readonly used: Set<AgentTool>;
  readonly sources: AgentSource[];
  /** Keeps a draft and shows it to the reader. Returns why it cannot be sent, in words. */
  keepDraft(draft: PreparedDraft): Promise<readonly string[]>;
}

/** What came of a tool: what it found, or why it was refused, in words. */
export type ToolOutcome =
  | { readonly found: ToolResult; readonly refs: readonly string[] }
  | { readonly refused: string; readonly isFault: boolean };

/** Runs a tool by its name. What it throws is a refusal to the reader; only its words leave. */
export async function runTool(work: TurnWork, name: string, args: unknown): Promise<ToolOutcome> {
  const { live, desk } = work;
  const tool = toolOf(name);
  const texts = agentTexts[desk.locale];
  if (tool === undefined) return { refused: texts.nothing, isFault: true };
  const parsed = tool.args.safeParse(args);
  if (!parsed.success) return { refused: texts.nothing, isFault: true };
  work.used.add(tool.name);
  const words = agentToolWords[desk.locale][tool.name];
  live.emit({ kind: 'tool', tool: tool.name, state: 'running', words });
  try {
    const found = await tool.run(desk, parsed.data);
    live.emit({ kind: 'tool', tool: tool.name, state: 'done', words });
    for (const card of found.cards) live.emit({ kind: 'card', tool: tool.name, card });
    const refs = (found.sources ?? []).map((source) => emitSource(work, source));
    const problems = found.draft === undefined ? [] : await work.keepDraft(found.draft);
    return problems.length === 0
      ? { found, refs }
      : { found: { ...found, ...cannotBeSent(desk, problems) }, refs };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const isRight = error.codeName === 'noPermission' || error.codeName === 'noFieldPermission';
    const said = isRight ? texts.noRight : error.words[desk.locale];
    live.emit({ kind: 'tool', tool: tool.name, state: 'refused', words: said });
    return { refused: said, isFault: false };
  }
}

function cannotBeSent({ locale }: Desk, problems: readonly string[]) {
  const say = problems.map((one) => draftTexts[locale].problem(one)).join('\n');
  return { say, facts: { draft: 'refused', problems } };
}

function emitSource({ live, sources }: TurnWork, source: Omit<AgentSource, 'ref'>): string {
  const known = sources.find(
    (one) => one.documentId === source.documentId && one.quote === source.quote,
  );
  if (known !== undefined) return known.ref;
  const next = { ...source, ref: `s${sources.length + 1}` };
  sources.push(next);
  live.emit({ kind: 'source', source: next });
  return next.ref;
}
