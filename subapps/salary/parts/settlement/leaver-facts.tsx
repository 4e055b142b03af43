import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { paySettlement } from '#bridge/calls/salary/settlements.ts';
import { Section } from '#ui/layouts/detail-page.tsx';
import { DescriptionList } from '#ui/parts/description-list.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { useWords } from '../../texts/app-texts.ts';

/** What the final pay of a leaver is counted from. */
export function LeaverFacts({ of }: { of: ResultOf<typeof paySettlement> }): ReactElement {
  const t = useWords();
  const basis =
    of.averageMonths === 0
      ? t('settlement.averageOfFile')
      : t('settlement.averageOfSlips', { count: of.averageMonths });
  return (
    <Section title={t('settlement.step.facts')}>
      <DescriptionList
        items={[
          { id: 'joined', term: t('settlement.joinedOn'), value: formatDate(of.joinedOn) },
          { id: 'last', term: t('leavers.lastDay'), value: formatDate(of.lastDay) },
          {
            id: 'reason',
            term: t('leavers.reason'),
            value: of.reason && t(`leavers.reasons.${of.reason}`),
          },
          {
            id: 'average',
            term: t('settlement.averagePay'),
            value: t('settlement.averagePayOf', { amount: moneyWords(of.averagePay), basis }),
          },
          { id: 'leave', term: t('settlement.leaveLeft'), value: of.leaveLeft },
          {
            id: 'month',
            term: t('leavers.month'),
            value: of.month === null ? '' : monthWords(of.month),
          },
        ]}
      />
    </Section>
  );
}
