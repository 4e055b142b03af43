import { lazy, type ReactElement, Suspense, useState } from 'react';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { usePermission } from '#bridge/react/index.ts';
import type { BatchAction, ListWiring, PickedRow } from '#ui/layouts/list-screen/list-config.ts';
import { copyText } from '#ui/parts/copy-text.ts';
import type { RosterRow } from '../../stores/columns.ts';
import { useWords } from '../../texts/app-texts.ts';
import { useLookAction } from '../look/use-look-action.ts';
import type { RosterExports } from './use-roster-export.ts';

const BatchDialog = lazy(() =>
  import('../batch/batch-dialog.tsx').then((module) => ({ default: module.BatchDialog })),
);

/** What can be done with the selected people, and the dialog over the roster that one of the actions opens. */
export interface RosterBatch {
  readonly actions: readonly BatchAction<RosterRow>[];
  readonly dialog: ReactElement | null;
}

/** Looking through people, changing one field of them all, exporting them and copying their names, each for who may. */
export function useRosterBatch(
  tell: ListWiring<RosterRow>['tell'],
  exportPicked: RosterExports['picked'] | undefined,
  onChanged: () => void,
): RosterBatch {
  const t = useWords();
  const look = useLookAction();
  const mayEdit = usePermission(personnelFunctions['employee.edit']) === true;
  const [picked, setPicked] = useState<readonly PickedRow[]>();
  const actions: readonly (BatchAction<RosterRow> | false | undefined)[] = [
    ...look,
    mayEdit && {
      id: 'batch',
      label: t('roster.batch'),
      run: async (people) => setPicked(people),
    },
    exportPicked && {
      id: 'export',
      label: t('export.picked'),
      run: (people, _, shown) => exportPicked(people, shown),
    },
    {
      id: 'copy',
      label: t('roster.copyPicked'),
      async run(people) {
        const lines = people.map(({ userName, detail }) => `${userName}\t${detail}`);
        const copied = await copyText(lines.join('\n'));
        if (copied) tell(t('roster.copied', { count: people.length }), 'success');
        else tell(t('employee.copyFailed'), 'error');
      },
    },
  ];
  function close(changed: boolean): void {
    setPicked(undefined);
    if (changed) onChanged();
  }
  return {
    actions: actions.filter((action) => action !== false && action !== undefined),
    dialog: picked ? (
      <Suspense>
        <BatchDialog picked={picked} onClose={close} />
      </Suspense>
    ) : null,
  };
}
