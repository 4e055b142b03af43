import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { GatewayError } from '#bridge/guest/gateway.ts';
import type { Context } from '#bridge/methods/context.ts';
import { useAppContext, useServices } from './provider.tsx';

/**
 * Where a call stands. `data` is the latest answer there was, also while it is asked for again or after that failed.
 * `reload` asks again; after a failure it is the retry.
 */
export type CallState<Result> = { readonly reload: () => void } & (
  | { readonly state: 'idle'; readonly data: undefined }
  | { readonly state: 'loading'; readonly data: Result | undefined }
  | { readonly state: 'ready'; readonly data: Result }
  | { readonly state: 'failed'; readonly data: Result | undefined; readonly error: GatewayError }
);

/** How `useCall` behaves. */
export interface UseCallOptions {
  /** False drops the data of an earlier request as soon as another one is asked for; a reload keeps it all the same. */
  readonly keep?: boolean;
}

interface Answered<C extends AnyCall> {
  readonly call: C;
  readonly request: string;
  readonly locale: Context['locale'];
  readonly attempt: number;
  readonly data: ResultOf<C> | undefined;
  readonly error: GatewayError | undefined;
}

/**
 * Asks the gateway and follows the answer; asks again whenever the request's content or the language changes, since
 * answers hold names, and drops answers that come too late. A null request asks nothing (`idle`), for what is not known yet.
 */
export function useCall<C extends AnyCall>(
  call: C,
  request: RequestOf<C> | null,
  options: UseCallOptions = {},
): CallState<ResultOf<C>> {
  const { gateway } = useServices();
  const { locale } = useAppContext();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered<C> | null>(null);
  const text = request === null ? null : JSON.stringify(request);
  const latest = useRef(request);
  latest.current = request;

  useEffect(() => {
    const asked = latest.current;
    if (text === null || asked === null) return undefined;
    const controller = new AbortController();
    const settle = (result: Pick<Answered<C>, 'data' | 'error'>): void => {
      if (controller.signal.aborted) return;
      setAnswered((before) => {
        const data = result.data ?? (before?.call === call ? before.data : undefined);
        return { call, request: text, locale, attempt, data, error: result.error };
      });
    };
    gateway.call(call, asked, { signal: controller.signal }).then(
      (data) => settle({ data, error: undefined }),
      (error: unknown) => settle({ data: undefined, error: asGatewayError(error) }),
    );
    return () => controller.abort();
  }, [gateway, call, text, locale, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  if (text === null) return { state: 'idle', data: undefined, reload };
  const known = answered?.call === call ? answered : null;
  const kept = known && (options.keep !== false || known.request === text) ? known.data : undefined;
  const isCurrent = known?.request === text && known.locale === locale;
  if (!isCurrent || known.attempt !== attempt) {
    return { state: 'loading', data: kept, reload };
  }
  if (known.error) return { state: 'failed', data: kept, error: known.error, reload };
  return { state: 'ready', data: known.data as ResultOf<C>, reload };
}

/** Whatever a call threw, as the one kind of error an app shows. */
export function asGatewayError(error: unknown): GatewayError {
  return error instanceof GatewayError ? error : new GatewayError('unknown');
}
