import { type ReactElement, useState } from 'react';
import { attendanceMonthSheet, rejudgeMonth } from '#bridge/calls/kaoqin/months.ts';
import { useDownload, useSave, useTools } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { useWords } from '../../texts/app-texts.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { AttendanceMonth } from './months.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

interface MonthActionsProps {
  month: AttendanceMonth;
  onChanged: () => void;
}

/** What can be done with a month: its sheet, closing, reopening. */
export function MonthActions({ month, onChanged }: MonthActionsProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const judging = useSave(rejudgeMonth);
  const download = useDownload(attendanceMonthSheet, (name) => t('months.exported', { name }));
  const [asking, setAsking] = useState<'close' | 'reopen' | null>(null);
  const done = (changed: boolean) => {
    setAsking(null);
    if (changed) onChanged();
  };
  async function judge(): Promise<void> {
    const outcome = await judging.save({ month: month.month });
    tell(outcome.ok ? t('rejudge.started') : outcome.error.words, outcome.ok ? 'success' : 'error');
  }
  const save = (format: 'csv' | 'xlsx') => download({ month: month.month, format });
  return (
    <>
      <Button icon="download" onClick={() => void save('xlsx')}>
        {t('months.export', { format: 'Excel' })}
      </Button>
      <Button onClick={() => void save('csv')}>{t('months.export', { format: 'CSV' })}</Button>
      {month.can.rejudge && (
        <Button busy={judging.state === 'saving'} onClick={() => void judge()}>
          {t('rejudge.button')}
        </Button>
      )}
      {month.can.reopen && (
        <Button onClick={() => setAsking('reopen')}>{t('months.reopen')}</Button>
      )}
      {month.can.close && (
        <Button variant="primary" onClick={() => setAsking('close')}>
          {t('months.close')}
        </Button>
      )}
      {asking === 'close' && <CloseDialog month={month.month} onClose={done} />}
      {asking === 'reopen' && <ReopenDialog month={month.month} onClose={done} />}
    </>
  );
}
