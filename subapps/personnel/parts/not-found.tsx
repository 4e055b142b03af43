import type { ReactElement } from 'react';
import { useBridge } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';

/** Where a record was asked for that is not there, or that the person may not see. */
export function NotFound(): ReactElement {
  const t = useWords();
  const bridge = useBridge();
  const toRoster = () => void bridge.tabs.open({ route: '/roster' }).catch(() => {});
  return (
    <EmptyState
      icon="person"
      title={t('employee.notFound')}
      hint={t('employee.notFoundHint')}
      action={<Button onClick={toRoster}>{t('employee.toRoster')}</Button>}
    />
  );
}
