import type { ReactElement } from 'react';
import { kpiDirections } from '#bridge/calls/performance/shapes.ts';
import { Field } from '#ui/parts/field.tsx';
import { NumberInput } from '#ui/parts/number-input.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { TextInput } from '#ui/parts/text-input.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';

/** What decides a goal where a figure does. */
interface KpiDraft {
  /** Empty for a goal that people judge. */
  readonly direction: '' | (typeof kpiDirections)[number];
  readonly target: number | null;
  readonly unit: string;
}

/** Whether a figure decides a goal, and which. */
export function KpiFields(props: {
  draft: KpiDraft;
  onChange: (part: Partial<KpiDraft>) => void;
}): ReactElement {
  const { draft, onChange } = props;
  const { direction, target, unit } = draft;
  const t = useWords();
  return (
    <div className={css.pair}>
      <Field label={t('kpi.measuredBy')}>
        <Select
          value={direction}
          options={[
            { value: '' as const, label: t('kpi.judged') },
            ...kpiDirections.map((value) => ({ value, label: t(`direction.${value}`) })),
          ]}
          onChange={(value) => onChange({ direction: value })}
        />
      </Field>
      {(direction === 'up' || direction === 'down') && (
        <>
          <Field label={t('kpi.targetField')} required>
            <NumberInput
              value={target}
              min={0}
              max={9_999_999_999}
              digits={4}
              onChange={(value) => onChange({ target: value })}
            />
          </Field>
          <Field label={t('kpi.unit')}>
            <TextInput value={unit} maxLength={20} onChange={(text) => onChange({ unit: text })} />
          </Field>
        </>
      )}
    </div>
  );
}
