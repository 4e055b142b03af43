import type { ReactNode } from 'react';
import { type Column, leastWidth } from '#ui/parts/data-table/columns.ts';
import { LinkButton } from '#ui/parts/link.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { locale } from '#ui/texts/locale.ts';
import type { ColumnName, RosterColumn, RosterRow } from '../../stores/columns.ts';
import { addDays } from '../../stores/figures.ts';
import type { Words } from '../../texts/app-texts.ts';
import { choiceWords, statusTones } from '../field-words.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import css from './roster-cells.module.css';

/** Days before its end from which a contract is marked. */
const endsSoonDays = 60;

/** The roster's columns as the table draws them, with the way into a record at the end. */
export function tableColumns(
  t: Words,
  allowed: readonly RosterColumn[],
  today: string,
  open: (row: RosterRow) => void,
): Column<RosterRow>[] {
  const language = locale.get();
  const data = allowed.map(({ name, sortable, align, lines, width, least }): Column<RosterRow> => {
    const plain = (row: RosterRow) => cellWords(t, name, row);
    return {
      id: name,
      header: t(`column.${name}`),
      text: plain,
      cell: (row) => drawn(t, name, row, today) ?? plain(row),
      sortable: sortable ?? false,
      ...(width && { width: width[language], minWidth: Math.min(leastWidth, width[language]) }),
      ...(least && { minWidth: least[language] }),
      ...(lines && { lines }),
      ...(align && { align }),
      ...(name === 'status' && { card: 'state' as const }),
      ...(name === 'name' && { fixed: 'start', locked: true }),
    };
  });
  const action: Column<RosterRow> = {
    id: 'open',
    header: '',
    width: 60,
    fixed: 'end',
    locked: true,
    text: () => '',
    cell: (row) => (
      <LinkButton
        tabIndex={-1}
        aria-label={t('roster.openNamed', { name: row.name })}
        onClick={() => open(row)}
      >
        {t('roster.open')}
      </LinkButton>
    ),
  };
  return [...data, action];
}

// Cells that are more than words.
function drawn(t: Words, name: ColumnName, row: RosterRow, today: string): ReactNode {
  switch (name) {
    case 'name':
      return (
        <span className={css.person} title={row.name}>
          <PersonAvatar id={row.id} name={row.name} size="sm" />
          <span className={css.name}>{row.name}</span>
        </span>
      );
    case 'status':
      return <Tag tone={statusTones[row.status]}>{t(`status.${row.status}`)}</Tag>;
    case 'staffNo':
      return <span className={css.quiet}>{row.staffNo}</span>;
    case 'contractEndsOn':
      return endsSoon(row, today) ? (
        <span className={css.soon}>{formatDate(row.contractEndsOn)}</span>
      ) : undefined;
    default:
      return undefined;
  }
}

function endsSoon({ contractEndsOn, status }: RosterRow, today: string): boolean {
  const works = status !== 'left' && status !== 'retired';
  return works && contractEndsOn !== null && contractEndsOn <= addDays(today, endsSoonDays);
}

function cellWords(t: Words, name: ColumnName, row: RosterRow): string {
  switch (name) {
    case 'gender':
    case 'employmentType':
      return choiceWords(t, name, row[name]);
    case 'status':
      return t(`status.${row.status}`);
    case 'seniorityYears':
      return t('roster.years', { years: formatNumber(row.seniorityYears, 1) });
    case 'age':
      return row.age === null ? '' : String(row.age);
    case 'contractKind':
      return row.contractKind === null ? '' : t(`contract.kinds.${row.contractKind}`);
    case 'contractEndsOn':
      return row.contractKind === 'open'
        ? t('contract.kinds.open')
        : formatDate(row.contractEndsOn);
    case 'joinedOn':
    case 'leftOn':
      return formatDate(row[name]);
    default:
      return row[name] ?? '';
  }
}
