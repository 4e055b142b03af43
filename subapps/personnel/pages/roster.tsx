import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { rosterPage, rosterStatistics } from '#bridge/calls/joyhr/roster.ts';
import { type Organs, useOrgans } from '#bridge/react/directory/use-organs.ts';
import { type CallState, useBridge, useCall, useTabTitle } from '#bridge/react/index.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SplitPage } from '#ui/layouts/split-page.tsx';
import { ColumnPicker } from '#ui/parts/data-table/column-picker.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SchemeMenu } from '#ui/parts/schemes/scheme-menu.tsx';
import { DeniedState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { BarePage } from '../parts/bare-page.tsx';
import { HireButton } from '../parts/changes/hire-button.tsx';
import { LookThrough } from '../parts/look/look-buttons.tsx';
import { usePhotos } from '../parts/person-avatar.tsx';
import { ExportMenu } from '../parts/roster/export-menu.tsx';
import { OrganAside } from '../parts/roster/organ-aside.tsx';
import { PickedBar } from '../parts/roster/picked-bar.tsx';
import { RosterFigures } from '../parts/roster/roster-figures.tsx';
import { RosterFilters } from '../parts/roster/roster-filters.tsx';
import { RosterTable } from '../parts/roster/roster-table.tsx';
import { type Selection, usePicked } from '../parts/roster/use-picked.ts';
import { useRosterColumns } from '../parts/roster/use-roster-columns.ts';
import { type ChangeQuery, useRosterQuery } from '../parts/roster/use-roster-query.ts';
import { useRosterSchemes } from '../parts/roster/use-roster-schemes.ts';
import { useRosterChoices } from '../parts/use-roster-choices.ts';
import { type ColumnName, exportNames, type RosterRow } from '../stores/columns.ts';
import { today } from '../stores/figures.ts';
import { aside, toggleAside } from '../stores/preferences.ts';
import { pageRequest, type RosterQuery, withFilter } from '../stores/roster-query.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

/** The employees within the person's data range: tree, figures, filters, table. */
export function RosterPage(): ReactElement {
  const t = useWords();
  const [query, change] = useRosterQuery();
  const organs = useOrgans();
  useTabTitle(t('roster.title'));
  return (
    <SplitPage
      label={t('tree.label')}
      collapsed={aside.get() === 'closed'}
      onCollapse={toggleAside}
      aside={
        <OrganAside
          organs={organs}
          selected={query.filter.organId}
          onSelect={(organId) => change(withFilter(query, { organId }))}
        />
      }
    >
      <Roster query={query} change={change} organs={organs} />
    </SplitPage>
  );
}

const none: readonly string[] = [];

interface RosterProps {
  query: RosterQuery;
  change: ChangeQuery;
  organs: Organs;
}

function Roster({ query, change, organs }: RosterProps): ReactElement {
  const t = useWords();
  const choices = useRosterChoices();
  const schemes = useRosterSchemes(query, change);
  const list = useCall(rosterPage, schemes.settled ? pageRequest(query) : null);
  const { organId, asOf } = query.filter;
  const counts = useCall(rosterStatistics, { organId, asOf }, { keep: false });
  const day = useCompanyDay(counts.data?.today);
  const selection = usePicked();
  const hidden = list.data?.hidden ?? none;
  const open = useOpen();
  usePhotos(list.data?.rows.map(({ id }) => id) ?? none);
  const box = useRef<HTMLDivElement>(null);
  const { allowed, columns, choice, usual, choose } = useRosterColumns(hidden, open, box, day);
  useKnownPage(list, query, change);
  if (list.state === 'failed' && list.error.codeName === 'noPermission') {
    return (
      <BarePage>
        <DeniedState />
      </BarePage>
    );
  }
  const total = list.data?.total ?? 0;
  const foot = { columns: exportNames(allowed, choice), onChanged: list.reload };
  return (
    <ListPage
      header={
        <PageHeader
          title={t('roster.title')}
          subtitle={scopeWords(t, organs, query, day)}
          actions={<RosterActions {...{ schemes, query, total, list, counts }} {...foot} />}
        />
      }
      statistics={<RosterFigures counts={counts.data} day={day} query={query} onChange={change} />}
      filters={<RosterFilters query={query} onChange={change} choices={choices} hidden={hidden} />}
      tools={
        <>
          <LookThrough ids={list.data?.rows.map(({ id }) => id) ?? none} />
          <ColumnPicker columns={columns} choice={choice} usual={usual} onChoice={choose} />
        </>
      }
      foot={
        list.data && <RosterFoot {...{ total, query, selection }} {...foot} onChange={change} />
      }
    >
      <RosterTable
        box={box}
        list={list}
        columns={columns}
        choice={choice}
        onChoice={choose}
        query={query}
        onChange={change}
        selection={selection}
        onOpen={open}
      />
    </ListPage>
  );
}

interface RosterActionsProps {
  schemes: ReturnType<typeof useRosterSchemes>;
  query: RosterQuery;
  total: number;
  columns: readonly ColumnName[];
  list: Pick<CallState<unknown>, 'reload'>;
  counts: Pick<CallState<unknown>, 'reload'>;
}

function RosterActions(props: RosterActionsProps): ReactElement {
  const { schemes, query, total, columns, list, counts } = props;
  function reload(): void {
    list.reload();
    counts.reload();
  }
  return (
    <>
      <SchemeMenu schemes={schemes} ask={schemes.ask} />
      <ExportMenu query={query} columns={columns} total={total} />
      <HireButton onHired={reload} />
    </>
  );
}

interface RosterFootProps {
  total: number;
  query: RosterQuery;
  onChange: ChangeQuery;
  selection: Selection;
  columns: readonly ColumnName[];
  /** After a batch changed records. */
  onChanged: () => void;
}

function RosterFoot(props: RosterFootProps): ReactElement {
  const { total, query, onChange, selection, columns, onChanged } = props;
  const [running, setRunning] = useState(false);
  return (
    <Pagination
      disabled={running}
      total={total}
      page={query.page}
      size={query.rows}
      goTo={selection.picked.length === 0}
      onChange={({ page, size }) => onChange({ ...query, page, rows: size })}
    >
      <PickedBar {...{ selection, query, total, columns, onChanged }} onRunning={setRunning} />
    </Pagination>
  );
}

/** The company's day, as the figures told it last. */
function useCompanyDay(told: string | undefined): string {
  const [day, setDay] = useState(today);
  if (told !== undefined && told !== day) setDay(told);
  return day;
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

// A page beyond the last one (people left, or a link is old) shows the last one.
function useKnownPage(
  list: CallState<{ total: number; totalPage: number; page: number }>,
  query: RosterQuery,
  change: ChangeQuery,
): void {
  const last = list.state === 'ready' ? Math.max(1, list.data.totalPage) : query.page;
  useEffect(() => {
    if (query.page > last) change({ ...query, page: last }, 'replace');
  }, [query, last, change]);
}

function scopeWords(
  t: Words,
  { call, list, nodes }: Organs,
  { filter }: RosterQuery,
  day: string,
): string {
  if (!call.data) return '';
  const chosen = list.find(({ id }) => id === filter.organId)?.name;
  const organ = chosen ?? nodes.map((node) => node.label).join(' / ');
  return t('roster.scope', { organ, day: formatDate(day) });
}
