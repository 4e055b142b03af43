import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { paySettlement } from '#bridge/calls/salary/settlements.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { moneyWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';

/** What is agreed, and the last slip that comes of it. */
export function LastSlip({ of }: { of: ResultOf<typeof paySettlement> }): ReactElement {
  const t = useWords();
  const { slip } = of;
  return (
    <>
      <Section title={t('settlement.agreedTitle')}>
        <DescriptionList
          items={[
            { id: 'kind', term: t('settlement.kind'), value: t(`settlement.kinds.${of.kind}`) },
            { id: 'severance', term: t('settlement.agreed'), value: moneyWords(of.severance) },
            {
              id: 'unused',
              term: t('settlement.unusedPay'),
              value: moneyWords(of.unusedPay),
            },
          ]}
        />
      </Section>
      {slip?.fault && <Banner tone="bad" title={t(`fault.${slip.fault}`)} />}
      {slip && !slip.fault && (
        <Section title={t('settlement.step.slip')}>
          <DescriptionList
            items={[
              { id: 'gross', term: t('gross'), value: moneyWords(slip.gross) },
              { id: 'own', term: t('own'), value: moneyWords(slip.ownContributions) },
              { id: 'tax', term: t('tax'), value: moneyWords(slip.tax) },
              { id: 'other', term: t('other'), value: moneyWords(slip.otherDeductions) },
              { id: 'net', term: t('net'), value: moneyWords(slip.net) },
            ]}
          />
        </Section>
      )}
    </>
  );
}
