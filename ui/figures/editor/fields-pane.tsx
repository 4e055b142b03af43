import { type ReactElement, useId } from 'react';
import { Icon } from '../../parts/icon/icon.tsx';
import { Select } from '../../parts/select/select.tsx';
import { Definition } from '../definition.tsx';
import { firstQuestion, mostOf, turnDimension, turnMeasure } from '../question.ts';
import { useFigureWords } from '../texts/figures-texts.ts';
import type { FigureQuery, Subject } from '../types.ts';
import css from './editor.module.css';

/** A question, what may be asked, and the way to change it. */
export interface FieldsPaneProps {
  subjects: readonly Subject[];
  query: FigureQuery;
  onChange: (query: FigureQuery) => void;
}

/** What a question asks: its subject, its measures and its dimensions, each turned on and off by a button. */
export function FieldsPane({ subjects, query, onChange }: FieldsPaneProps): ReactElement {
  const t = useFigureWords();
  const subject = subjects.find(({ name }) => name === query.subject);
  function changeSubject(name: string): void {
    const next = subjects.find((one) => one.name === name);
    if (next && name !== query.subject) onChange(firstQuestion(next));
  }
  return (
    <div className={css.fields}>
      <Select
        label={t('editor.subject')}
        options={subjects.map(({ name, label }) => ({ value: name, label }))}
        value={query.subject}
        onChange={changeSubject}
      />
      {subject && (
        <>
          <FieldList
            title={t('editor.measures')}
            hint={t('editor.upTo', { count: mostOf.measures })}
            fields={subject.measures}
            chosen={query.measures}
            isFull={query.measures.length >= mostOf.measures}
            onTurn={(name) => onChange(turnMeasure(query, name))}
          />
          <FieldList
            title={t('editor.dimensions')}
            hint={t('editor.upTo', { count: mostOf.by })}
            fields={subject.dimensions}
            chosen={query.by}
            isFull={false}
            onTurn={(name) => onChange(turnDimension(query, name, subject))}
          />
        </>
      )}
    </div>
  );
}

interface Named {
  readonly name: string;
  readonly label: string;
  readonly guarded?: boolean;
}

interface FieldListProps {
  title: string;
  hint: string;
  fields: readonly (Named | Subject['measures'][number])[];
  chosen: readonly string[];
  isFull: boolean;
  onTurn: (name: string) => void;
}

function FieldList(props: FieldListProps): ReactElement {
  const { title, hint, fields, chosen, isFull, onTurn } = props;
  const t = useFigureWords();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id} className={css.title}>
        {title} <span className={css.faint}>{hint}</span>
      </p>
      <ul className={css.list}>
        {fields.map((field) => {
          const at = chosen.indexOf(field.name);
          return (
            <li key={field.name} className={css.item}>
              <button
                type="button"
                className={css.turn}
                aria-pressed={at >= 0}
                disabled={isFull && at < 0}
                onClick={() => onTurn(field.name)}
              >
                <span className={css.mark} aria-hidden="true">
                  {at >= 0 ? at + 1 : <Icon name="plus" size={12} />}
                </span>
                {field.label}
                {field.guarded && <Icon name="lock" size={12} label={t('editor.guarded')} />}
              </button>
              {'definition' in field && <Definition measure={field} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
