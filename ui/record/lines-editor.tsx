import { type ReactElement, useRef } from 'react';
import type { AnyDetail } from '#bridge/calls/record/any-row.ts';
import type { RecordScreenDoor } from '#bridge/calls/record/doors.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { LineDraft } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import css from './record.module.css';

import { type SpokenRecord, showField } from './show-value.ts';
import { useRecordScreenWords } from './texts/record-texts.ts';

export interface LinesEditorProps {
  kind: string;
  spoken: SpokenRecord;
  row: AnyDetail | undefined;
  mayWrite: boolean;
  choices: RecordScreenDoor['choices'];
  /** The lines as they were changed; nothing while they are as saved. */
  changed: readonly LineDraft[] | undefined;
  /** By `lines.<kind>.<index>.<field>`. */
  errors: Readonly<Record<string, string>>;
  /** Takes all lines of the kind, and the path of what changed. */
  onChange: (lines: readonly LineDraft[], path: string) => void;
}

/** The lines of one kind: a row of controls each, with ways to add, copy and take one away. */
export function LinesEditor(props: LinesEditorProps): ReactElement | null {
  const { kind, spoken, row, mayWrite, changed, onChange } = props;
  const t = useRecordScreenWords();
  const made = useRef(0);
  const declared = spoken.record.lines?.[kind];
  if (declared === undefined) return null;
  const words = spoken.words.lines?.[kind];
  const lines = changed ?? savedLines(row, kind);
  const add = (values: LineDraft['values'], at: number) => {
    made.current += 1;
    onChange(lines.toSpliced(at, 0, { key: `new-${made.current}`, values }), '');
  };
  return (
    <fieldset className={css.lines}>
      <legend>{words?.name ?? kind}</legend>
      {lines.length === 0 && <p className={css.hint}>{t('lines.none')}</p>}
      {lines.map((line, index) => (
        <Line
          key={line.key}
          {...props}
          line={line}
          index={index}
          onLine={(values, field) =>
            onChange(lines.with(index, { ...line, values }), `lines.${kind}.${index}.${field}`)
          }
          onCopy={lines.length < declared.most ? () => add(line.values, index + 1) : undefined}
          onRemove={() => onChange(lines.toSpliced(index, 1), '')}
        />
      ))}
      {mayWrite && lines.length < declared.most && (
        <div>
          <Button icon="plus" onClick={() => add({}, lines.length)}>
            {t('add', { name: words?.name ?? kind })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface LineProps extends LinesEditorProps {
  line: LineDraft;
  index: number;
  onLine: (values: LineDraft['values'], field: string) => void;
  onCopy: (() => void) | undefined;
  onRemove: () => void;
}

function Line(props: LineProps): ReactElement {
  const { kind, spoken, mayWrite, choices, errors, line, index } = props;
  const t = useRecordScreenWords();
  const words = spoken.words.lines?.[kind];
  const fields = Object.entries(spoken.record.lines?.[kind]?.fields ?? {});
  return (
    <fieldset className={css.line} aria-label={t('lines.line', { number: index + 1 })}>
      {fields.map(([name, field]) => {
        const value = line.values[name] ?? null;
        return (
          <Field
            key={name}
            label={words?.fields[name] ?? name}
            required={mayWrite && field.required}
            error={errors[`lines.${kind}.${index}.${name}`]}
          >
            {mayWrite ? (
              <FieldControl
                {...{ name, field, value, choices }}
                words={words?.choices[name]}
                onChange={(next) => props.onLine({ ...line.values, [name]: next }, name)}
              />
            ) : (
              <output className={css.value}>
                {showField(field, value, words?.choices[name], t) || '—'}
              </output>
            )}
          </Field>
        );
      })}
      {mayWrite && (
        <span className={css.lineButtons}>
          {props.onCopy && (
            <IconButton icon="copy" label={t('lines.copy')} onClick={props.onCopy} />
          )}
          <IconButton icon="close" label={t('lines.remove')} onClick={props.onRemove} />
        </span>
      )}
    </fieldset>
  );
}

function savedLines(row: AnyDetail | undefined, kind: string): readonly LineDraft[] {
  return (row?.lines[kind] ?? []).map(({ id, fields }) => ({ key: id, id, values: fields }));
}
