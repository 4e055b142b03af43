import { useCallback } from 'react';
import { useBridge } from '#bridge/react/index.ts';
import { useWords } from '../texts/app-texts.ts';

/** Opens the record of an employee in personnel, or says that the person may not see it. */
export function useOpenEmployee(): (employmentId: string) => void {
  const bridge = useBridge();
  const t = useWords();
  return useCallback(
    (employmentId) => {
      bridge.tabs
        .open({ app: 'personnel', route: `/employee/${employmentId}` })
        .catch(() => bridge.dialogs.message({ text: t('noEmployee'), tone: 'warning' }));
    },
    [bridge, t],
  );
}
