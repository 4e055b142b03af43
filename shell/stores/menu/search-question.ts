import { atom, computed, type ReadableAtom } from 'nanostores';
import { GatewayError } from '../../gateway.ts';

/** How a search that the gateway answers stands. */
export type AskedSearch<Answer> =
  | { readonly kind: 'idle' }
  /** Asked; what an earlier keyword found stays in sight meanwhile. */
  | { readonly kind: 'searching'; readonly answer: Answer | undefined }
  | { readonly kind: 'found'; readonly answer: Answer }
  /** The person may not search there. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly words: string };

/** One search of the gateway, asked with keyword after keyword. */
export interface Asking<Answer> {
  readonly state: ReadableAtom<AskedSearch<Answer>>;
  /** Asks once typing rests; what an older keyword is answered later counts no more. */
  ask(word: string): void;
  /** Asks again at once, for the keyword that failed. */
  again(word: string): void;
  /** Forgets what was found. */
  end(): void;
}

/** Milliseconds of rest after which a keyword is asked for. */
export const typingRest = 150;

/** Makes a search out of what sends a keyword. One that is refused is not asked again. */
export function createAsking<Answer>(
  send: (word: string, signal: AbortSignal) => Promise<Answer>,
): Asking<Answer> {
  const $state = atom<AskedSearch<Answer>>({ kind: 'idle' });
  let asking: AbortController | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function cancel(): void {
    clearTimeout(rest);
    asking?.abort();
    asking = undefined;
  }

  async function fetch(word: string): Promise<void> {
    const own = new AbortController();
    asking = own;
    try {
      const answer = await send(word, own.signal);
      if (asking === own) $state.set({ kind: 'found', answer });
    } catch (cause) {
      if (asking === own) $state.set(failureOf(cause));
    }
  }

  return {
    state: computed($state, (value) => value),
    ask(word) {
      cancel();
      const now = $state.get();
      if (now.kind === 'refused') return;
      if (word === '') {
        $state.set({ kind: 'idle' });
        return;
      }
      $state.set({ kind: 'searching', answer: 'answer' in now ? now.answer : undefined });
      rest = setTimeout(() => void fetch(word), typingRest);
    },
    again(word) {
      if ($state.get().kind !== 'failed') return;
      cancel();
      $state.set({ kind: 'searching', answer: undefined });
      void fetch(word);
    },
    end() {
      cancel();
      if ($state.get().kind !== 'refused') $state.set({ kind: 'idle' });
    },
  };
}

function failureOf(cause: unknown): Exclude<AskedSearch<never>, { kind: 'searching' }> {
  if (!(cause instanceof GatewayError)) throw cause;
  if (cause.codeName === 'noPermission') return { kind: 'refused' };
  return { kind: 'failed', words: cause.words };
}
