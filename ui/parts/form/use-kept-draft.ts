import { useEffect, useRef, useState } from 'react';
import type { Drafts, KeptDraft, UnsavedWork } from './drafts.ts';

/** Which draft a form keeps. */
export interface DraftPlace {
  /** Nothing is kept without them. */
  readonly drafts: Drafts | undefined;
  /** The record's id, or another name for what is being written. */
  readonly id: string;
}

/** Work that an earlier visit left unsaved, until the person decides about it. */
export interface FoundDraft {
  readonly kept: KeptDraft | undefined;
  /** The person took it up, or threw it away. */
  settle(how: 'restored' | 'discarded'): void;
  /** Throws away what is kept, the work of this visit too, at once. */
  forget(): void;
}

/**
 * Keeps unsaved work with every change, drops it when there is none any more, and offers what an earlier visit left. While
 * that is undecided it stays, with the new changes over it. Work there is from the start is the same draft: nothing is offered.
 */
export function useKeptDraft(
  place: DraftPlace | undefined,
  work: UnsavedWork | undefined,
): FoundDraft {
  const { drafts, id = '' } = place ?? {};
  const [kept, setKept] = useState(() => (work ? undefined : drafts?.read(id)));
  const written = useRef(false);
  const text = work && JSON.stringify(work);
  useEffect(() => {
    if (text !== undefined) {
      const latest: UnsavedWork = JSON.parse(text);
      drafts?.keep(id, kept ? over(kept, latest) : latest);
      written.current = true;
    } else if (written.current) {
      drafts?.drop(id);
      written.current = false;
      setKept(undefined);
    }
  }, [drafts, id, kept, text]);
  return {
    kept,
    settle(how) {
      setKept(undefined);
      if (how === 'discarded' && work === undefined) drafts?.drop(id);
    },
    forget() {
      setKept(undefined);
      drafts?.drop(id);
    },
  };
}

function over(kept: KeptDraft, work: UnsavedWork): UnsavedWork {
  return {
    version: kept.version,
    values: { ...kept.values, ...work.values },
    before: { ...work.before, ...kept.before },
    words: { ...kept.words, ...work.words },
  };
}
