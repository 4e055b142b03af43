import { atom, type ReadableAtom } from 'nanostores';
import { GatewayError } from '#bridge/guest/gateway.ts';

/** Something that is read from the gateway, in every state it can be in. */
export type Resource<Value> =
  | { readonly state: 'loading' }
  /** `fresh` is false while a newer answer is on its way. */
  | { readonly state: 'ready'; readonly value: Value; readonly fresh: boolean }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'denied' };

/** A resource with the verbs that fill it. */
export interface ResourceStore<Request, Value> extends ReadableAtom<Resource<Value>> {
  /** Asks for the value of a request; an earlier answer to the same one is shown at once until the new one is there. */
  load(request: Request): Promise<void>;
  /** Asks for the last request again. */
  retry(): Promise<void>;
}

const mostKept = 24;

/** Makes a store for what `ask` answers. A new request cancels the one before it. */
export function createResource<Request, Value>(
  ask: (request: Request, signal: AbortSignal) => Promise<Value>,
): ResourceStore<Request, Value> {
  const $resource = atom<Resource<Value>>({ state: 'loading' });
  const kept = new Map<string, Value>();
  let running: AbortController | undefined;
  let last: Request | undefined;

  async function load(request: Request): Promise<void> {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    last = request;
    const key = JSON.stringify(request);
    const known = kept.get(key);
    $resource.set(
      known === undefined ? { state: 'loading' } : { state: 'ready', value: known, fresh: false },
    );
    try {
      const value = await ask(request, mine.signal);
      if (mine.signal.aborted) return;
      keep(key, value);
      $resource.set({ state: 'ready', value, fresh: true });
    } catch (error) {
      if (!mine.signal.aborted) $resource.set(failure(error));
    }
  }

  function keep(key: string, value: Value): void {
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
  }

  return Object.assign($resource, {
    load,
    retry: async () => {
      if (last !== undefined) await load(last);
    },
  });
}

function failure(error: unknown): { state: 'failed'; words: string } | { state: 'denied' } {
  if (!(error instanceof GatewayError)) return { state: 'failed', words: '' };
  const denied = error.codeName === 'noPermission' || error.codeName === 'notFound';
  return denied ? { state: 'denied' } : { state: 'failed', words: error.words };
}
