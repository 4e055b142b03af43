import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { paySlips } from '#bridge/calls/salary/slips.ts';
import { tableStatus, useCall } from '#bridge/react/index.ts';
import { ControlBar, TablePart } from '#ui/layouts/stack-page.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SearchBox } from '#ui/parts/search-box.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import { SlipDialog } from '../slip/slip-dialog.tsx';
import css from './run.module.css';

type Slip = ResultOf<typeof paySlips>['rows'][number];
type Show = 'all' | 'exceptions' | 'changed';

const shows = ['all', 'exceptions', 'changed'] as const;

/** The slips of a run beside those of the month before; a row opens its slip. */
export function RunSlips({ runId, version }: { runId: string; version: number }): ReactElement {
  const t = useWords();
  const [show, setShow] = useState<Show>('all');
  const [keyword, setKeyword] = useState('');
  const [{ page, size }, setPlace] = useState({ page: 1, size: 20 });
  const [open, setOpen] = useState<string | null>(null);
  const call = useCall(paySlips, {
    payRunId: runId,
    show,
    ...(keyword !== '' && { keyword }),
    page,
    rows: size,
  });
  const first = () => setPlace({ page: 1, size });
  return (
    <TablePart key={version}>
      <ControlBar
        search={
          <SearchBox
            value={keyword}
            placeholder={t('slips.search')}
            onSearch={(next) => {
              setKeyword(next);
              first();
            }}
          />
        }
      >
        <Select
          label={t('slips.show')}
          value={show}
          options={shows.map((value) => ({ value, label: t(`slips.${value}`) }))}
          onChange={(next) => {
            setShow(shows.find((one) => one === next) ?? 'all');
            first();
          }}
        />
      </ControlBar>
      <DataTable
        label={t('run.slips')}
        columns={columnsOf(t)}
        rows={call.data?.rows ?? []}
        rowKey={({ id }: Slip) => id}
        status={tableStatus(call)}
        onOpen={({ id }) => setOpen(id)}
        onRetry={call.reload}
        empty={<EmptyState title={t('slips.none')} />}
      />
      {call.data && (
        <Pagination total={call.data.total} page={page} size={size} onChange={setPlace} />
      )}
      {open !== null && (
        <SlipDialog slipId={open} onClose={() => setOpen(null)} onChanged={call.reload} />
      )}
    </TablePart>
  );
}

function columnsOf(t: Words): Column<Slip>[] {
  const money = (id: 'gross' | 'ownContributions' | 'tax' | 'net', header: string) =>
    ({
      id,
      header,
      width: 130,
      align: 'end',
      cell: (slip) => moneyWords(slip[id]),
    }) as const satisfies Column<Slip>;
  return [
    { id: 'name', header: t('name'), minWidth: 110, locked: true, cell: ({ name }) => name },
    { id: 'staffNo', header: t('staffNo'), width: 110, cell: ({ staffNo }) => staffNo },
    { id: 'organ', header: t('organ'), minWidth: 130, cell: ({ organName }) => organName ?? '' },
    money('gross', t('gross')),
    money('ownContributions', t('own')),
    money('tax', t('tax')),
    { ...money('net', t('net')), card: 'field' },
    {
      id: 'difference',
      card: 'field',
      header: t('slips.difference'),
      width: 120,
      align: 'end',
      cell: ({ difference }) => (difference === null ? '' : moneyWords(difference)),
    },
    {
      id: 'why',
      card: 'field',
      header: t('slips.why'),
      minWidth: 180,
      text: (slip) => wordsOf(t, slip).join(' '),
      cell: (slip) => (
        <span className={css.tags}>
          {slip.exceptions.map((one) => (
            <Tag key={one} tone={one === 'fault' || one === 'netBelowZero' ? 'bad' : 'warn'}>
              {t(`exception.${one}`)}
            </Tag>
          ))}
          {slip.reasons.map((one) => (
            <Tag key={one}>{t(`reason.${one}`)}</Tag>
          ))}
        </span>
      ),
    },
  ];
}

function wordsOf(t: Words, { exceptions, reasons }: Slip): string[] {
  return [
    ...exceptions.map((one) => t(`exception.${one}`)),
    ...reasons.map((one) => t(`reason.${one}`)),
  ];
}
