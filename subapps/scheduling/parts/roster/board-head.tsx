import type { ReactElement } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { Roster } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { ShownWeek } from './board.tsx';
import css from './roster.module.css';
import { stateTones } from './state-tones.ts';
import { type Asking, Toolbar } from './toolbar.tsx';
import { type View, views } from './use-place.ts';
import type { RosterDraft, Unit } from './use-roster-draft.ts';

interface BoardHeadProps {
  unit: Unit;
  roster: Roster;
  draft: RosterDraft;
  view: View;
  onView: (view: View) => void;
  week: ShownWeek;
  changes: number;
  onAsk: (what: Asking) => void;
  onPrint: () => void;
  onChanged: () => void;
}

/** The state of a roster, how it is shown, and what can be done. */
export function BoardHead(props: BoardHeadProps): ReactElement {
  const { roster, draft, view, onView, changes } = props;
  const t = useWords();
  const { state, publishedAt } = roster;
  return (
    <div className={css.bar} data-print="off">
      <Tag tone={stateTones[state]}>{t(`roster.state.${state}`)}</Tag>
      {publishedAt !== null && (
        <span className={css.faint}>
          {t('roster.publishedAt', { at: formatDate(publishedAt, 'minute') })}
        </span>
      )}
      {changes > 0 && <Tag tone="warn">{t('roster.unpublished', { count: changes })}</Tag>}
      {draft.unsaved > 0 && (
        <Tag tone="accent">{t('roster.unsaved', { count: draft.unsaved })}</Tag>
      )}
      <RadioGroup
        label={t('roster.view')}
        options={views.map((value) => ({ value, label: t(`roster.views.${value}`) }))}
        value={view}
        onChange={onView}
      />
      {view === 'week' && <WeekStepper roster={roster} week={props.week} />}
      <span className={css.buttons}>
        <Toolbar {...props} />
      </span>
    </div>
  );
}

function WeekStepper({ roster, week }: { roster: Roster; week: ShownWeek }): ReactElement {
  const t = useWords();
  const dayOf = (column: number) => roster.days[column]?.day.slice(5) ?? '';
  return (
    <span className={css.stepper}>
      <IconButton
        icon="chevron-left"
        label={t('week.previous')}
        disabled={week.isFirst}
        onClick={() => week.step(-1)}
      />
      {t('week.of', { from: dayOf(week.range.first), to: dayOf(week.range.last) })}
      <IconButton
        icon="chevron-right"
        label={t('week.next')}
        disabled={week.isLast}
        onClick={() => week.step(1)}
      />
    </span>
  );
}
