import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { usePermission } from '#bridge/react/index.ts';
import type { BatchAction } from '#ui/layouts/list-screen/list-config.ts';
import type { RosterRow } from '../../stores/columns.ts';
import { useLookWords } from './texts/look-texts.ts';
import { useLook } from './use-look.ts';

/** Looks through the selected people one after the other, for who may read records. */
export function useLookAction(): readonly BatchAction<RosterRow>[] {
  const t = useLookWords();
  const look = useLook();
  if (usePermission(personnelFunctions.employee) !== true) return [];
  return [
    { id: 'look', label: t('look.picked'), run: (people) => look(people.map(({ id }) => id)) },
  ];
}
