import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import type { AnyRow } from '../../parts/data-table/columns.ts';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import { DeniedState, EmptyState } from '../../parts/states.tsx';
import { useStable } from '../../parts/use-stable.ts';
import { ListPage } from '../list-page.tsx';
import { PageHeader } from '../page-header.tsx';
import { SplitPage } from '../split-page.tsx';
import { ListAside } from './list-aside.tsx';
import { ListBar, withoutFilters } from './list-bar.tsx';
import type { CloseDialog, ListConfig, ListOverlay, PickedRow } from './list-config.ts';
import type { ListDialog as LoadedDialog } from './list-dialog.tsx';
import { ListFigures } from './list-figures.tsx';
import { isNarrowed } from './list-query.ts';
import css from './list-screen.module.css';
import { ListActions, ListTools } from './list-tools.tsx';
import { PickedFoot } from './picked-foot.tsx';
import { useListTexts } from './texts/list-texts.ts';
import { shownColumns, useAllowed } from './use-columns.ts';
import { type Editing, useEditing } from './use-editing.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';
import { asideName } from './use-list-query.ts';
import { type ListState, useListScreen } from './use-list-screen.ts';
import { useNamedRow } from './use-named-row.ts';

// `lazy` forgets that the component is generic.
const ListDialog = lazy(() =>
  import('./list-dialog.tsx').then((module) => ({ default: module.ListDialog })),
) as unknown as typeof LoadedDialog;

const OverDialog = lazy(() =>
  import('./list-dialog.tsx').then((module) => ({ default: module.OverDialog })),
);

/** A whole list screen from one configuration. */
export function ListScreen<Row extends AnyRow>({
  config,
}: {
  config: ListConfig<Row>;
}): ReactElement {
  const { aside, memory } = config;
  const screen = useListScreen(config);
  if (screen.list.denied) {
    return (
      <ListPage header={<PageHeader title={config.title} />}>
        <DeniedState />
      </ListPage>
    );
  }
  const body = <Body config={config} screen={screen} />;
  if (!aside) return body;
  return (
    <SplitPage
      label={aside.label}
      collapsed={memory.read('aside') === 'closed'}
      onCollapse={(collapsed) => memory.write('aside', collapsed ? 'closed' : 'open')}
      aside={
        <ListAside
          aside={aside}
          name={asideName(config)}
          query={screen.query}
          change={screen.change}
        />
      }
    >
      {body}
    </SplitPage>
  );
}

interface BodyProps<Row extends AnyRow> {
  config: ListConfig<Row>;
  screen: ListState<Row>;
}

function Body<Row extends AnyRow>({ config, screen }: BodyProps<Row>): ReactElement {
  const { query, defaults, change, list, folded } = screen;
  const [over, setOver] = useState<OverList<Row>>();
  const allowed = useAllowed(config.columns, list.data?.hidden);
  const names = useNames(config);
  const editing = useEditing(config, allowed, names, screen.reload);
  const onOver = (overlay: ListOverlay) => setOver({ overlay });
  const forgetName = useNamedRow(config, (row) => setOver({ row }));
  return (
    <ListPage
      header={
        <PageHeader
          title={config.title}
          subtitle={config.subtitle}
          actions={
            <ListActions
              {...{ config, screen, editing, onOver, allowed }}
              onAdd={() => setOver({ row: undefined })}
            />
          }
        />
      }
      statistics={<Figures {...{ config, screen }} />}
      filters={
        <ListBar {...{ config, query, defaults, change, folded }} hidden={list.data?.hidden} />
      }
      tools={<ListTools config={config} screen={screen} columns={allowed} />}
      foot={
        list.data && (
          <PickedFoot
            {...{ config, query, change, onOver }}
            data={list.data}
            pick={names.pick}
            columns={shownColumns(allowed, screen.columns.choice)}
            reload={screen.reload}
          />
        )
      }
    >
      <Rows
        {...{ screen, editing, names }}
        config={config}
        onDialog={config.dialog && ((row: Row) => setOver({ row }))}
      />
      <Over
        {...{ config, over }}
        dirty={editing.count > 0}
        onClose={(how) => {
          setOver(undefined);
          forgetName();
          // An import or a batch may have ended before its dialog was closed.
          if (how === 'changed' || (over && 'overlay' in over)) screen.reload();
        }}
      />
    </ListPage>
  );
}

