import { type ReactElement, useMemo } from 'react';
import { accountPage, accountStatuses } from '#bridge/calls/uac/accounts.ts';
import { accountFunctions } from '#bridge/calls/uac/functions.ts';
import { useList, useListCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { AccountDialog } from './account-dialog.tsx';
import { type AccountRow, rolesOf } from './account-row.ts';
import { InviteForm } from './invite-form.tsx';
import { type AccountWords, useAccountWords } from './texts/account-texts.ts';

/** Who may sign in to the company. */
export function Accounts(): ReactElement {
  const t = useAccountWords();
  useTabTitle(t('title'));
  return <ListScreen config={useAccountList()} />;
}

function useAccountList(): ListConfig<AccountRow> {
  const t = useAccountWords();
  const mayEdit = usePermission(accountFunctions['accounts.edit']);
  return {
    ...useList('system.accounts'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => accountColumns(t), [t]),
    load: useListCall(accountPage),
    sort: { column: 'name', direction: 'asc' },
    search: { placeholder: t('search') },
    filters: [
      {
        kind: 'choice',
        id: 'status',
        label: t('status'),
        options: accountStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
    ],
    ...(mayEdit && { add: { text: t('invite') } }),
    dialog: {
      title: (row) => row?.name ?? t('invite'),
      width: 640,
      body: (row, close) =>
        row ? (
          <AccountDialog account={row} onClose={close} />
        ) : (
          <InviteForm onInvited={() => close('changed')} />
        ),
    },
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

const tones = {
  invited: 'warn',
  active: 'good',
  locked: 'bad',
  disabled: 'neutral',
} as const satisfies Record<AccountRow['status'], Tone>;

function accountColumns(t: AccountWords): Column<AccountRow>[] {
  return [
    {
      id: 'name',
      header: t('name'),
      minWidth: 128,
      sortable: true,
      locked: true,
      cell: (row) => row.name,
    },
    { id: 'loginName', header: t('loginName'), width: 168, cell: (row) => row.loginName },
    {
      id: 'status',
      header: t('status'),
      width: 128,
      text: (row) => t(`statuses.${row.status}`),
      cell: (row) => <Tag tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Tag>,
    },
    {
      id: 'roles',
      header: t('roles'),
      minWidth: 200,
      cell: (row) => rolesOf(row, t),
    },
    {
      id: 'employment',
      header: t('employment'),
      minWidth: 176,
      cell: (row) => [row.staffNo, row.organName].filter(Boolean).join(' · '),
    },
    { id: 'post', header: t('post'), width: 152, cell: (row) => row.postName },
    {
      id: 'lastSignInAt',
      header: t('lastSignIn'),
      width: 168,
      sortable: true,
      cell: (row) => (row.lastSignInAt ? formatDate(row.lastSignInAt, 'minute') : t('never')),
    },
  ];
}
