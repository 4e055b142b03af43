import type { ReactElement } from 'react';
import { sheetDay } from '#bridge/calls/kaoqin/sheet.ts';
import { useCall } from '#bridge/react/index.ts';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import { PunchList, ReasonList } from '../mine/day-parts.tsx';
import css from '../mine/mine.module.css';
import type { SheetLine } from './sheet-columns.tsx';

interface SheetDayDialogProps {
  line: Pick<SheetLine, 'employmentId' | 'name' | 'day'>;
  onClose: () => void;
}

/** A line of the sheet: the punches of the day, and how the result came about. */
export function SheetDayDialog({ line, onClose }: SheetDayDialogProps): ReactElement {
  const t = useWords();
  const { employmentId, name, day } = line;
  const { state, data, reload } = useCall(sheetDay, { employmentId, day });
  return (
    <Dialog
      open
      side
      width={504}
      title={t('sheet.dayTitle', { name, day: formatDate(day) })}
      hideCancel
      onClose={onClose}
    >
      {state === 'failed' && <ErrorState onRetry={reload} />}
      {data === undefined && state !== 'failed' && <SkeletonLines lines={6} />}
      {data !== undefined && (
        <div className={css.panel}>
          <PunchList punches={data.punches} />
          <ReasonList reasons={data.reasons} />
        </div>
      )}
    </Dialog>
  );
}
