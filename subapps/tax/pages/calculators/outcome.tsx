import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { calculate } from '#bridge/calls/ruleEngine/calls.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { useWords } from '../../texts/app-texts.ts';
import css from './calculators.module.css';

/** What a calculator worked out, step by step. */
export function Outcome({ outcome }: { outcome: ResultOf<typeof calculate> }): ReactElement {
  const t = useWords();
  return (
    <>
      <Section title={t('calculators.results')}>
        <DescriptionList
          items={outcome.results.map(({ label, value }) => ({ id: label, term: label, value }))}
        />
      </Section>
      <Section title={t('calculators.steps')}>
        <ol className={css.steps}>
          {outcome.steps.map(({ text, source }) => (
            <li key={text}>
              <span>{text}</span>
              {source && <span className={css.source}>{source}</span>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
