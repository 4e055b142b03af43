import type { ReactElement } from 'react';
import { IconButton } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon/icon.tsx';
import { LinkButton } from '../parts/link.tsx';
import { Definition } from './definition.tsx';
import { headingWords } from './describe.ts';
import { CellValue } from './figure-cell.tsx';
import css from './figures.module.css';
import type { Member } from './grid-of.ts';
import {
  type FigureColumn,
  type FigureLine,
  type FigureSort,
  nextSort,
  tableOf,
} from './table-of.ts';
import { useFigureWords } from './texts/figures-texts.ts';
import type { Figures } from './types.ts';

/** What can be done in a table of figures. */
export interface FiguresTableProps {
  figures: Figures;
  /** Spoken name. */
  label: string;
  sort: FigureSort | null;
  /** Without it the table cannot be sorted. */
  onSort?: ((sort: FigureSort | null) => void) | undefined;
  /** Narrows the question to a value; asked for each dimension by its place, null where it cannot be. */
  intoOf?: ((dimension: number, member: Member) => (() => void) | null) | undefined;
  /** Opens the list behind a row. */
  onDrill?: ((place: string) => void) | undefined;
}

/** The figures of an answer as a table, its totals last. */
export function FiguresTable(props: FiguresTableProps): ReactElement {
  const { figures, label, sort, onDrill } = props;
  const { heads, columns, lines } = tableOf(figures, sort);
  const hasDrill = onDrill !== undefined && lines.some(({ row }) => row?.drill);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its place is scrolled by keyboard too
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={css.name}>
                {head}
              </th>
            ))}
            {heads.length === 0 && <td />}
            {columns.map((column, at) => (
              <Heading key={column.key} {...props} column={column} at={at} />
            ))}
            {hasDrill && <td className={css.tools} />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.key} {...props} {...{ line, columns, hasDrill }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading(props: FiguresTableProps & { column: FigureColumn; at: number }): ReactElement {
  const { figures, sort, onSort, column, at } = props;
  const t = useFigureWords();
  const { measure } = column;
  const label = column.label ?? t('total');
  const isOwn = column.key === measure.name;
  const words = headingWords(t, column);
  const direction = sort?.column === at ? sort.direction : undefined;
  const spoken = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={direction && spoken}>
      <span className={css.heading}>
        {onSort && figures.rows.length > 1 ? (
          <button
            type="button"
            className={css.sort}
            data-on={direction !== undefined}
            title={t('sort', { name: label })}
            onClick={() => onSort(nextSort(at, direction))}
          >
            {words}
            <Icon
              name={direction === 'asc' ? 'arrow-up' : direction ? 'arrow-down' : 'sort'}
              size={12}
            />
          </button>
        ) : (
          words
        )}
        {isOwn && <Definition measure={measure} />}
      </span>
    </th>
  );
}

interface LineProps extends FiguresTableProps {
  line: FigureLine;
  columns: readonly FigureColumn[];
  hasDrill: boolean;
}

function Line({ line, columns, hasDrill, intoOf, onDrill }: LineProps): ReactElement {
  const t = useFigureWords();
  const { names, cells, row, isTotal } = line;
  const drill = row?.drill;
  const label = names.map((name) => name?.label ?? t('total')).join(' · ') || t('total');
  return (
    <tr className={classNames(isTotal && css.total)}>
      {names.length === 0 && (
        <th scope="row" className={css.name}>
          {t('total')}
        </th>
      )}
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column of names is distinguished by its place
        <th key={at} scope="row" className={css.name}>
          <Name member={name} onInto={name && intoOf?.(at, name)} />
        </th>
      ))}
      {columns.map((column, at) => (
        <td key={column.key}>
          <CellValue cell={cells[at]} measure={column.measure} />
        </td>
      ))}
      {hasDrill && (
        <td className={css.tools}>
          {drill && (
            <IconButton
              size="sm"
              icon="list"
              label={t('drill', { name: label })}
              data-print="off"
              onClick={() => onDrill?.(drill)}
            />
          )}
        </td>
      )}
    </tr>
  );
}

interface NameProps {
  member: Member | null;
  onInto: (() => void) | null | undefined;
}

function Name({ member, onInto }: NameProps): ReactElement {
  const t = useFigureWords();
  if (member === null) return <>{t('total')}</>;
  if (!onInto) return <>{member.label}</>;
  return (
    <LinkButton title={t('into', { name: member.label })} onClick={onInto}>
      {member.label}
    </LinkButton>
  );
}
