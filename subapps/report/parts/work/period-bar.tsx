import type { ReactElement } from 'react';
import {
  neighbourOf,
  type WorkPeriod,
  type WorkReportKind,
  workReportKinds,
} from '#bridge/calls/wpm/periods.ts';
import { ControlBar } from '#ui/layouts/stack-page.tsx';
import { IconButton } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../../texts/app-texts.ts';

/** Chooses the kind of report, and goes from period to period. */
export function PeriodBar(props: {
  kind: WorkReportKind;
  period: WorkPeriod;
  onKind: (kind: WorkReportKind) => void;
  onDay: (day: string) => void;
}): ReactElement {
  const t = useWords();
  const { kind, period, onKind, onDay } = props;
  const to = (by: -1 | 1) => () => onDay(neighbourOf(kind, period, by).fromOn);
  const { fromOn, toOn } = period;
  return (
    <ControlBar>
      <Select
        label={t('work.kind')}
        value={kind}
        options={workReportKinds.map((value) => ({ value, label: t(`work.kinds.${value}`) }))}
        onChange={(next) => onKind(workReportKinds.find((one) => one === next) ?? 'daily')}
      />
      <IconButton icon="chevron-left" label={t('work.before')} onClick={to(-1)} />
      <span>
        {fromOn === toOn ? formatDate(fromOn) : `${formatDate(fromOn)} – ${formatDate(toOn)}`}
      </span>
      <IconButton icon="chevron-right" label={t('work.after')} onClick={to(1)} />
    </ControlBar>
  );
}
