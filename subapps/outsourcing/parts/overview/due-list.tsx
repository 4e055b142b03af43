import type { ReactElement } from 'react';
import { Link } from 'wouter';
import css from './overview.module.css';

export interface DueListProps {
  title: string;
  /** Said where there is nothing. */
  none: string;
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly note: string;
    readonly due: string;
    /** Where the row leads. */
    readonly to?: string;
  }[];
}

/** What is due soon, the first one first. */
export function DueList({ title, none, rows }: DueListProps): ReactElement {
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={css.hint}>{none}</p>}
      <ul className={css.list}>
        {rows.map(({ id, name, note, due, to }) => (
          <li key={id} className={css.line}>
            <span>
              {to === undefined ? name : <Link href={to}>{name}</Link>}
              {note !== '' && <span className={css.note}>{note}</span>}
            </span>
            <span className={css.hint}>{due}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
