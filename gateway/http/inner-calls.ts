import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { fieldErrors } from '../kernel/field-errors.ts';
import { FileAnswer } from '../kernel/file-answer.ts';
import type { TenantHandler } from '../kernel/handler.ts';
import { RefusedError } from '../kernel/refused-error.ts';
import type { Session } from '../kernel/session.ts';
import type { InnerCalls } from '../kernel/session-context.ts';
import type { CallScope, InnerScope } from './call-scope.ts';
import { present, ResultError } from './present.ts';
import { requireMayWrite } from './read-only-session.ts';
import { runInTenant, tryInTenant } from './tenant-plane.ts';

/**
 * Calls that a handler has served for its caller: with the rights the person has at that moment, in a transaction of its
 * own, written down like any other. What serves whom otherwise, a cookie or a token, was asked when the outer call came.
 */
export function innerCalls(
  scope: InnerScope,
  session: Session | null,
  isLive = (id: string): Promise<boolean> => isLiveSession(scope, id),
): InnerCalls {
  const run = async (
    call: AnyCall,
    request: unknown,
    locale: CallScope['locale'],
    how: typeof runInTenant,
  ) => {
    if (session === null) throw new RefusedError('loginInvalid');
    if (!(await isLive(session.id))) throw new RefusedError('loginInvalid');
    requireMayWrite(call, session);
    const handler = handlerFor(scope, call);
    const parsed = call.request.safeParse(request);
    if (!parsed.success) {
      throw new RefusedError('badInput', { fields: fieldErrors(parsed.error.issues, request) });
    }
    const result = await how({ ...scope, call, handler, locale }, handler, session, parsed.data);
    if (result instanceof FileAnswer) throw new ResultError(`${call.name} answers a file`);
    return present(call, result);
  };
  return {
    serve: (call, request, locale) => run(call, request, locale, runInTenant) as never,
    attempt: (call, request, locale) => run(call, request, locale, tryInTenant) as never,
  };
}

async function isLiveSession({ services }: InnerScope, id: string): Promise<boolean> {
  const live = await services.sessions.liveAmong([id]);
  return live.has(id);
}

function handlerFor(scope: InnerScope, call: AnyCall): TenantHandler<AnyCall> {
  const handler = scope.handlerOf(call);
  if (handler === undefined || handler.plane === 'session') {
    throw new ResultError(`${call.name} cannot be served inside another call`);
  }
  return handler;
}
