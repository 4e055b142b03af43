import type { ReactElement } from 'react';
import { Banner } from '#ui/parts/banner.tsx';
import { useShellTexts } from '../texts/shell-texts.ts';
import { useAppTitle } from './use-app-title.ts';

/** Says which app took the keyboard from a secret, and that it is to be typed once more. */
export function TakenNotice({ thief }: { thief: string }): ReactElement | null {
  const t = useShellTexts();
  const app = useAppTitle(thief);
  return thief === '' ? null : <Banner tone="warn" title={t('proof.taken', { app })} />;
}
