import { type ReactElement, useMemo, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type approvalTypes, approveCenterList } from '#bridge/calls/workflow/calls.ts';
import { statusWords } from '#bridge/calls/workflow/terms.ts';
import { type CallState, useAppContext, useCall } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import type { Column, TableStatus } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';
import css from './approvals.module.css';
import { BatchBar } from './batch-bar.tsx';
import { toneOf } from './tones.ts';

type View = (typeof approvalTypes)[number];
type Line = ResultOf<typeof approveCenterList>['rows'][number];

/** One list of approvals; a row opens its page, and to-dos can be decided together. */
export function ApprovalList({
  view,
  onChanged,
}: {
  view: View;
  onChanged: () => void;
}): ReactElement {
  const t = useWords();
  const { locale } = useAppContext();
  const [, navigate] = usePageLocation();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [keyword, setKeyword] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const call = useCall(approveCenterList, { approvalType: view, page, rows: size, keyword });
  const rows = call.data?.rows ?? [];
  const words = statusWords[locale];
  const columns = useMemo(() => columnsOf(t, view, words), [t, view, words]);
  const search = (next: string) => {
    setKeyword(next);
    setPlace({ page: 1, size });
  };
  return (
    <ListPage
      header={<PageHeader title={t(`view.${view}`)} />}
      filters={<SearchBox value={keyword} onSearch={search} placeholder={t('search')} />}
      foot={
        call.data && (
          <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
        )
      }
    >
      {view === 'todo' && (
        <BatchBar
          tasks={rows.flatMap(({ id, taskId, title }) =>
            taskId !== null && selection.has(taskId) ? [{ id, taskId, title }] : [],
          )}
          onClear={() => setSelection(new Set())}
          onDone={() => {
            setSelection(new Set());
            call.reload();
            onChanged();
          }}
        />
      )}
      <DataTable
        label={t(`view.${view}`)}
        columns={columns}
        rows={rows}
        rowKey={({ id, taskId }) => taskId ?? id}
        status={statusOf(call)}
        {...(view === 'todo' && { selection, onSelection: setSelection })}
        onOpen={({ id }) => navigate(`/approvals/${id}`)}
        onRetry={call.reload}
        empty={<EmptyState title={t(`none.${view}`)} />}
      />
    </ListPage>
  );
}

function statusOf(call: CallState<unknown>): TableStatus {
  if (call.state === 'failed') return { kind: 'failed', msg: call.error.words };
  return call.state === 'loading' && !call.data ? { kind: 'loading' } : { kind: 'ready' };
}

function columnsOf(
  t: Words,
  view: View,
  words: Readonly<Record<Line['status'], string>>,
): Column<Line>[] {
  return [
    {
      id: 'title',
      header: t('column.title'),
      minWidth: 200,
      locked: true,
      text: ({ title }) => title,
      cell: (line) => (
        <span className={view === 'copied' && line.unread ? css.unread : undefined}>
          {line.title}
        </span>
      ),
    },
    {
      id: 'summary',
      header: t('column.summary'),
      minWidth: 220,
      cell: ({ summary }) => summary.join(' · '),
    },
    { id: 'starter', header: t('column.starter'), width: 120, cell: (line) => line.starterName },
    ...(view === 'todo' ? [] : [waitingColumn(t)]),
    {
      id: 'status',
      header: t('column.status'),
      card: 'state',
      width: 168,
      text: ({ status }) => words[status],
      cell: (line) => <Marks line={line} view={view} words={words} />,
    },
    {
      id: 'at',
      header: t(`column.at.${view}`),
      width: 160,
      cell: ({ at }) => formatDate(at, 'minute'),
    },
  ];
}

function waitingColumn(t: Words): Column<Line> {
  return {
    id: 'waiting',
    header: t('column.waiting'),
    width: 160,
    cell: ({ waitingFor }) => formatList(waitingFor),
  };
}

function Marks({
  line,
  view,
  words,
}: {
  line: Line;
  view: View;
  words: Readonly<Record<Line['status'], string>>;
}): ReactElement {
  const t = useWords();
  const isLate = view === 'todo' && line.dueAt !== null && line.dueAt < new Date().toISOString();
  return (
    <span className={css.tags}>
      <Tag tone={toneOf(line.status)}>{words[line.status]}</Tag>
      {line.forName !== null && <Tag>{t('standsFor', { name: line.forName })}</Tag>}
      {isLate && <Tag tone="bad">{t('overdue')}</Tag>}
      {view === 'copied' && line.unread && <Tag tone="warn">{t('unread')}</Tag>}
    </span>
  );
}
