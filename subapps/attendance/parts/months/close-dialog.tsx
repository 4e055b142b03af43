import { type ReactElement, useState } from 'react';
import { attendanceMonthChecks, closeAttendanceMonth } from '#bridge/calls/kaoqin/months.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useSave, useTools } from '#bridge/react/index.ts';
import { Banner } from '#ui/parts/banner.tsx';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';
import css from '../mine/mine.module.css';
import own from './months.module.css';

interface CloseDialogProps {
  month: string;
  onClose: (changed: boolean) => void;
}

/** Shows what is open in a month, and closes it. */
export function CloseDialog({ month, onClose }: CloseDialogProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const checks = useCall(attendanceMonthChecks, { month });
  const closing = useSave(closeAttendanceMonth);
  const [confirmed, setConfirmed] = useState(false);
  const findings = checks.data?.findings ?? [];
  const blocked = findings.some(({ blocks }) => blocks);
  const ready = checks.data !== undefined && !blocked && (findings.length === 0 || confirmed);
  async function close(): Promise<void> {
    const outcome = await closing.save({ month, ...(confirmed && { confirmed: 'yes' }) });
    if (!outcome.ok) {
      checks.reload();
      return;
    }
    tell(t('months.closing.done', { count: outcome.result.people }), 'success');
    onClose(true);
  }
  return (
    <Dialog
      open
      width={560}
      title={t('months.closing.title', { month: formatDate(month, 'month') })}
      onClose={() => onClose(false)}
      buttons={[
        {
          id: 'close',
          label: t('months.closing.submit'),
          variant: 'primary',
          disabled: !ready,
          onClick: close,
        },
      ]}
    >
      <div className={css.panel}>
        <p className={css.faint}>{t('months.closing.hint')}</p>
        {closing.state === 'failed' && <Banner tone="bad" title={closing.error.words} />}
        {checks.state === 'failed' && <ErrorState onRetry={checks.reload} />}
        {checks.data === undefined && checks.state !== 'failed' && <SkeletonLines lines={4} />}
        {checks.data !== undefined && findings.length === 0 && (
          <Banner tone="good" title={t('months.closing.clear')} />
        )}
        {findings.length > 0 && <Findings findings={findings} />}
        {findings.length > 0 && !blocked && (
          <Checkbox checked={confirmed} onChange={setConfirmed}>
            {t('months.closing.confirm')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}

type Checks = ResultOf<typeof attendanceMonthChecks>;

function Findings({ findings }: Checks): ReactElement {
  const t = useWords();
  return (
    <>
      <h3 className={css.detailHead}>{t('months.closing.open')}</h3>
      <ul className={own.findings}>
        {findings.map(({ kind, count, blocks }) => (
          <li key={kind}>
            <span>{t(`months.closing.${kind}`)}</span>
            {blocks && <Tag tone="bad">{t('months.closing.blocks')}</Tag>}
            <b>{t('months.closing.count', { count })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
