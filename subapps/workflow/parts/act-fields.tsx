import type { ReactElement } from 'react';
import { Field } from '#ui/parts/field.tsx';
import type { Option } from '#ui/parts/option.ts';
import { RadioGroup } from '#ui/parts/radio-group.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { formatList } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import type { Approval } from './approval-view.tsx';
import { FilesInput, type NamedFile } from './forms/files-input.tsx';
import { PeopleChoice } from './people-choice.tsx';

/** What is said with an act. */
export interface Said {
  readonly words: string;
  readonly people: readonly Option[];
  readonly place: 'before' | 'after' | 'beside';
  readonly mode: 'or' | 'and' | 'order';
  readonly node: string;
  readonly how: 'walk' | 'direct';
  readonly taskId: string;
  readonly files: readonly NamedFile[];
}

/** Where no step is named: the applicant. */
export const start = 'start';

interface PartProps {
  approval: Approval;
  said: Said;
  onChange: (said: Said) => void;
}

/** Whose task goes to somebody else. */
export function TaskField({ approval, said, onChange }: PartProps): ReactElement {
  const t = useWords();
  const open = approval.steps.flatMap(({ name, people }) =>
    people.flatMap((one) =>
      one.state === 'open' && one.taskId
        ? [{ value: one.taskId, label: `${name} · ${one.name}` }]
        : [],
    ),
  );
  return (
    <Field label={t('ask.task')}>
      <Select
        options={open}
        value={said.taskId}
        onChange={(taskId) => onChange({ ...said, taskId })}
      />
    </Field>
  );
}

/** The open step that passes, or whose people are found again. */
export function StepField({ approval, said, onChange }: PartProps): ReactElement {
  const t = useWords();
  const open = approval.steps.flatMap(({ node, name, state, people }) => {
    const asked = people.filter((one) => one.state === 'open').map((one) => one.name);
    const label = asked.length > 0 ? `${name} · ${formatList(asked)}` : name;
    return state === 'open' ? [{ value: node, label }] : [];
  });
  return (
    <Field label={t('ask.step')}>
      <Select options={open} value={said.node} onChange={(node) => onChange({ ...said, node })} />
    </Field>
  );
}

/** Where others are added, and how they decide. */
export function AddFields({ said, onChange }: Omit<PartProps, 'approval'>): ReactElement {
  const t = useWords();
  const places = (['before', 'after', 'beside'] as const).map((value) => ({
    value,
    label: t(`ask.places.${value}`),
  }));
  const modes = (['and', 'or', 'order'] as const).map((value) => ({
    value,
    label: t(`ask.modes.${value}`),
  }));
  return (
    <>
      <Field label={t('ask.place')}>
        <RadioGroup
          options={places}
          value={said.place}
          onChange={(place) => onChange({ ...said, place })}
        />
      </Field>
      {said.people.length > 1 && said.place !== 'beside' && (
        <Field label={t('ask.mode')}>
          <Select
            options={modes}
            value={said.mode}
            onChange={(mode) => onChange({ ...said, mode })}
          />
        </Field>
      )}
    </>
  );
}

/** Where it goes back to, and how it comes again. */
export function ReturnFields({ approval, said, onChange }: PartProps): ReactElement {
  const t = useWords();
  const targets = [
    { value: start, label: `${t('ask.targetStart')} · ${approval.starter.name}` },
    ...(approval.task?.returnTo ?? []).map(({ node, name }) => ({ value: node, label: name })),
  ];
  const hows = (['walk', 'direct'] as const).map((value) => ({
    value,
    label: t(`ask.hows.${value}`),
  }));
  return (
    <>
      <Field label={t('ask.target')}>
        <Select
          options={targets}
          value={said.node}
          onChange={(node) => onChange({ ...said, node })}
        />
      </Field>
      <Field label={t('ask.how')}>
        <RadioGroup
          options={hows}
          value={said.how}
          onChange={(how) => onChange({ ...said, how })}
        />
      </Field>
    </>
  );
}

/** Who is mentioned in a comment, and what comes with it. */
export function CommentFields({ said, onChange }: Omit<PartProps, 'approval'>): ReactElement {
  const t = useWords();
  return (
    <>
      <Field label={t('ask.mention')}>
        <PeopleChoice
          value={said.people}
          most={9}
          taskId={undefined}
          onChange={(people) => onChange({ ...said, people })}
        />
      </Field>
      <Field label={t('ask.files')}>
        <FilesInput value={said.files} onChange={(files) => onChange({ ...said, files })} />
      </Field>
    </>
  );
}
