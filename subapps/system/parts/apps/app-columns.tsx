import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { registryPage } from '#bridge/calls/registry/calls.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';

/** One app of the registry as the gateway lists it. */
export type RegistryApp = ResultOf<typeof registryPage>['rows'][number];

/** The columns of the registry. */
export function appColumns(t: Words): Column<RegistryApp>[] {
  return [
    { id: 'name', header: t('apps.name'), minWidth: 160, locked: true, cell: (row) => row.name },
    { id: 'code', header: t('apps.code'), width: 144, cell: (row) => row.code },
    {
      id: 'status',
      header: t('apps.status'),
      width: 152,
      text: (row) => t(`apps.statuses.${row.status}`),
      cell: (row) => <AppStatus status={row.status} />,
    },
    {
      id: 'source',
      header: t('apps.source'),
      width: 136,
      cell: (row) => t(`apps.sources.${row.source}`),
    },
    {
      id: 'version',
      header: t('apps.version'),
      width: 112,
      cell: (row) => versionName(row.version, t),
    },
    {
      id: 'waiting',
      header: t('apps.waiting'),
      width: 112,
      cell: (row) => versionName(row.waiting, t),
    },
    {
      id: 'companies',
      header: t('apps.companies'),
      width: 120,
      align: 'end',
      cell: (row) => formatNumber(row.companies),
    },
    {
      id: 'changedAt',
      header: t('apps.changedAt'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.changedAt, 'minute'),
    },
  ];
}

function versionName(version: number | null, t: Words): string | null {
  return version === null ? null : t('apps.versionName', { version });
}

const tones = {
  new: 'warn',
  changed: 'warn',
  approved: 'good',
  refused: 'bad',
} as const satisfies Record<RegistryApp['status'], Tone>;

/** The state of an app; what waits for somebody stands out. */
export function AppStatus({ status }: Pick<RegistryApp, 'status'>): ReactElement {
  const t = useWords();
  return <Tag tone={tones[status]}>{t(`apps.statuses.${status}`)}</Tag>;
}
