import type { ReactElement } from 'react';
import { Field } from '../../parts/field.tsx';
import { TreeSelect } from '../../parts/pickers/tree-select.tsx';
import { Select } from '../../parts/select/select.tsx';
import type { TreeLevels } from '../../parts/tree/tree-levels.ts';
import type { TreeNode } from '../../parts/tree/tree-rows.ts';
import { PeriodChoice } from '../period-choice.tsx';
import { organDimension, organOf, withOrgan } from '../prompts.ts';
import { comparisons, isOverTime, topOf, tops, withComparison, withTop } from '../question.ts';
import { useFigureWords } from '../texts/figures-texts.ts';
import type { FigureQuery, Subject } from '../types.ts';

interface QuestionSettingsProps {
  subject: Subject;
  query: FigureQuery;
  onChange: (query: FigureQuery) => void;
  organs: readonly TreeNode[];
  /** Given where only some levels of a large tree are in `organs`. */
  levels?: TreeLevels | undefined;
  /** The chosen organisation in words. */
  organWords: string | undefined;
}

/** Where and when a question looks, what it compares with and how many rows it keeps. */
export function QuestionSettings(props: QuestionSettingsProps): ReactElement {
  const { subject, query, onChange, organs, levels, organWords } = props;
  const t = useFigureWords();
  const hasOrgan = subject.dimensions.some(({ name }) => name === organDimension);
  return (
    <>
      {hasOrgan && (
        <Field label={t('prompt.organ')}>
          <TreeSelect
            nodes={organs}
            levels={levels}
            value={organOf(query) ?? ''}
            placeholder={t('prompt.allOrgans')}
            {...(organWords !== undefined && { shown: organWords })}
            onChange={(organ) => onChange(withOrgan(query, organ))}
            onClear={() => onChange(withOrgan(query, null))}
          />
        </Field>
      )}
      <PeriodChoice
        period={query.period}
        onChange={(period) => onChange({ ...query, period })}
        clock={subject.clock}
        isOverTime={isOverTime(query, subject)}
      />
      <Field label={t('editor.compare')}>
        <Select
          options={comparisons.map((value) => ({ value, label: t(`editor.compares.${value}`) }))}
          value={query.compare ?? 'none'}
          onChange={(compare) => onChange(withComparison(query, compare))}
        />
      </Field>
      <Field label={t('editor.top')}>
        <Select
          options={tops.map((value) => ({
            value,
            label: value === 'all' ? t('editor.topAll') : t('editor.topOf', { count: value }),
          }))}
          value={topOf(query)}
          onChange={(top) => onChange(withTop(query, top))}
        />
      </Field>
    </>
  );
}
