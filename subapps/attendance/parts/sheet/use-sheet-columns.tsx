import { useMemo } from 'react';
import { attendanceFunctions } from '#bridge/calls/kaoqin/functions.ts';
import { usePermission } from '#bridge/react/index.ts';
import type { Column } from '#ui/parts/data-table/columns.ts';
import type { RowButtons } from '#ui/parts/data-table/row-buttons.ts';
import { RowButtonsCell } from '#ui/parts/data-table/row-buttons-cell.tsx';
import { timeRecords } from '../../stores/time-records.ts';
import { useWords } from '../../texts/app-texts.ts';
import { columnsOf, type SheetLine } from './sheet-columns.tsx';

/** What a missing punch can put right. */
const patched: ReadonlySet<string> = new Set([
  'no-punch-in',
  'no-punch-out',
  'absent',
  'absent-late',
]);

/** The columns of the sheet of days; who may ask for punches of others has a button for it on days that lack one. */
export function useSheetColumns(onPatch: (line: SheetLine) => void): readonly Column<SheetLine>[] {
  const t = useWords();
  const mayAct = usePermission(attendanceFunctions.exceptions) === true;
  const mayPatch = usePermission(`${timeRecords.patches.record.functionId}.edit`) === true;
  return useMemo(() => {
    const columns = columnsOf(t);
    if (!mayAct || !mayPatch) return columns;
    const buttons: RowButtons<SheetLine> = [
      {
        event: 'patchCard',
        label: t('patch.button'),
        condition: ({ exceptions }) => exceptions.some((one) => patched.has(one)),
        onClick: onPatch,
      },
    ];
    const column: Column<SheetLine> = {
      id: 'buttons',
      header: '',
      width: 120,
      fixed: 'end',
      card: 'buttons',
      cell: (row) => <RowButtonsCell row={row} buttons={buttons} />,
    };
    return [...columns, column];
  }, [t, mayAct, mayPatch, onPatch]);
}
