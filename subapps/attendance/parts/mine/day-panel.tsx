import { type ReactElement, useState } from 'react';
import { myDay } from '#bridge/calls/kaoqin/mine.ts';
import { useCall } from '#bridge/react/index.ts';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { clockWords } from '../../stores/clock.ts';
import { isWrong, type MonthDay, toneOf } from '../../stores/day-look.ts';
import { useWords } from '../../texts/app-texts.ts';
import { PunchList, ReasonList } from './day-parts.tsx';
import css from './mine.module.css';
import { PatchDialog } from './patch-dialog.tsx';

interface DayPanelProps {
  day: MonthDay;
  onChanged: () => void;
}

/** A day in detail: its shift, every punch, and how the result came about. */
export function DayPanel({ day, onChanged }: DayPanelProps): ReactElement {
  const t = useWords();
  const detail = useCall(myDay, { day: day.day });
  const [patching, setPatching] = useState(false);
  const time = (minute: number) => clockWords(minute, (text) => t('day.nextDay', { time: text }));
  return (
    <section className={css.detail} aria-label={t('day.title', { day: formatDate(day.day) })}>
      <h2 className={css.detailTitle}>
        {formatDate(day.day)}
        {day.result !== null && <Tag tone={toneOf(day)}>{t(`state.${day.result.state}`)}</Tag>}
        {day.calendarName !== null && <Tag>{day.calendarName}</Tag>}
      </h2>
      {day.shift !== null && (
        <p className={css.faint}>
          {t('day.shift')} {day.shift.name} {time(day.shift.from)} – {time(day.shift.to)}
        </p>
      )}
      {isWrong(day) && (
        <div>
          <Button size="sm" onClick={() => setPatching(true)}>
            {t('patch.button')}
          </Button>
        </div>
      )}
      {patching && (
        <PatchDialog
          day={day.day}
          onClose={(sent) => {
            setPatching(false);
            if (!sent) return;
            detail.reload();
            onChanged();
          }}
        />
      )}
      {detail.state === 'failed' && <ErrorState onRetry={detail.reload} />}
      {!detail.data && detail.state !== 'failed' && <SkeletonLines lines={4} />}
      {detail.data && (
        <>
          <PunchList punches={detail.data.punches} />
          <ReasonList reasons={detail.data.reasons} />
        </>
      )}
    </section>
  );
}
