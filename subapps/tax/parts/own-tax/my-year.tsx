import type { ReactElement } from 'react';
import type { myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { DataTable } from '#ui/parts/data-table/data-table.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { isNothing, moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';
import { paymentColumns } from '../declaration/payment-columns.tsx';
import { YearTable } from '../declaration/year-table.tsx';

/** A year of the own tax: its sums, then how the tax of each month comes about. */
export function MyYear({ of }: { of: ResultOf<typeof myTaxYear> }): ReactElement {
  const t = useWords();
  const { sums, payments } = of;
  const isEmpty = of.months.length === 0 && of.opening === null;
  if (isEmpty && payments.length === 0) return <EmptyState title={t('mine.none')} />;
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
      {!isEmpty && (
        <Section title={t('mine.months')}>
          <YearTable opening={of.opening} months={of.months} />
        </Section>
      )}
      {payments.length > 0 && (
        <Section title={t('mine.payments')}>
          <DataTable
            label={t('mine.payments')}
            columns={paymentColumns(t, 'month')}
            rows={payments}
            rowKey={({ id }) => id}
            status={{ kind: 'ready' }}
          />
        </Section>
      )}
      <p>{t('mine.settlement')}</p>
    </>
  );
}
