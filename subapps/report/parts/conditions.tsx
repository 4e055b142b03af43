import type { ReactElement } from 'react';
import { listSubjects } from '#bridge/calls/prism/query.ts';
import { organPath } from '#bridge/react/directory/organ-nodes.ts';
import { useOrgans } from '#bridge/react/directory/use-organs.ts';
import { useCall } from '#bridge/react/index.ts';
import { PeriodChoice } from '#ui/figures/period-choice.tsx';
import { organOf } from '#ui/figures/prompts.ts';
import { comparisons } from '#ui/figures/question.ts';
import { useFigureWords } from '#ui/figures/texts/figures-texts.ts';
import { Field } from '#ui/parts/field.tsx';
import { TreeSelect } from '#ui/parts/pickers/tree-select.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './report.module.css';
import type { OpenedReport } from './report-view.tsx';
import type { ReportAddress } from './use-address.ts';

interface ConditionsProps {
  report: OpenedReport;
  place: ReportAddress;
}

/** What the reader can narrow a report to, above its figures. */
export function Conditions({ report, place }: ConditionsProps): ReactElement {
  const t = useWords();
  const subjects = useCall(listSubjects, {});
  const { query, prompts } = report.definition;
  const subject = subjects.data?.find(({ name }) => name === query.subject);
  const { address, change } = place;
  const isOverTime = query.by.some(
    (name) => subject?.dimensions.find((one) => one.name === name)?.kind === 'time',
  );
  return (
    <section className={css.conditions} aria-label={t('report.conditions')}>
      {prompts.includes('organ') && <OrganCondition {...{ report, place }} />}
      {prompts.includes('period') && subject && (
        <PeriodChoice
          period={address.period ?? query.period}
          onChange={(period) => change({ period })}
          clock={subject.clock}
          isOverTime={isOverTime}
        />
      )}
      <div className={css.condition}>
        <Field label={t('report.compare')}>
          <Select
            options={comparisons.map((value) => ({ value, label: t(`report.compares.${value}`) }))}
            value={address.compare ?? query.compare ?? 'none'}
            onChange={(compare) => change({ compare })}
          />
        </Field>
      </div>
    </section>
  );
}

function OrganCondition({ report, place }: ConditionsProps): ReactElement {
  const t = useFigureWords();
  const { address, change } = place;
  const own = organOf(report.definition.query);
  const chosen = address.organ ?? own;
  const organs = useOrgans({ chosen: [chosen] });
  return (
    <div className={css.condition}>
      <Field label={t('prompt.organ')}>
        <TreeSelect
          nodes={organs.nodes}
          levels={organs.levels}
          value={chosen ?? ''}
          placeholder={t('prompt.allOrgans')}
          {...(chosen !== null && {
            shown: organPath(organs.list, chosen).slice(-2).join(' / ') || '…',
          })}
          onChange={(organ) => change({ organ }, 'push')}
          {...(address.organ !== null && { onClear: () => change({ organ: null }, 'push') })}
        />
      </Field>
    </div>
  );
}
