import type { ReactElement } from 'react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { declarationDetail } from '#bridge/calls/etax/declarations.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage } from '#ui/layouts/stack-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { CompareView } from '../../parts/declaration/compare-view.tsx';
import { Filings } from '../../parts/declaration/filings.tsx';
import { MonthActions } from '../../parts/declaration/month-actions.tsx';
import { PaymentsView } from '../../parts/declaration/payments-view.tsx';
import { PeopleView } from '../../parts/declaration/people-view.tsx';
import { toneOfMonth } from '../../parts/declaration/tones.ts';
import { useWords } from '../../texts/app-texts.ts';

type Month = ResultOf<typeof declarationDetail>;
type View = 'people' | 'payments' | 'compare' | 'filings';

/** One tax month: who is declared with what, the bureau's forms, the comparison with its file, what was filed. */
export function DeclarationMonth(): ReactElement {
  const t = useWords();
  const { month: asked = '' } = useParams();
  const [, navigate] = usePageLocation();
  const call = useCall(declarationDetail, { month: `${asked}-01` });
  const month = call.data;
  useTabTitle(t('declarations.ofMonth', { month: asked }));
  if (call.state === 'failed' && month === undefined) {
    return <FailedState error={call.error} onRetry={call.reload} />;
  }
  if (month === undefined) return <SkeletonLines lines={10} />;
  return (
    <StackPage>
      <PageHeader
        title={t('declarations.ofMonth', { month: monthWords(month.month) })}
        subtitle={t('declarations.dueBy', { day: formatDate(month.dueOn) })}
        after={<Tag tone={toneOfMonth(month.state)}>{t(`declarations.states.${month.state}`)}</Tag>}
        onBack={() => navigate('/declarations')}
        actions={<MonthActions month={month} onChanged={call.reload} />}
      />
      {month.openRuns > 0 && (
        <Banner
          tone="warn"
          title={t('declarations.openRuns', { count: formatNumber(month.openRuns) })}
        />
      )}
      {month.state === 'changed' && <Banner tone="warn" title={t('declarations.changed')} />}
      <Sums month={month} />
      <Views month={month} />
    </StackPage>
  );
}

function Sums({ month }: { month: Month }): ReactElement {
  const t = useWords();
  return (
    <StatisticsStrip
      items={[
        { id: 'people', label: t('declarations.people'), value: month.people },
        { id: 'income', label: t('declarations.allIncome'), value: moneyWords(month.income) },
        { id: 'own', label: t('declarations.own'), value: moneyWords(month.ownContributions) },
        { id: 'tax', label: t('declarations.tax'), value: moneyWords(month.tax) },
        { id: 'bonusTax', label: t('declarations.bonusTax'), value: moneyWords(month.bonusTax) },
        {
          id: 'severanceTax',
          label: t('declarations.severanceTax'),
          value: moneyWords(month.severanceTax),
        },
        { id: 'otherTax', label: t('declarations.otherTax'), value: moneyWords(month.otherTax) },
      ]}
    />
  );
}

function Views({ month }: { month: Month }): ReactElement {
  const t = useWords();
  const [view, setView] = useState<View>('people');
  const tabs = (['people', 'payments', 'compare', 'filings'] as const).map((id) => ({
    id,
    label: t(`declarations.views.${id}`),
  }));
  return (
    <Tabs tabs={tabs} value={view} onChange={setView} label={t('declarations.title')}>
      {view === 'people' && <PeopleView month={month.month} />}
      {view === 'payments' && <PaymentsView month={month.month} />}
      {view === 'compare' && <CompareView month={month.month} />}
      {view === 'filings' && <Filings filings={month.filings} />}
    </Tabs>
  );
}
