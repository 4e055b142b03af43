import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { AnyRecord } from '#bridge/calls/record/define.ts';
import type { RecordWords } from '#bridge/calls/record/words.ts';
import { useTabTitle, useTools } from '#bridge/react/index.ts';
import { type AnyCalls, useRecord } from '#bridge/react/record.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SplitPage } from '#ui/layouts/split-page.tsx';
import { RecordPanel } from '#ui/record/record-panel.tsx';
import css from './parents-page.module.css';

/** What the rows of a panel belong to. */
export interface Parent {
  readonly id: string;
  readonly name: string;
  /** At the end of its line. */
  readonly hint?: string;
}

interface ParentsPageProps {
  title: string;
  /** Names the list of parents. */
  label: string;
  parents: readonly Parent[];
  record: AnyRecord;
  words: RecordWords;
  calls: AnyCalls;
  /** The field of the record that names its parent. */
  field: string;
  /** What is said above the rows, and shown below them. */
  hint?: string | undefined;
  below?: (parent: Parent, changes: number) => ReactNode;
  /** What is in the place of the rows while there is no parent. */
  empty: ReactNode;
  onChanged?: () => void;
}

/** Parents at the side, and the rows of the chosen one. */
export function ParentsPage(props: ParentsPageProps): ReactElement {
  const { title, label, parents, hint, below, empty, onChanged } = props;
  const [chosen, setChosen] = useState('');
  const [changes, setChanges] = useState(0);
  const parent = parents.find(({ id }) => id === chosen) ?? parents[0];
  useTabTitle(title);
  return (
    <SplitPage
      label={label}
      aside={
        <nav className={css.parents} aria-label={label}>
          {parents.map(({ id, name, hint: end }) => (
            <button
              key={id}
              type="button"
              className={css.parent}
              aria-current={id === parent?.id ? 'true' : undefined}
              onClick={() => setChosen(id)}
            >
              <span className={css.name}>{name}</span>
              {end && <span className={css.end}>{end}</span>}
            </button>
          ))}
        </nav>
      }
    >
      <main className={css.page}>
        <PageHeader title={parent ? parent.name : title} />
        {hint && <p className={css.hint}>{hint}</p>}
        {parent ? (
          <Rows
            {...props}
            key={parent.id}
            parent={parent.id}
            onChanged={() => {
              setChanges((count) => count + 1);
              onChanged?.();
            }}
          />
        ) : (
          empty
        )}
        {parent && below?.(parent, changes)}
      </main>
    </SplitPage>
  );
}

function Rows(props: ParentsPageProps & { parent: string; onChanged: () => void }): ReactElement {
  const { record, words, calls, field, parent, onChanged } = props;
  const fixed = useMemo(() => ({ [field]: parent }), [field, parent]);
  return (
    <RecordPanel
      record={record}
      words={words}
      door={useRecord(calls)}
      tools={useTools()}
      fixed={fixed}
      onChanged={onChanged}
    />
  );
}
