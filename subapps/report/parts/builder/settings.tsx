import type { ReactElement } from 'react';
import { reportFunctions } from '#bridge/calls/prism/functions.ts';
import { type ReportDefinition, sharingRoles } from '#bridge/calls/prism/reports.ts';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useCall, usePermission } from '#bridge/react/index.ts';
import { QuestionSettings } from '#ui/figures/editor/question-settings.tsx';
import { organOf, type Prompt } from '#ui/figures/prompts.ts';
import { useFigureWords, usePresentationNames } from '#ui/figures/texts/figures-texts.ts';
import type { Presentation, Subject } from '#ui/figures/types.ts';
import { Checkbox } from '#ui/parts/checkbox.tsx';
import { Field } from '#ui/parts/field.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextArea, TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './builder.module.css';
import type { DraftWork } from './use-draft.ts';

interface SettingsProps {
  subject: Subject;
  work: DraftWork;
  change: (changes: Partial<ReportDefinition>) => void;
}

const presentations: readonly Presentation[] = ['table', 'bar', 'stack', 'line', 'area', 'pie'];
const prompts: readonly Prompt[] = ['organ', 'period'];

/** How a report is named, asked, drawn and shared. */
export function Settings({ subject, work, change }: SettingsProps): ReactElement {
  const t = useWords();
  const f = useFigureWords();
  const nameOf = usePresentationNames();
  const { definition, head, setHead } = work;
  const organ = organOf(definition.query);
  const organs = useOrgans({ chosen: [organ] });
  function turn(prompt: Prompt, on: boolean): void {
    change({ prompts: prompts.filter((one) => (one === prompt ? on : isAsked(one))) });
  }
  const isAsked = (prompt: Prompt) => definition.prompts.includes(prompt);
  return (
    <div className={css.settings}>
      <Field label={t('builder.name')} required error={work.nameError}>
        <TextInput
          value={head.name}
          maxLength={80}
          onChange={(name) => setHead({ ...head, name })}
        />
      </Field>
      <Field label={t('report.note')}>
        <TextArea
          value={head.note}
          maxLength={200}
          onChange={(note) => setHead({ ...head, note })}
        />
      </Field>
      <Field label={t('report.show')}>
        <Select
          options={presentations.map((value) => ({ value, label: nameOf(value) }))}
          value={definition.presentation}
          onChange={(presentation) => change({ presentation })}
        />
      </Field>
      <QuestionSettings
        {...{ subject, query: definition.query, organs: organs.nodes }}
        levels={organs.levels}
        organWords={organ === null ? undefined : organPath(organs.list, organ).at(-1)}
        onChange={(query) => change({ query })}
      />
      <fieldset className={css.group}>
        <legend>{t('builder.prompts')}</legend>
        {prompts.map((prompt) => (
          <Checkbox key={prompt} checked={isAsked(prompt)} onChange={(on) => turn(prompt, on)}>
            {f(`prompt.${prompt}`)}
          </Checkbox>
        ))}
      </fieldset>
      <Sharing work={work} />
    </div>
  );
}

/** The roles whose people may open the report too; each sees the figures that their own rights allow. */
function Sharing({ work }: { work: DraftWork }): ReactElement | null {
  const t = useWords();
  const mayShare = usePermission(reportFunctions['reports.share']) ?? false;
  const roles = useCall(sharingRoles, mayShare ? {} : null);
  const { head, setHead } = work;
  if (!mayShare || !roles.data) return null;
  function turn(id: string, on: boolean): void {
    const others = head.roleIds.filter((one) => one !== id);
    setHead({ ...head, roleIds: on ? [...others, id] : others });
  }
  return (
    <fieldset className={css.group}>
      <legend>{t('builder.share')}</legend>
      <p className={css.hint}>{t('builder.shareHint')}</p>
      {roles.data.map(({ id, name }) => (
        <Checkbox key={id} checked={head.roleIds.includes(id)} onChange={(on) => turn(id, on)}>
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
