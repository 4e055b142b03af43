import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { registrationPage, registrationStatuses } from '#bridge/calls/tum/registrations.ts';
import { useList, useListCall, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { RegistrationDialog } from './registration-dialog.tsx';
import { type RegistrationWords, useRegistrationWords } from './texts/registration-texts.ts';

/** One registration as the gateway lists it. */
export type RegistrationRow = ResultOf<typeof registrationPage>['rows'][number];

const tones = {
  pending: 'accent',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
} as const;

/** The companies that people ask for, for operators. */
export function Registrations(): ReactElement {
  const t = useRegistrationWords();
  useTabTitle(t('title'));
  return <ListScreen config={useRegistrationList()} />;
}

function useRegistrationList(): ListConfig<RegistrationRow> {
  const t = useRegistrationWords();
  return {
    ...useList('system.registrations'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => registrationColumns(t), [t]),
    load: useListCall(registrationPage),
    sort: { column: 'at', direction: 'desc' },
    search: { placeholder: t('search') },
    filters: [
      {
        kind: 'choice',
        id: 'status',
        label: t('status'),
        options: registrationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
    dialog: {
      title: (row) => row?.name ?? t('title'),
      width: 640,
      body: (row, close) => row && <RegistrationDialog registration={row} onClose={close} />,
    },
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function registrationColumns(t: RegistrationWords): Column<RegistrationRow>[] {
  return [
    {
      id: 'name',
      header: t('fields.name'),
      minWidth: 200,
      sortable: true,
      locked: true,
      cell: (row) => row.name,
    },
    { id: 'code', header: t('fields.code'), width: 160, cell: (row) => row.code },
    {
      id: 'status',
      header: t('status'),
      card: 'state',
      width: 120,
      text: (row) => t(`statuses.${row.status}`),
      cell: (row) => <Tag tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Tag>,
    },
    {
      id: 'applicantName',
      header: t('applicant'),
      width: 200,
      cell: (row) => `${row.applicantName} · ${row.applicantLogin}`,
    },
    {
      id: 'at',
      header: t('at'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.at, 'minute'),
    },
  ];
}
