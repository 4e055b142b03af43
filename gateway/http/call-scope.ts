import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { CallSpeaker, Handler } from '../kernel/handler.ts';
import type { GatewayServices } from '../services/services.ts';
import type { Speaker } from './speaker.ts';

/** One call being served: what each step of the pipeline hands to the next. */
export interface CallScope {
  readonly call: AnyCall;
  readonly handler: Handler<AnyCall, GatewayServices>;
  readonly speaker: Speaker;
  readonly locale: Locale;
  readonly now: () => Date;
  readonly services: GatewayServices;
  /** What serves another call. */
  readonly handlerOf: (call: AnyCall) => Handler<AnyCall, GatewayServices> | undefined;
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/** What a call leaves open until it is known which one is served inside another. */
export type InnerScope = Omit<CallScope, 'call' | 'handler' | 'locale'>;

/** What speaks, where it is not the shell: the code of an app, or `mcp` for a program of the person. */
export function appOf(speaker: Exclude<Speaker, { readonly kind: 'shell' }>): string {
  return speaker.kind === 'program' ? 'mcp' : speaker.app.manifest.code;
}

/** Who speaks, as handlers know them. */
export function callerOf({ speaker }: CallScope): CallSpeaker {
  if (speaker.kind === 'shell') return 'shell';
  return { app: appOf(speaker) };
}
