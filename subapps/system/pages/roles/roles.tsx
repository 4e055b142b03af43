import { type ReactElement, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { roleFunctions } from '#bridge/calls/uac/functions.ts';
import { rangeKinds, rolePage } from '#bridge/calls/uac/roles.ts';
import { useList, useListCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { type RoleWords, useRoleWords } from './texts/role-texts.ts';

type RoleRow = ResultOf<typeof rolePage>['rows'][number];

/** The roles of the company. */
export function Roles(): ReactElement {
  const t = useRoleWords();
  useTabTitle(t('title'));
  return <ListScreen config={useRoleList()} />;
}

function useRoleList(): ListConfig<RoleRow> {
  const t = useRoleWords();
  const [, navigate] = useLocation();
  const mayEdit = usePermission(roleFunctions['roles.edit']);
  return {
    ...useList('system.roles'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => roleColumns(t), [t]),
    load: useListCall(rolePage),
    sort: { column: 'code', direction: 'asc' },
    search: { placeholder: t('search') },
    filters: [
      {
        kind: 'choice',
        id: 'range',
        label: t('range'),
        options: rangeKinds.map((value) => ({ value, label: t(`ranges.${value}`) })),
      },
    ],
    ...(mayEdit && { add: { text: t('add'), onClick: () => navigate('/roles/new') } }),
    onOpen: ({ id }) => navigate(`/roles/${id}`),
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

function roleColumns(t: RoleWords): Column<RoleRow>[] {
  return [
    { id: 'name', header: t('name'), minWidth: 160, locked: true, cell: (row) => row.name },
    { id: 'code', header: t('code'), width: 160, sortable: true, cell: (row) => row.code },
    {
      id: 'range',
      header: t('range'),
      width: 200,
      cell: (row) => t(`ranges.${row.range}`),
    },
    {
      id: 'members',
      header: t('members'),
      width: 104,
      align: 'end',
      cell: (row) => formatNumber(row.members),
    },
    {
      id: 'functions',
      header: t('functions'),
      width: 112,
      align: 'end',
      cell: (row) => formatNumber(row.functions),
    },
    { id: 'note', header: t('note'), minWidth: 160, cell: (row) => row.note },
    {
      id: 'updatedAt',
      header: t('updatedAt'),
      width: 168,
      sortable: true,
      cell: (row) => formatDate(row.updatedAt, 'minute'),
    },
  ];
}
