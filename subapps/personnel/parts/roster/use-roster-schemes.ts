import { useMemo } from 'react';
import { useSchemeCalls } from '#bridge/react/index.ts';
import type { Scheme, SchemeActions, SchemeContent } from '#ui/parts/schemes/schemes.ts';
import { toListSearch, toRosterSearch } from '../../stores/roster-place.ts';
import { keepSchemes, rosterList } from '../../stores/scheme-results.ts';

/** The schemes a person saved of the roster. They are kept as its address, and the search over the portal finds them. */
export function useRosterSchemes(): SchemeActions {
  const calls = useSchemeCalls(rosterList);
  return useMemo(
    () => ({
      async find() {
        const schemes = await calls.find();
        keepSchemes(schemes);
        return schemes.map(read);
      },
      add: (name, content) => changed(calls.add(name, written(content)).then(read)),
      update: (id, change) => changed(calls.update(id, written(change)).then(read)),
      setDefault: (id) => calls.setDefault(id),
      remove: (id) => changed(calls.remove(id)),
    }),
    [calls],
  );
}

function read(scheme: Scheme): Scheme {
  return { ...scheme, query: toListSearch(scheme.query) };
}

function written<Change extends Partial<SchemeContent>>(change: Change): Change {
  const { query } = change;
  return query === undefined ? change : { ...change, query: toRosterSearch(query) };
}

/** A search loads the schemes again afterwards. */
async function changed<Result>(change: Promise<Result>): Promise<Result> {
  const result = await change;
  keepSchemes();
  return result;
}
