import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableStatus } from '../../parts/data-table/columns.ts';
import { useLocale } from '../../texts/use-texts.ts';

/** What was loaded last, and where the loading stands. Data that is there stays while it is loaded again. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly status: TableStatus;
  /** Whether the person may not look. */
  readonly denied: boolean;
  readonly reload: () => void;
}

interface Answer<Data> {
  readonly asked: string;
  readonly data: Data | undefined;
  readonly failure: Failure | undefined;
}

/** Why something failed, in words where the error has them. */
export interface Failure {
  readonly words: string;
  readonly denied: boolean;
}

/**
 * Loads, and loads again whenever `key` or the language changes, since what is loaded holds names; an answer that comes too late is dropped. Without a key it waits.
 * Another number of `changes` loads again without a sign of it, and a failure of that shows nothing.
 */
export function useLoaded<Data>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Data>,
  changes = 0,
): Loaded<Data> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>();
  const latest = useRef(load);
  latest.current = load;
  const asked = `${attempt} ${useLocale()} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of changes means nothing but to load again.
  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    const settle = (data: Data | undefined, failure?: Failure) => {
      if (controller.signal.aborted) return;
      setAnswer((before) =>
        failure && before?.asked === asked
          ? before
          : { asked, data: failure ? before?.data : data, failure },
      );
    };
    latest.current(controller.signal).then(
      (data) => settle(data),
      (error: unknown) => settle(undefined, failureOf(error)),
    );
    return () => controller.abort();
  }, [key, asked, changes]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const failure = answer?.asked === asked ? answer.failure : undefined;
  return {
    data: answer?.data,
    status: statusOf(answer?.asked === asked, failure),
    denied: failure?.denied ?? false,
    reload,
  };
}

/** Reads why a promise of the caller's rejected. */
export function failureOf(error: unknown): Failure {
  const said = error instanceof Error && 'words' in error ? error.words : undefined;
  const code = error instanceof Error && 'codeName' in error ? error.codeName : undefined;
  return { words: typeof said === 'string' ? said : '', denied: code === 'noPermission' };
}

function statusOf(answered: boolean, failure: Failure | undefined): TableStatus {
  if (!answered) return { kind: 'loading' };
  if (!failure) return { kind: 'ready' };
  return failure.words === '' ? { kind: 'failed' } : { kind: 'failed', msg: failure.words };
}
