import type { ReactElement, ReactNode, Ref } from 'react';
import css from './detail-page.module.css';

export interface DetailPageProps {
  /** A `PageHeader`. */
  header: ReactNode;
  /** Stands between the header and the content: a banner, the key facts. */
  summary?: ReactNode;
  children: ReactNode;
  /** Stays in sight at the bottom: the buttons of a form. */
  foot?: ReactNode;
  /** Takes the element that scrolls. */
  scroller?: Ref<HTMLDivElement>;
}

/** One record: name, key facts, content that scrolls. */
export function DetailPage(props: DetailPageProps): ReactElement {
  const { header, summary, children, foot, scroller } = props;
  return (
    <main className={css.page}>
      <div ref={scroller} className={css.scroll}>
        <div className={css.column}>
          {header}
          {summary}
          {children}
        </div>
      </div>
      {foot && (
        <div className={css.foot}>
          <div className={css.buttons}>{foot}</div>
        </div>
      )}
    </main>
  );
}

export interface SectionProps {
  title: string;
  /** At the end of the title's line: an edit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, actions, children }: SectionProps): ReactElement {
  return (
    <section className={css.section}>
      <div className={css.sectionHead}>
        <h2 className={css.sectionTitle}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Fields of a form, in as many columns as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.fields}>{children}</div>;
}
