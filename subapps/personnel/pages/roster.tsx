import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { entry } from '#bridge/calls/joyhr/records/entry.ts';
import { organNodes } from '#bridge/react/directory/organ-nodes.ts';
import { useOrganAside } from '#bridge/react/directory/use-organs.ts';
import { useBridge, useList, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { usePageSearch } from '#bridge/react/location.ts';
import type { ListConfig, ListStatistics } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { HireButton } from '../parts/changes/hire-button.tsx';
import { LookThrough } from '../parts/look/look-buttons.tsx';
import { tableColumns } from '../parts/roster/roster-cells.tsx';
import { rosterFilters } from '../parts/roster/roster-filters.ts';
import { useRosterBatch } from '../parts/roster/use-roster-batch.tsx';
import { useRosterExport } from '../parts/roster/use-roster-export.ts';
import { type RosterRows, useRosterRows } from '../parts/roster/use-roster-rows.ts';
import { useRosterSchemes } from '../parts/roster/use-roster-schemes.ts';
import { useRosterChoices } from '../parts/use-roster-choices.ts';
import { allowedColumns, type RosterRow, usuallyHidden } from '../stores/columns.ts';
import { figuresOn } from '../stores/figures.ts';
import { inService, toListSearch, toRosterSearch } from '../stores/roster-place.ts';
import { rosterList } from '../stores/scheme-results.ts';
import { useWords } from '../texts/app-texts.ts';

/** The employees within the person's data range: tree, figures, filters, table. */
export function RosterPage(): ReactElement {
  const t = useWords();
  const rows = useRosterRows();
  const wiring = useRosterWiring(rows);
  const exporting = useRosterExport(rows.total);
  const [changes, setChanges] = useState(0);
  const batch = useRosterBatch(wiring.tell, exporting?.picked, () => setChanges(changes + 1));
  const config = useRosterConfig(rows);
  useTabTitle(t('roster.title'));
  return (
    <>
      <ListScreen
        config={{
          ...wiring,
          ...config,
          changes,
          batch: batch.actions,
          ...(exporting && { export: exporting.all }),
        }}
      />
      {batch.dialog}
    </>
  );
}

type RosterConfig = ListConfig<RosterRow>;

/** What the roster is made of, without what connects it to the shell. */
function useRosterConfig(rows: RosterRows): Omit<RosterConfig, keyof ReturnType<typeof useList>> {
  const t = useWords();
  const { day, load } = rows;
  const mayHire = usePermission(`${entry.functionId}.edit`) === true;
  const open = useOpen();
  const organs = useOrganAside();
  const place = new URLSearchParams(usePageSearch());
  const organ = organs.list.find(({ id }) => id === place.get('organId'))?.name;
  const tops = useMemo(() => organNodes(organs.list).map(({ label }) => label), [organs.list]);
  const scope = organ ?? tops.join(' / ');
  const columns = useMemo(
    () => tableColumns(t, allowedColumns(rows.hidden), day, open),
    [t, rows.hidden, day, open],
  );
  return {
    load,
    title: t('roster.title'),
    subtitle: scope && t('roster.scope', { organ: scope, day: formatDate(day) }),
    columns,
    usuallyHidden: useCallback((room: number) => usuallyHidden(columns, room), [columns]),
    sort: { column: 'staffNo', direction: 'asc' },
    usual: { status: inService.join() },
    aside: { label: t('tree.label'), placeholder: t('tree.search'), load: organs.load },
    search: { placeholder: t('roster.search') },
    statistics: useStatistics(rows),
    filters: rosterFilters(t, useRosterChoices()),
    crowded: true,
    tools: (shown) => <LookThrough ids={shown.map(({ id }) => id)} />,
    headEnd: (reload) => <HireButton onHired={reload} />,
    onOpen: open,
    rowDetail: ({ staffNo }) => staffNo,
    empty: { title: t('roster.none'), ...(mayHire && { hint: t('roster.noneHint') }) },
    noMatch: { title: t('roster.empty'), hint: t('roster.emptyHint') },
  };
}

function useStatistics({ day, count }: RosterRows): ListStatistics {
  const t = useWords();
  const tones = { inService: 'accent', probation: 'warn', joined: 'good', leaving: 'bad' } as const;
  const plain = figuresOn(day).map(({ name, filters }) => ({
    status: name,
    label: t(`strip.${name}`),
    filters,
    ...(name !== 'ending' && { tone: tones[name] }),
  }));
  return { by: ['organId', 'asOf'], plain, load: count };
}

/** What connects the roster to the shell: its own address, which other apps link to, and its schemes. */
function useRosterWiring({ load }: RosterRows) {
  const wiring = useList(rosterList);
  const schemes = useRosterSchemes();
  const { search, go } = wiring.place;
  return {
    ...wiring,
    load,
    schemes,
    place: {
      search: toListSearch(search),
      go: (next: string, how: 'push' | 'replace') => go(toRosterSearch(next), how),
    },
  };
}

/** Opens a record in a tab of its own. */
function useOpen(): (row: RosterRow) => void {
  const bridge = useBridge();
  return useCallback(
    ({ id, name }) =>
      void bridge.tabs.open({ route: `/employee/${id}`, title: name }).catch(() => {}),
    [bridge],
  );
}
