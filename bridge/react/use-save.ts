import { useCallback, useRef, useState } from 'react';
import type { AnyCall, RequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { GatewayError } from '#bridge/guest/gateway.ts';
import { useServices } from './provider.tsx';
import { asGatewayError } from './use-call.ts';

/** How a save ended. */
export type SaveOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: GatewayError };

/** Where a save stands. */
export type SaveState<C extends AnyCall> = {
  /** Saves; while one save is under way a second one joins it, so that a double click saves once. */
  readonly save: (request: RequestOf<C>) => Promise<SaveOutcome<ResultOf<C>>>;
  /** Forgets the last outcome, such as when the form is shown again. */
  readonly reset: () => void;
} & (
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly result: ResultOf<C> }
  | { readonly state: 'failed'; readonly error: GatewayError }
);

type Phase<C extends AnyCall> =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly result: ResultOf<C> }
  | { readonly state: 'failed'; readonly error: GatewayError };

/** Speaks a writing call when asked to, and follows how it goes. */
export function useSave<C extends AnyCall>(call: C): SaveState<C> {
  const { gateway } = useServices();
  const [phase, setPhase] = useState<Phase<C>>({ state: 'idle' });
  const pending = useRef<Promise<SaveOutcome<ResultOf<C>>> | null>(null);

  const save = useCallback(
    (request: RequestOf<C>): Promise<SaveOutcome<ResultOf<C>>> => {
      pending.current ??= run();
      return pending.current;

      async function run(): Promise<SaveOutcome<ResultOf<C>>> {
        setPhase({ state: 'saving' });
        try {
          const result = await gateway.call(call, request);
          setPhase({ state: 'saved', result });
          return { ok: true, result };
        } catch (thrown) {
          const error = asGatewayError(thrown);
          setPhase({ state: 'failed', error });
          return { ok: false, error };
        } finally {
          pending.current = null;
        }
      }
    },
    [gateway, call],
  );
  const reset = useCallback(() => setPhase({ state: 'idle' }), []);
  return { ...phase, save, reset };
}
