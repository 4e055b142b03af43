import { lazy, type ReactElement, Suspense, useState } from 'react';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { useBridge, usePermission } from '#bridge/react/index.ts';
import { copyText } from '#ui/parts/copy-text.ts';
import { SelectionBar } from '#ui/parts/data-table/selection-bar.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import type { ColumnName } from '../../stores/columns.ts';
import type { RosterQuery } from '../../stores/roster-query.ts';
import { useWords } from '../../texts/app-texts.ts';
import { LookThroughPicked } from '../look/look-buttons.tsx';
import { useExport } from './use-export.ts';
import type { Selection } from './use-picked.ts';
import { useSelectAll } from './use-select-all.ts';

const BatchDialog = lazy(() =>
  import('../batch/batch-dialog.tsx').then((module) => ({ default: module.BatchDialog })),
);

export interface PickedBarProps {
  selection: Selection;
  query: RosterQuery;
  total: number;
  /** Columns an export has. */
  columns: readonly ColumnName[];
  /** Told while a batch runs. */
  onRunning: (running: boolean) => void;
  /** After records were changed. */
  onChanged: () => void;
}

/** How many people are picked over all pages, and what can be done with them. */
export function PickedBar(props: PickedBarProps): ReactElement {
  const { selection, query, total, columns, onRunning, onChanged } = props;
  const t = useWords();
  const copy = useCopy(selection);
  const exporting = useExport();
  const mayExport = usePermission(personnelFunctions['roster.export']);
  const mayEdit = usePermission(personnelFunctions['employee.edit']);
  const [batch, setBatch] = useState(false);
  const all = useSelectAll(query, total, selection);
  const { picked } = selection;
  const { sort, direction } = query;
  const exportPicked = () =>
    exporting.run(
      { ids: picked.map(({ id }) => id), columns: [...columns], sort, direction, format: 'xlsx' },
      picked.length,
    );
  return (
    <>
      <SelectionBar
        count={picked.length}
        onClear={selection.clear}
        {...(picked.length < all.count && { all })}
      >
        <LookThroughPicked ids={picked.map(({ id }) => id)} />
        {mayEdit && <LinkButton onClick={() => setBatch(true)}>{t('roster.batch')}</LinkButton>}
        {mayExport && (
          <LinkButton disabled={exporting.busy} onClick={() => void exportPicked()}>
            {t('export.picked')}
          </LinkButton>
        )}
        <LinkButton onClick={() => void copy()}>{t('roster.copyPicked')}</LinkButton>
      </SelectionBar>
      {batch && (
        <Suspense>
          <BatchDialog
            picked={picked}
            onRunning={onRunning}
            onClose={(changed) => {
              setBatch(false);
              if (changed) onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function useCopy({ picked }: Selection): () => Promise<void> {
  const t = useWords();
  const bridge = useBridge();
  return async () => {
    const lines = picked.map(({ name, staffNo }) => `${name}\t${staffNo}`);
    const copied = await copyText(lines.join('\n'));
    const end = copied
      ? ({ text: t('roster.copied', { count: picked.length }), tone: 'success' } as const)
      : ({ text: t('employee.copyFailed'), tone: 'error' } as const);
    void bridge.dialogs.message(end).catch(() => {});
  };
}
