import { useCallback, useEffect, useRef, useState } from 'react';
import {
  differs,
  type Scheme,
  type SchemeActions,
  type SchemeContent,
  schemeAtStart,
  withDefault,
  withScheme,
} from './schemes.ts';

export interface SchemesOptions<Actions extends SchemeActions | undefined> {
  /** Nothing where the list has no schemes. */
  readonly actions: Actions;
  /** The scheme the list's address names, or `''`. */
  readonly schemeId: string;
  /** What the list shows now. */
  readonly content: SchemeContent;
  /** Shows what a scheme keeps, or the list as it usually opens; `start` when no one asked for it. */
  readonly onApply: (scheme: Scheme | undefined, when: 'start' | 'chosen') => void;
}

/** The schemes of a list, and the one it shows. */
export interface Schemes {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Whether the list knows what it begins with, and may ask for its rows. */
  readonly settled: boolean;
  readonly all: readonly Scheme[];
  readonly current: Scheme | undefined;
  /** Whether the list shows something else than the current scheme. */
  readonly changed: boolean;
  readonly apply: (scheme: Scheme | undefined) => void;
  readonly add: (name: string) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  /** Saves what the list shows in the current scheme. */
  readonly save: () => Promise<void>;
  readonly setDefault: (id: string | undefined) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly reload: () => void;
}

/** Follows the schemes of a list and begins with the right one. Nothing where the list has none. */
export function useSchemes<Actions extends SchemeActions | undefined>(
  options: SchemesOptions<Actions>,
): Actions extends undefined ? undefined : Schemes;
export function useSchemes(
  options: SchemesOptions<SchemeActions | undefined>,
): Schemes | undefined {
  const { actions, schemeId, content, onApply } = options;
  const { state, all, setAll, reload, settled } = useKeptSchemes(options);
  const current = all.find(({ id }) => id === schemeId);
  if (!actions) return undefined;
  const change = async (changing: Promise<Scheme>) => {
    const scheme = await changing;
    setAll((before) => withScheme(before, scheme));
    return scheme;
  };
  return {
    state,
    settled,
    all,
    current,
    reload,
    changed: current !== undefined && differs(current, content),
    apply: (scheme) => onApply(scheme, 'chosen'),
    add: async (name) => onApply(await change(actions.add(name, content)), 'chosen'),
    rename: async (id, name) => void (await change(actions.update(id, { name }))),
    save: async () => {
      if (current) await change(actions.update(current.id, content));
    },
    setDefault: async (id) => {
      await actions.setDefault(id);
      setAll((before) => withDefault(before, id));
    },
    remove: async (id) => {
      await actions.remove(id);
      setAll((before) => before.filter((scheme) => scheme.id !== id));
    },
  };
}

// Asks for the schemes once, and says once what the list begins with; a list whose schemes fail opens as usual.
function useKeptSchemes(options: SchemesOptions<SchemeActions | undefined>) {
  const { actions, schemeId, content, onApply } = options;
  const [all, setAll] = useState<readonly Scheme[]>([]);
  const [state, setState] = useState<Schemes['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const begin = useRef<((schemes: readonly Scheme[]) => void) | undefined>(undefined);
  const started = useRef(false);
  const find = useRef(actions?.find);
  begin.current = (schemes) => {
    const scheme = schemeAtStart(schemes, { schemeId, query: content.query });
    if (!started.current && scheme) onApply(scheme, 'start');
    started.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is what asks again
  useEffect(() => {
    let left = false;
    setState('loading');
    find.current?.().then(
      (schemes) => {
        if (left) return;
        begin.current?.(schemes);
        setAll(schemes);
        setState('ready');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const opensAsAsked = content.query !== '';
  return {
    state,
    all,
    setAll,
    reload,
    settled: state !== 'loading' || opensAsAsked || attempt > 0,
  };
}
