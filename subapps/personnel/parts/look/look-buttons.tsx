import type { ReactElement } from 'react';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { usePermission } from '#bridge/react/index.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { useLookWords } from './texts/look-texts.ts';
import { useLook } from './use-look.ts';

export interface LookProps {
  /** Ids of the employments, in the order they are looked through. */
  ids: readonly string[];
}

/** Looks through the people of the page that is shown, from the first one on. */
export function LookThrough({ ids }: LookProps): ReactElement | null {
  const t = useLookWords();
  const look = useLook();
  if (usePermission(personnelFunctions.employee) !== true) return null;
  return (
    <IconButton
      icon="eye"
      variant="default"
      label={t('look.action')}
      disabled={ids.length === 0}
      onClick={() => void look(ids)}
    />
  );
}
