import type { ReactElement } from 'react';
import type { stageKinds } from '#bridge/calls/performance/records/cycle.ts';
import { Select } from '#ui/parts/select/select.tsx';
import { Steps } from '#ui/parts/steps/steps.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { formatDate } from '#ui/texts/format.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './performance.module.css';

/** A stage of a cycle. */
export interface Stage {
  readonly kind: (typeof stageKinds)[number];
  readonly fromOn: string;
  readonly toOn: string;
  readonly isOpen: boolean;
}

/** Chooses a cycle; nothing where there is no choice. */
export function CyclePicker(props: {
  options: readonly { readonly id: string; readonly name: string }[];
  value: string;
  onChange: (id: string) => void;
}): ReactElement | null {
  const t = useWords();
  const { options, value, onChange } = props;
  if (options.length === 0) return null;
  return (
    <div className={css.pick}>
      <Select
        label={t('cycle')}
        value={value}
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    </div>
  );
}

/** The stages of a cycle with their days. */
export function StageLine({ stages }: { stages: readonly Stage[] }): ReactElement | null {
  const t = useWords();
  if (stages.length === 0) return null;
  const today = companyToday();
  const open = stages.findIndex(({ isOpen }) => isOpen);
  const past = stages.filter(({ toOn }) => toOn < today).length;
  return (
    <Steps
      label={t('stages')}
      current={open === -1 ? past : open}
      steps={stages.map(({ kind, fromOn, toOn }) => ({
        id: kind,
        title: t(`stage.${kind}`),
        text: t('span', { from: formatDate(fromOn), to: formatDate(toOn) }),
      }))}
    />
  );
}
