import type { ReactNode } from 'react';
import type { bridgeCallPage } from '#bridge/calls/audit/bridge-calls.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { bridgeCodes } from '#bridge/methods/codes.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

/** One call as the gateway returns it. */
export type BridgeCall = ResultOf<typeof bridgeCallPage>['rows'][number];

/** The columns of the trail; their ids are what the gateway writes into a file. */
export function bridgeCallColumns(t: Words): Column<BridgeCall>[] {
  return [
    {
      id: 'at',
      header: t('time'),
      width: 168,
      sortable: true,
      locked: true,
      cell: (row) => formatDate(row.at, 'second'),
    },
    { id: 'appName', header: t('app'), minWidth: 104, cell: (row) => row.appName },
    {
      id: 'userName',
      header: t('user'),
      minWidth: 104,
      cell: (row) => row.userName ?? t('formerUser'),
    },
    { id: 'account', header: t('account'), width: 120, cell: (row) => row.account },
    { id: 'method', header: t('method'), width: 176, cell: (row) => row.method },
    {
      id: 'decision',
      header: t('decision'),
      width: 88,
      text: (row) => t(row.decision),
      cell: (row) => <Decision call={row} />,
    },
    {
      id: 'code',
      header: t('code'),
      width: 144,
      text: (row) => wordsOfCode(row.code, t),
      cell: (row) => <Code call={row} />,
    },
    {
      id: 'milliseconds',
      header: t('duration'),
      width: 112,
      align: 'end',
      cell: (row) => formatNumber(row.milliseconds, 1),
    },
    {
      id: 'size',
      header: t('size'),
      width: 112,
      align: 'end',
      cell: (row) => formatNumber(row.size),
    },
    {
      id: 'lost',
      header: t('lost'),
      width: 120,
      align: 'end',
      cell: (row) => formatNumber(row.lost),
    },
    { id: 'mountId', header: t('mount'), width: 288, cell: (row) => row.mountId },
  ];
}

/** What the portal decided; what it refused stands out. */
export function Decision({ call: { decision } }: { call: BridgeCall }): ReactNode {
  const t = useWords();
  return decision === 'refused' ? <Tag tone="bad">{t('refused')}</Tag> : t('served');
}

/** What the app was answered; what was accepted and went wrong all the same stands out. */
function Code({ call: { decision, code } }: { call: BridgeCall }): ReactNode {
  const words = wordsOfCode(code, useWords());
  const wentWrong = decision === 'served' && code !== 'ok';
  return wentWrong ? <Tag tone="warn">{words}</Tag> : words;
}

/** A code in words; one of another version of the portal as it is. */
export function wordsOfCode(code: string, t: Words): string {
  if (code === 'ok') return t('codes.ok');
  const known = bridgeCodes.find((one) => one === code);
  return known ? t(`codes.${known}`) : code;
}
