import { type ReactElement, useMemo } from 'react';
import { listReports } from '#bridge/calls/prism/reports.ts';
import { useCall, useSearchResults, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation, usePageSearch } from '#bridge/react/location.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { CatalogueRow } from '../parts/catalogue-row.tsx';
import css from '../parts/report.module.css';
import { useRemove } from '../parts/use-remove.ts';
import { type Report, reportsOf, type View } from '../stores/catalogue.ts';
import { useWords } from '../texts/app-texts.ts';

const views: readonly View[] = [
  ...(['all', 'favourites', 'recent', 'shared'] as const),
  ...(['people', 'time', 'pay', 'talent', 'process', 'own'] as const),
];

/** What is narrowed is the address. */
function useNarrowing() {
  const [path, navigate] = usePageLocation();
  const params = new URLSearchParams(usePageSearch());
  function go(name: 'view' | 'search', value: string): void {
    if (value === '' || value === 'all') params.delete(name);
    else params.set(name, value);
    const query = params.toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  }
  return {
    view: views.find((one) => one === params.get('view')) ?? 'all',
    words: params.get('search') ?? '',
    go,
    clear: () => navigate(path, { replace: true }),
    open: (place: string) => navigate(place),
  };
}

/** Every report that the caller may open, by folder. */
export function CataloguePage(): ReactElement {
  const t = useWords();
  useTabTitle(t('title'));
  const call = useCall(listReports, {});
  const { view, words, go, clear, open } = useNarrowing();
  const reports = call.data;
  useFound(reports);
  return (
    <main className={css.page}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <div className={css.search}>
              <SearchBox
                value={words}
                placeholder={t('search')}
                onSearch={(next) => go('search', next.trim())}
              />
            </div>
            <Button variant="primary" icon="plus" onClick={() => open('/reports/new')}>
              {t('actions.create')}
            </Button>
          </>
        }
      />
      {call.state === 'failed' && !reports && (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      )}
      {!reports && call.state !== 'failed' && <SkeletonLines lines={10} />}
      {reports && (
        <div className={css.catalogue}>
          <Folders {...{ reports, view }} onView={(next) => go('view', next)} />
          <Listed
            reports={reportsOf(reports, view, words)}
            {...{ view, words }}
            {...{ onClear: clear, onOpen: open, onChanged: call.reload }}
          />
        </div>
      )}
    </main>
  );
}

function Folders(props: {
  reports: readonly Report[];
  view: View;
  onView: (view: View) => void;
}): ReactElement {
  const t = useWords();
  return (
    <nav className={css.folders} aria-label={t('views.label')}>
      {views.map((view) => {
        const count = reportsOf(props.reports, view, '').length;
        return (
          <button
            key={view}
            type="button"
            aria-current={view === props.view}
            onClick={() => props.onView(view)}
          >
            <span>{nameOfView(t, view)}</span>
            <span className={css.faint}>{count}</span>
          </button>
        );
      })}
    </nav>
  );
}

function nameOfView(t: ReturnType<typeof useWords>, view: View): string {
  return view === 'all' || view === 'favourites' || view === 'recent' || view === 'shared'
    ? t(`views.${view}`)
    : t(`folders.${view}`);
}

interface ListedProps {
  reports: readonly Report[];
  view: View;
  words: string;
  onClear: () => void;
  onOpen: (place: string) => void;
  onChanged: () => void;
}

function Listed(props: ListedProps): ReactElement {
  const { reports, view, onOpen, onChanged } = props;
  const t = useWords();
  const remove = useRemove(onChanged);
  if (reports.length === 0) return <Nothing {...props} />;
  return (
    <div className={css.listed}>
      <table className={css.reports} aria-label={nameOfView(t, view)}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.folder')}</th>
            <th scope="col">{t('columns.owner')}</th>
            <th scope="col">{t('columns.opened')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {reports.map((report) => (
            <CatalogueRow key={report.id} report={report} onOpen={onOpen} onRemove={remove} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Nothing({ view, words, onClear }: ListedProps): ReactElement {
  const t = useWords();
  if (words === '' && view === 'favourites')
    return <EmptyState icon="star" title={t('noFavourites')} hint={t('noFavouritesHint')} />;
  if (words === '' && view === 'own')
    return <EmptyState title={t('noneOwn')} hint={t('noneOwnHint')} />;
  if (words === '' && view === 'recent')
    return <EmptyState icon="history" title={t('noRecent')} hint={t('noRecentHint')} />;
  return (
    <EmptyState
      icon="search"
      title={t('none')}
      hint={t('noneHint')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}

/** Lets the search over the portal find every report. */
function useFound(reports: readonly Report[] | undefined): void {
  const items = useMemo(
    () =>
      (reports ?? [])
        .slice(0, 60)
        .map(({ id, name }) => ({ title: name.slice(0, 60), route: `/reports/${id}` })),
    [reports],
  );
  useSearchResults(items);
}
