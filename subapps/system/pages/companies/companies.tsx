import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { companyPage, companyStatuses } from '#bridge/calls/tum/companies.ts';
import { useList, useListCall, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { AddCompany } from './add-company.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { type CompanyWords, useCompanyWords } from './texts/company-texts.ts';

/** One company as the gateway lists it. */
export type CompanyRow = ResultOf<typeof companyPage>['rows'][number];

/** The companies of the platform, for its operators. */
export function Companies(): ReactElement {
  const t = useCompanyWords();
  useTabTitle(t('title'));
  return <ListScreen config={useCompanyList()} />;
}

function useCompanyList(): ListConfig<CompanyRow> {
  const t = useCompanyWords();
  return {
    ...useList('system.companies'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => companyColumns(t), [t]),
    load: useListCall(companyPage),
    sort: { column: 'createdAt', direction: 'desc' },
    search: { placeholder: t('search') },
    filters: [
      {
        kind: 'choice',
        id: 'status',
        label: t('status'),
        options: companyStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
    add: { text: t('add') },
    dialog: {
      title: (row) => row?.name ?? t('add'),
      width: 640,
      body: (row, close) =>
        row ? (
          <CompanyDialog company={row} onClose={close} />
        ) : (
          <AddCompany onAdded={() => close('changed')} />
        ),
    },
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function companyColumns(t: CompanyWords): Column<CompanyRow>[] {
  return [
    {
      id: 'name',
      header: t('fields.name'),
      minWidth: 200,
      sortable: true,
      locked: true,
      cell: (row) => row.name,
    },
    {
      id: 'code',
      header: t('fields.code'),
      width: 160,
      sortable: true,
      cell: (row) => row.code,
    },
    {
      id: 'status',
      header: t('status'),
      card: 'state',
      width: 120,
      text: (row) => t(`statuses.${row.status}`),
      cell: (row) => (
        <Tag tone={row.status === 'active' ? 'good' : 'neutral'}>{t(`statuses.${row.status}`)}</Tag>
      ),
    },
    {
      id: 'timeZone',
      header: t('fields.timeZone'),
      width: 168,
      cell: (row) => row.timeZone,
    },
    {
      id: 'createdAt',
      header: t('createdAt'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.createdAt, 'minute'),
    },
  ];
}
