// biome-ignore-all lint/a11y/useSemanticElements: a table cannot draw only the lines in sight
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell
import { memo, type ReactElement } from 'react';
import { classNames } from '#ui/parts/class-names.ts';
import { formatDate } from '#ui/texts/format.ts';
import { hoursOf } from '../../stores/clock.ts';
import type { Person, Roster } from '../../stores/draft.ts';
import { type Finding, rowMinutes } from '../../stores/findings.ts';
import { useWords, type Words } from '../../texts/app-texts.ts';
import marks from './cell.module.css';
import { findingWords, planWords, shortShift, trainingWords } from './cell-words.ts';
import css from './grid.module.css';
import { cellId } from './lines.ts';

export interface GridRowProps {
  roster: Roster;
  row: number;
  top: number;
  plans: readonly number[];
  findings: readonly Finding[];
  /** The columns in sight. */
  columns: readonly number[];
  isWide: boolean;
  /** Columns that are selected; -1 for none. */
  from: number;
  to: number;
  /** The column in focus, or -1. */
  focus: number;
  /** Columns that a fill would reach; -1 for none. */
  fillFrom: number;
  fillTo: number;
  /** The selection ends here: its last cell has the handle. */
  hasHandle: boolean;
}

/** A person's line. It is drawn again only when what is in it changes. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement | null {
  const { roster, row, top, plans, columns } = props;
  const person = roster.people[row];
  if (person === undefined) return null;
  return (
    <div className={css.line} role="row" aria-rowindex={row + 2} style={{ top }}>
      <PersonCell person={person} minutes={rowMinutes(plans, roster)} roster={roster} />
      {columns.map((column) => (
        <Cell key={column} {...props} person={person} column={column} />
      ))}
    </div>
  );
});

interface PersonCellProps {
  person: Person;
  minutes: number;
  roster: Roster;
}

function PersonCell({ person, minutes, roster: { targetMinutes } }: PersonCellProps) {
  const t = useWords();
  const about = [person.staffNo, person.postName].filter(Boolean).join(' · ');
  const hours = t('grid.hours', { hours: hoursOf(minutes), target: hoursOf(targetMinutes) });
  return (
    <div className={css.person} role="rowheader" title={`${person.name} ${about}`}>
      <span className={css.who}>
        <strong className={css.name}>{person.name}</strong>
        <small className={css.about}>{about}</small>
      </span>
      <span className={classNames(css.hours, minutes > targetMinutes && css.over)}>{hours}</span>
    </div>
  );
}

interface CellProps extends GridRowProps {
  person: Person;
  column: number;
}

function Cell(props: CellProps): ReactElement {
  const { roster, row, column, person, plans, isWide, from, to } = props;
  const t = useWords();
  const plan = plans[column] ?? -1;
  const day = roster.days[column];
  const shift = roster.shifts[plan - 1];
  const leave = person.leave.find(([at]) => at === column)?.[1];
  const training = person.training.filter(([at]) => at === column);
  const found = props.findings.filter((one) => one.column === column);
  const isOff = day !== undefined && !isEmployed(person, day.day);
  const isChanged = roster.state !== 'draft' && plan !== (person.published[column] ?? -1);
  const isSelected = from >= 0 && column >= from && column <= to;
  const notes = [
    leave && t(`grid.leave.${leave}`),
    ...training.map(([, start, end, name]) => trainingWords({ from: start, to: end, name }, t)),
    isOff && t('grid.off'),
    isChanged && t('grid.changed'),
    ...found.map((one) => findingWords(one, t)),
  ].filter((note) => typeof note === 'string');
  const words = planWords(plan, roster.shifts, t);
  return (
    <div
      id={cellId(row, column)}
      className={marks.cell}
      role="gridcell"
      aria-selected={isSelected}
      aria-label={[person.name, formatDate(day?.day, 'long'), words, ...notes].join(' ')}
      title={notes.length > 0 ? [words, ...notes].join('\n') : undefined}
      data-row={row}
      data-column={column}
      data-colour={shift?.colour ?? (plan === 0 ? 'rest' : undefined)}
      data-kind={day?.kind}
      data-off={isOff || undefined}
      data-selected={isSelected || undefined}
      data-focus={props.focus === column || undefined}
      data-filling={(column >= props.fillFrom && column <= props.fillTo) || undefined}
      data-conflict={found.length === 0 ? undefined : found.some(({ blocking }) => blocking)}
    >
      {shownPlan()}
      {leave && <i className={marks.leave} data-part={leave} />}
      {training.length > 0 && <i className={marks.training} />}
      {isChanged && <i className={marks.changed} />}
      {props.hasHandle && column === to && <i className={marks.handle} data-fill="" />}
    </div>
  );

  function shownPlan(): string {
    if (shift !== undefined) return isWide ? shift.name : shortShift(shift);
    if (training.length > 0) return t(isWide ? 'training' : 'trainingShort');
    return plan === 0 ? restWord(isWide, t) : '';
  }
}

function restWord(isWide: boolean, t: Words): string {
  return isWide ? t('restDay') : t('rest');
}

function isEmployed({ joinedOn, leftOn }: Person, day: string): boolean {
  return day >= joinedOn && (leftOn === null || day <= leftOn);
}
