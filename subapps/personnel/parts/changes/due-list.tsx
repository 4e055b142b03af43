import { type ReactElement, useMemo, useState } from 'react';
import { duePeople } from '#bridge/calls/joyhr/life.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { type CallState, useBridge, useCall } from '#bridge/react/index.ts';
import { ListPage } from '#ui/layouts/list-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import type { Column, TableStatus } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { type ChangeWords, useChangeWords } from './texts/change-texts.ts';

type Person = ResultOf<typeof duePeople>['rows'][number];
type Due = 'regularise' | 'leave';

/** Whose probation or work ends this month; a row opens the employee's record. */
export function DueList({ due }: { due: Due }): ReactElement {
  const t = useChangeWords();
  const bridge = useBridge();
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const call = useCall(duePeople, { due, page, rows: size });
  const columns = useMemo(() => columnsOf(t, due), [t, due]);
  const open = ({ id, name }: Person) =>
    void bridge.tabs.open({ route: `/employee/${id}?view=job`, title: name }).catch(() => {});
  return (
    <ListPage
      header={<PageHeader title={t(`view.${due}`)} />}
      foot={
        call.data && (
          <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
        )
      }
    >
      <DataTable
        label={t(`view.${due}`)}
        columns={columns}
        rows={call.data?.rows ?? []}
        rowKey={({ id }) => id}
        status={statusOf(call)}
        onOpen={open}
        onRetry={call.reload}
        empty={<EmptyState title={t(`due.none.${due}`)} />}
      />
    </ListPage>
  );
}

/** What a table shows while its call runs or has failed. */
export function statusOf(call: CallState<unknown>): TableStatus {
  if (call.state === 'failed') return { kind: 'failed', msg: call.error.words };
  return call.state === 'loading' && !call.data ? { kind: 'loading' } : { kind: 'ready' };
}

function columnsOf(t: ChangeWords, due: Due): Column<Person>[] {
  return [
    { id: 'name', header: t('due.name'), minWidth: 120, locked: true, cell: ({ name }) => name },
    { id: 'staffNo', header: t('due.staffNo'), width: 120, cell: ({ staffNo }) => staffNo },
    { id: 'organ', header: t('due.organ'), minWidth: 160, cell: ({ organName }) => organName },
    { id: 'day', header: t(`due.${due}`), width: 136, cell: ({ day }) => formatDate(day) },
    ...(due === 'regularise' ? [progress(t)] : []),
  ];
}

function progress(t: ChangeWords): Column<Person> {
  return {
    id: 'progress',
    header: t('due.progress'),
    width: 120,
    cell: ({ planned }) => (
      <Tag tone={planned ? 'good' : 'warn'}>{t(planned ? 'due.planned' : 'due.open')}</Tag>
    ),
  };
}
