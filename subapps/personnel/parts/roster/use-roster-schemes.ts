import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useBridge, useSchemeCalls } from '#bridge/react/index.ts';
import { type Schemes, useSchemes } from '#ui/parts/schemes/use-schemes.ts';
import { chooseColumns, columnChoice } from '../../stores/preferences.ts';
import { type RosterQuery, readRosterQuery, writeQuestion } from '../../stores/roster-query.ts';
import { keepSchemes, rosterList } from '../../stores/scheme-results.ts';
import type { ChangeQuery } from './use-roster-query.ts';

/** The schemes a person saved of the roster, and how they are asked before one is removed. */
export interface RosterSchemes extends Schemes {
  readonly ask: (words: { readonly title: string; readonly text?: string }) => Promise<boolean>;
}

/** Begins the roster with the right scheme, and shows in it what a scheme keeps. */
export function useRosterSchemes(query: RosterQuery, change: ChangeQuery): RosterSchemes {
  const bridge = useBridge();
  const columns = useStore(columnChoice) ?? null;
  const schemes = useSchemes({
    actions: useSchemeCalls(rosterList),
    schemeId: query.schemeId,
    content: { query: writeQuestion(query), columns },
    onApply: (scheme, when) => {
      const wanted = readRosterQuery(scheme?.query ?? '', query.rows);
      change({ ...wanted, schemeId: scheme?.id ?? '' }, when === 'start' ? 'replace' : 'push');
      if (!scheme) chooseColumns(undefined);
      else if (scheme.columns) chooseColumns(scheme.columns);
    },
  });
  useOpenedSchemes(schemes);
  return {
    ...schemes,
    ask: async ({ title, text = title }) =>
      (await bridge.dialogs.confirm({ title, text, tone: 'danger' })).confirmed,
  };
}

/** Tells the search over the whole portal which schemes there are; one that is opened from there brings its columns too. */
function useOpenedSchemes({ state, all, current }: Schemes): void {
  useEffect(() => {
    if (state === 'ready') keepSchemes(all);
  }, [state, all]);
  const before = useRef(current?.id);
  useEffect(() => {
    const came = current && before.current !== current.id;
    before.current = current?.id;
    if (came && current.columns) chooseColumns(current.columns);
  }, [current]);
}
