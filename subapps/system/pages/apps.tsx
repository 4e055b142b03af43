import type { ReactElement } from 'react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { appStatuses, registryPage } from '#bridge/calls/registry/calls.ts';
import { useList, useListCall, useTabTitle } from '#bridge/react/index.ts';
import type { ListConfig } from '#ui/layouts/list-screen/list-config.ts';
import { ListScreen } from '#ui/layouts/list-screen/list-screen.tsx';
import { appColumns, type RegistryApp } from '../parts/apps/app-columns.tsx';
import { RegisterApp } from '../parts/apps/register-app.tsx';
import { useWords } from '../texts/app-texts.ts';

/** The apps of vendors, for the operators of the platform. */
export function Apps(): ReactElement {
  const t = useWords();
  useTabTitle(t('apps.title'));
  return <ListScreen config={useAppList()} />;
}

function useAppList(): ListConfig<RegistryApp> {
  const t = useWords();
  const [, navigate] = useLocation();
  const open = (code: string): void => navigate(`/apps/${code}`);
  return {
    ...useList('system.apps'),
    title: t('apps.title'),
    subtitle: t('apps.subtitle'),
    columns: useMemo(() => appColumns(t), [t]),
    usuallyHidden: ['source'],
    load: useListCall(registryPage),
    sort: { column: 'changedAt', direction: 'desc' },
    search: { placeholder: t('apps.search') },
    filters: [
      {
        kind: 'choice',
        id: 'status',
        label: t('apps.status'),
        options: appStatuses.map((value) => ({ value, label: t(`apps.statuses.${value}`) })),
      },
    ],
    add: { text: t('apps.upload') },
    onOpen: ({ code }) => open(code),
    dialog: {
      title: () => t('apps.upload'),
      width: 560,
      body: (_, close) => (
        <RegisterApp
          onRegistered={(code) => {
            close();
            open(code);
          }}
        />
      ),
    },
    empty: { title: t('apps.none'), hint: t('apps.noneHint') },
  };
}
