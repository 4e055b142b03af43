/** What a tool of the assistant is: one or more calls of the product, served with the rights of the person who asks. */
import type * as z from 'zod/mini';
import type { AgentCard, AgentSource } from '#bridge/calls/agent/events.ts';
import type { AgentTool, DataClass } from '#bridge/calls/agent/names.ts';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';

/** What tools work with: calls served for the person, and the day it is. Nothing else reaches the rows. */
export interface Desk {
  readonly locale: Locale;
  /** The day it is where the company works. */
  readonly today: string;
  serve<C extends AnyCall>(call: C, request: RequestOf<C>): Promise<ResultOf<C>>;
  /** Says what would come of a call, and writes nothing. */
  attempt<C extends AnyCall>(call: C, request: RequestOf<C>): Promise<ResultOf<C>>;
}

/** What a tool found. */
export interface ToolResult {
  /** One or two sentences that answer the question without a model. */
  readonly say: string;
  readonly cards: readonly AgentCard[];
  readonly sources?: readonly Omit<AgentSource, 'ref'>[];
  /** What a model receives: values of the product. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What people wrote: a model receives it fenced and cleaned. */
  readonly untrusted?: Readonly<Record<string, unknown>>;
  /** The request that a writing tool prepared; the person confirms it. */
  readonly draft?: PreparedDraft;
  /** Nothing was found. */
  readonly isEmpty?: boolean;
}

/** A request that is not sent yet. */
export interface PreparedDraft {
  readonly kind: 'leave' | 'punch' | 'overtime' | 'trip' | 'certificate';
  readonly request: Readonly<Record<string, string>>;
}

/** A tool; `Args` is what a model or an intent fills in. */
export interface Tool<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: AgentTool;
  /** What may be sent to a model; null never leaves: it learns only that something was shown. */
  readonly dataClass: DataClass | null;
  /** The calls it speaks; it is offered to who may speak the first of them. */
  readonly calls: readonly AnyCall[];
  readonly args: Schema;
  run(desk: Desk, args: z.output<Schema>): Promise<ToolResult>;
}

/** Keeps the type of the arguments while the tool is written down. */
export function defineTool<Schema extends z.ZodMiniType>(tool: Tool<Schema>): Tool {
  return tool as unknown as Tool;
}

/** A card without what it does not say. */
export function card(parts: Partial<AgentCard> & Pick<AgentCard, 'title'>): AgentCard {
  return { lines: [], table: null, note: null, place: null, ...parts };
}