function Figures<Row extends AnyRow>({ config, screen }: BodyProps<Row>): ReactElement | null {
  const { statistics } = config;
  const { query, change, counts, defaults, folded } = screen;
  if (!statistics || folded) return null;
  return <ListFigures {...{ statistics, query, change, counts }} usual={defaults.filters} />;
}

/** What lies over the list: a row, a new one, or something else. */
type OverList<Row> = { readonly row: Row | undefined } | { readonly overlay: ListOverlay };

function Over<Row extends AnyRow>(props: {
  config: ListConfig<Row>;
  over: OverList<Row> | undefined;
  /** Whether something in the list is unsaved. */
  dirty: boolean;
  onClose: CloseDialog;
}): ReactElement | null {
  const { config, over, dirty, onClose } = props;
  if (over === undefined) return null;
  const onDirty = (unsaved: boolean) => config.onDirty?.(unsaved || dirty);
  const { dialog, approval } = config;
  return (
    <Suspense>
      {'overlay' in over ? (
        <OverDialog overlay={over.overlay} {...{ onDirty, onClose }} />
      ) : (
        dialog && <ListDialog open row={over.row} {...{ dialog, approval, onDirty, onClose }} />
      )}
    </Suspense>
  );
}

interface Names<Row> {
  readonly key: (row: Row) => string;
  readonly name: (row: Row) => string;
  /** What is kept of a selected row. */
  readonly pick: (row: Row) => PickedRow;
}

function useNames<Row extends AnyRow>(config: ListConfig<Row>): Names<Row> {
  const { rowKey, rowName, rowDetail } = config;
  const key = useStable(rowKey ?? ((row: Row) => String(row.id)));
  const name = useStable(rowName ?? ((row: Row) => String(row.name ?? '')));
  const detail = useStable((row: Row) => rowDetail?.(row));
  return useMemo(
    () => ({
      key,
      name,
      pick(row) {
        const said = detail(row);
        return { id: key(row), userName: name(row), ...(said !== undefined && { detail: said }) };
      },
    }),
    [key, name, detail],
  );
}

interface RowsProps<Row extends AnyRow> extends BodyProps<Row> {
  editing: Editing<Row>;
  names: Names<Row>;
  onDialog: ((row: Row) => void) | undefined;
}

function Rows<Row extends AnyRow>(props: RowsProps<Row>): ReactElement {
  const { config, screen, editing, names, onDialog } = props;
  const { query, change, list } = screen;
  const { batch, picked } = config;
  const open = config.onOpen ?? onDialog;
  const rows = list.data?.rows ?? [];
  const selection = useMemo(() => new Set(picked[0].map(({ id }) => id)), [picked]);
  function select(ids: ReadonlySet<string>): void {
    const kept = picked[0].filter(({ id }) => ids.has(id));
    const added = rows.filter((row) => ids.has(names.key(row)) && !selection.has(names.key(row)));
    picked[1]([...kept, ...added.map(names.pick)].slice(0, config.mostPicked));
  }
  const { box } = screen.columns;
  const question = JSON.stringify(query);
  const onScrollEnd = useKeptScroll(box, list.status.kind === 'ready', question, config.scroll);
  return (
    <div className={css.rows} ref={box} onScrollEndCapture={onScrollEnd}>
      <DataTable
        label={config.title}
        columns={editing.columns}
        rows={rows}
        rowKey={names.key}
        status={list.status}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        {...(batch && { selection, onSelection: select })}
        {...(open && !editing.on && { onOpen: open })}
        choice={screen.columns.choice}
        onChoice={screen.columns.choose}
        expected={query.rows}
        onRetry={list.reload}
        empty={<Nothing config={config} screen={screen} />}
      />
    </div>
  );
}

// Why there are no rows, and the way on.
function Nothing<Row extends AnyRow>({ config, screen }: BodyProps<Row>): ReactElement {
  const { query, defaults, change } = screen;
  const t = useListTexts();
  if (!isNarrowed(query, defaults, asideName(config))) return <EmptyState {...config.empty} />;
  return (
    <EmptyState
      icon="search"
      title={config.noMatch?.title ?? t('noMatch')}
      hint={config.noMatch?.hint ?? t('noMatchHint')}
      action={
        <Button onClick={() => change(withoutFilters(query, defaults, config))}>
          {t('reset')}
        </Button>
      }
    />
  );
}
