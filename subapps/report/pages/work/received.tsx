import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  exportRemind,
  getRemindCount,
  getRemindList,
  updateAllRemindIsSee,
} from '#bridge/calls/wpm/calls.ts';
import { type WorkReportKind, workReportKinds } from '#bridge/calls/wpm/periods.ts';
import {
  type CallState,
  tableStatus,
  useCall,
  useDownload,
  useSave,
  useTabTitle,
  useTools,
} from '#bridge/react/index.ts';
import { usePageSearch } from '#bridge/react/location.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { ControlBar, StackPage, TablePart } from '#ui/layouts/stack-page.tsx';
import { Button } from '#ui/parts/button.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { ReportDialog } from '../../parts/work/report-dialog.tsx';
import { useWords, type Words } from '../../texts/app-texts.ts';

type Received = ResultOf<typeof getRemindList>['rows'][number];

interface Narrowed {
  readonly kind: WorkReportKind | 'all';
  readonly show: 'all' | 'unread';
  readonly keyword: string;
}

/** The reports that were sent to the caller. */
export function ReceivedPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('work.received'));
  const asked = new URLSearchParams(usePageSearch()).get('id');
  const [open, setOpen] = useState<string | null>(asked);
  const [narrowed, setNarrowed] = useState<Narrowed>({ kind: 'all', show: 'all', keyword: '' });
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const { kind, show, keyword } = narrowed;
  const call = useCall(getRemindList, {
    show,
    page,
    rows: size,
    ...(kind !== 'all' && { kind }),
    ...(keyword !== '' && { keyword }),
  });
  const count = useCall(getRemindCount, {});
  const reload = () => {
    call.reload();
    count.reload();
  };
  const rows = call.data?.rows ?? [];
  const at = rows.findIndex(({ id }) => id === open);
  const beside = (by: -1 | 1) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next === undefined ? undefined : () => setOpen(next.id);
  };
  return (
    <StackPage>
      <PageHeader
        title={t('work.received')}
        subtitle={count.data && t('work.count', { unread: formatNumber(count.data.unread) })}
        actions={<Actions kind={kind} onRead={reload} />}
      />
      <Filters
        narrowed={narrowed}
        onChange={(next) => {
          setNarrowed(next);
          setPlace({ page: 1, size });
        }}
      />
      <List call={call} page={page} size={size} onOpen={setOpen} onPlace={setPlace} />
      {open !== null && (
        <ReportDialog
          key={open}
          id={open}
          onPrevious={beside(-1)}
          onNext={beside(1)}
          onClose={() => {
            setOpen(null);
            reload();
          }}
        />
      )}
    </StackPage>
  );
}

function List(props: {
  call: CallState<ResultOf<typeof getRemindList>>;
  page: number;
  size: number;
  onOpen: (id: string) => void;
  onPlace: (place: { page: number; size: number }) => void;
}): ReactElement {
  const t = useWords();
  const { call, page, size, onOpen, onPlace } = props;
  return (
    <TablePart>
      <DataTable
        label={t('work.received')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ id }: Received) => id}
        status={tableStatus(call)}
        onOpen={({ id }) => onOpen(id)}
        onRetry={call.reload}
        empty={<EmptyState title={t('work.noneReceived')} />}
      />
      {call.data && (
        <Pagination total={call.data.total} page={page} size={size} onChange={onPlace} />
      )}
    </TablePart>
  );
}

function Filters(props: {
  narrowed: Narrowed;
  onChange: (narrowed: Narrowed) => void;
}): ReactElement {
  const t = useWords();
  const { narrowed, onChange } = props;
  const kinds = ['all', ...workReportKinds] as const;
  return (
    <ControlBar
      search={
        <SearchBox
          value={narrowed.keyword}
          placeholder={t('work.search')}
          onSearch={(keyword) => onChange({ ...narrowed, keyword })}
        />
      }
    >
      <Select
        label={t('work.kind')}
        value={narrowed.kind}
        options={kinds.map((value) => ({
          value,
          label: value === 'all' ? t('work.all') : t(`work.kinds.${value}`),
        }))}
        onChange={(next) =>
          onChange({ ...narrowed, kind: kinds.find((one) => one === next) ?? 'all' })
        }
      />
      <Select
        label={t('work.show')}
        value={narrowed.show}
        options={(['all', 'unread'] as const).map((value) => ({
          value,
          label: t(`work.shows.${value}`),
        }))}
        onChange={(next) => onChange({ ...narrowed, show: next === 'unread' ? 'unread' : 'all' })}
      />
    </ControlBar>
  );
}

function Actions({ kind, onRead }: { kind: Narrowed['kind']; onRead: () => void }): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const download = useDownload(exportRemind, (name) => t('work.saved', { name }));
  const reading = useSave(updateAllRemindIsSee);
  // What comes while the page is open stays unread.
  const [until, setUntil] = useState(() => new Date().toISOString());
  const readAll = async () => {
    const read = await reading.save({ until });
    setUntil(new Date().toISOString());
    if (read.ok) tell(t('work.readAllDone', { count: formatNumber(read.result.read) }), 'success');
    else tell(read.error.words, 'error');
    onRead();
  };
  const save = () => download({ format: 'xlsx', ...(kind !== 'all' && { kind }) });
  return (
    <>
      <Button busy={reading.state === 'saving'} onClick={() => void readAll()}>
        {t('work.readAll')}
      </Button>
      <Button icon="download" onClick={() => void save()}>
        {t('work.export')}
      </Button>
    </>
  );
}

function columnsOf(t: Words): Column<Received>[] {
  return [
    {
      id: 'name',
      header: t('work.author'),
      width: 130,
      locked: true,
      cell: ({ name, read }) => (read ? name : <strong>{name}</strong>),
    },
    { id: 'organ', header: t('work.organ'), width: 150, cell: ({ organName }) => organName ?? '' },
    {
      id: 'kind',
      header: t('work.kind'),
      width: 90,
      cell: ({ kind }) => t(`work.kinds.${kind}`),
    },
    {
      id: 'period',
      header: t('work.period'),
      width: 200,
      cell: ({ fromOn, toOn }) =>
        fromOn === toOn ? formatDate(fromOn) : `${formatDate(fromOn)} – ${formatDate(toOn)}`,
    },
    { id: 'begin', header: t('work.begin'), minWidth: 220, cell: ({ begin }) => begin },
    {
      id: 'sentAt',
      header: t('work.sentAt'),
      width: 160,
      cell: ({ sentAt }) => formatDate(sentAt, 'minute'),
    },
    {
      id: 'state',
      header: t('work.state'),
      width: 130,
      text: ({ read }) => t(read ? 'work.readAt' : 'work.unread'),
      cell: ({ read, late }) => (
        <>
          <Tag tone={read ? 'neutral' : 'accent'}>{t(read ? 'work.readAt' : 'work.unread')}</Tag>{' '}
          {late && <Tag tone="warn">{t('work.states.late')}</Tag>}
        </>
      ),
    },
  ];
}
