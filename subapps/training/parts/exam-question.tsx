import type { ReactElement } from 'react';
import type { getExamQuestions } from '#bridge/calls/elephantstep/examination.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import css from './training.module.css';

/** A question as the browser has it, with the own answer. */
export type Question = ResultOf<typeof getExamQuestions>['questions'][number];

/** One question and what it is answered by. */
export function ExamQuestion(props: {
  number: number;
  question: Question;
  onChange: (chosen: string[], written: string) => void;
}): ReactElement {
  const { number, question, onChange } = props;
  const { kind, options, chosen, written } = question;
  const label = `${number}. ${question.question}`;
  if (kind === 'many') {
    return (
      <fieldset className={css.card}>
        <legend>{label}</legend>
        {options.map(({ id, answer }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id), '')
            }
          >
            {answer}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  return (
    <div className={css.card}>
      <Field label={label}>
        {kind === 'blank' ? (
          <TextInput value={written} maxLength={200} onChange={(text) => onChange([], text)} />
        ) : (
          <RadioGroup
            value={chosen[0]}
            options={options.map(({ id, answer }) => ({ value: id, label: answer }))}
            onChange={(id) => onChange([id], '')}
          />
        )}
      </Field>
    </div>
  );
}
