import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { purchasingFunctions } from '#bridge/calls/supplier/functions.ts';
import { loginStates, supplierLogins } from '#bridge/calls/supplier/logins.ts';
import { useList, useListCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import type { Column } from '#ui/parts/data-table/columns.ts';
import { Tag, type Tone } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { InviteLogin } from './invite-login.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { type LoginWords, useLoginWords } from './texts/login-texts.ts';

/** A login as the list shows it. */
export type LoginRow = ResultOf<typeof supplierLogins>['rows'][number] & { readonly id: string };

/** The logins of people of suppliers. */
export function Logins(): ReactElement {
  const t = useLoginWords();
  useTabTitle(t('title'));
  return <ListScreen config={useLoginList()} />;
}

function useLoginList(): ListConfig<LoginRow> {
  const t = useLoginWords();
  const mayEdit = usePermission(purchasingFunctions['logins.edit']);
  const load = useListCall(supplierLogins);
  return {
    ...useList('purchasing.logins'),
    title: t('title'),
    subtitle: t('subtitle'),
    columns: useMemo(() => columnsOf(t), [t]),
    load: async (question, signal) => {
      const found = await load(question, signal);
      return { ...found, rows: found.rows.map((row) => ({ ...row, id: row.accountId })) };
    },
    search: { placeholder: t('search') },
    filters: [
      {
        kind: 'choice',
        id: 'state',
        label: t('state'),
        options: loginStates.map((value) => ({ value, label: t(`states.${value}`) })),
      },
    ],
    ...(mayEdit && { add: { text: t('invite') } }),
    dialog: {
      title: (row) => row?.name ?? t('invite'),
      width: 560,
      body: (row, close) =>
        row ? (
          <LoginDialog login={row} onClose={close} />
        ) : (
          <InviteLogin onInvited={() => close('changed')} />
        ),
    },
    empty: { title: t('none'), hint: t('noneHint') },
  };
}

const tones = {
  invited: 'warn',
  active: 'good',
  locked: 'bad',
} as const satisfies Record<LoginRow['state'], Tone>;

function columnsOf(t: LoginWords): Column<LoginRow>[] {
  return [
    { id: 'name', header: t('name'), minWidth: 128, locked: true, cell: (row) => row.name },
    { id: 'supplier', header: t('supplier'), minWidth: 200, cell: (row) => row.supplierName },
    { id: 'loginName', header: t('loginName'), minWidth: 200, cell: (row) => row.loginName },
    {
      id: 'contact',
      header: t('contact'),
      minWidth: 200,
      cell: (row) => [row.email, row.phone].filter(Boolean).join(' · '),
    },
    {
      id: 'state',
      header: t('state'),
      width: 112,
      text: (row) => t(`states.${row.state}`),
      cell: (row) => <Tag tone={tones[row.state]}>{t(`states.${row.state}`)}</Tag>,
    },
    {
      id: 'lastSignIn',
      header: t('lastSignIn'),
      width: 168,
      cell: (row) => (row.lastSignInAt ? formatDate(row.lastSignInAt, 'minute') : t('never')),
    },
  ];
}
