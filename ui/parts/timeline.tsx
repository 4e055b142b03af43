import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import tag from './tag.module.css';
import type { Tone } from './tag.tsx';
import css from './timeline.module.css';

export interface TimelineItem {
  readonly id: string;
  /** What happened, in a few words. */
  readonly title: ReactNode;
  /** When, as it shall be read. */
  readonly time: string;
  /** The same moment for machines, ISO 8601. */
  readonly at: string;
  /** Who did it. */
  readonly by?: string;
  /** The details: what was changed into what. */
  readonly body?: ReactNode;
  readonly tone?: Tone;
}

/** What happened, one after the other, latest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }): ReactElement {
  return (
    <ol>
      {items.map((item) => (
        <li key={item.id} className={classNames(css.item, tag[item.tone ?? 'accent'])}>
          <div className={css.line}>
            <span className={css.title}>{item.title}</span>
            {item.by && <span className={css.by}>{item.by}</span>}
            <time className={css.time} dateTime={item.at}>
              {item.time}
            </time>
          </div>
          {item.body && <div className={css.body}>{item.body}</div>}
        </li>
      ))}
    </ol>
  );
}

export interface Change {
  readonly id: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** What was changed into what, a line for each field. */
export function ChangeList({ changes }: { changes: readonly Change[] }): ReactElement {
  return (
    <dl>
      {changes.map(({ id, label, before, after }) => (
        <div key={id} className={css.change}>
          <dt>{label}</dt>
          <dd>
            <del className={css.before}>{before}</del>
            <ins className={css.after}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
