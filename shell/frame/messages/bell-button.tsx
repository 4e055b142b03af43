import { type ReactElement, useState } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useLatePart } from '../late/late-part.ts';
import { bellPart } from '../late/parts.ts';

/** The place of the bell, and a way to it before it is loaded. */
export function BellButton(): ReactElement {
  const t = useShellTexts();
  const [wanted, setWanted] = useState(false);
  const bell = useLatePart(bellPart, wanted, () => setWanted(false));
  if (bell) return <bell.Bell opened={wanted} />;
  return <IconButton icon="bell" label={t('messages')} onClick={() => setWanted(true)} />;
}
