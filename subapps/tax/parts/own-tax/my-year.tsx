import type { ReactElement } from 'react';
import type { myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { isNothing, moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import { YearTable } from '../declaration/year-table.tsx';

/** A year of the own tax: its sums, then how the tax of each month comes about. */
export function MyYear({ of }: { of: ResultOf<typeof myTaxYear> }): ReactElement {
  const t = useWords();
  const { sums } = of;
  if (of.months.length === 0 && of.opening === null) return <EmptyState title={t('mine.none')} />;
  const apart = (['bonus', 'severance'] as const).filter((name) => !isNothing(sums[name]));
  return (
    <>
      <StatisticsStrip
        items={[
          { id: 'income', label: t('declarations.income'), value: moneyWords(sums.income) },
          { id: 'own', label: t('declarations.own'), value: moneyWords(sums.ownContributions) },
          {
            id: 'special',
            label: t('declarations.special'),
            value: moneyWords(sums.specialAdditional),
          },
          { id: 'tax', label: t('mine.withheld'), value: moneyWords(sums.tax) },
          ...apart.map((name) => ({
            id: name,
            label: t(`mine.${name}`),
            value: `${moneyWords(sums[name])} / ${moneyWords(sums[`${name}Tax`])}`,
          })),
        ]}
      />
      <Section title={t('mine.months')}>
        <YearTable opening={of.opening} months={of.months} />
      </Section>
      <p>{t('mine.settlement')}</p>
    </>
  );
}
