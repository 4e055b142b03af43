import { type ReactElement, useState } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';

/** The bell with what must be read. */
export const bellPart = lazyPart(() => import('./bell.tsx'));

/** The place of the bell, and a way to it before it is loaded. */
export function BellButton(): ReactElement {
  const t = useShellTexts();
  const [wanted, setWanted] = useState(false);
  const bell = useLazyPart(bellPart, wanted, () => setWanted(false));
  if (bell) return <bell.Bell opened={wanted} />;
  return <IconButton icon="bell" label={t('messages')} onClick={() => setWanted(true)} />;
}
