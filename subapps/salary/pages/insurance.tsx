import { type ReactElement, useState } from 'react';
import { insuranceStatement, insuranceStatementFile } from '#bridge/calls/insurance/statements.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { useCall, useDownload, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage } from '#ui/layouts/stack-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, FailedState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { formatNumber } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { StatementPeople } from '../parts/insurance/statement-people.tsx';
import { StatementSums } from '../parts/insurance/statement-sums.tsx';
import { useWords } from '../texts/app-texts.ts';

type Statement = ResultOf<typeof insuranceStatement>;
type View = 'sums' | 'all' | 'added' | 'removed';

/** The monthly statement of insurance and fund: sums, people, who came and went. */
export function InsurancePage(): ReactElement {
  const t = useWords();
  const [month, setMonth] = useState('');
  const call = useCall(insuranceStatement, { ...(month !== '' && { month }) });
  useTabTitle(t('insurance.title'));
  const { data } = call;
  return (
    <StackPage>
      <PageHeader
        title={t('insurance.title')}
        subtitle={t('insurance.subtitle')}
        actions={data?.month && <Actions of={data} month={data.month} onMonth={setMonth} />}
      />
      {call.state === 'failed' && data === undefined && (
        <FailedState error={call.error} onRetry={call.reload} />
      )}
      {call.state === 'loading' && data === undefined && <SkeletonLines lines={8} />}
      {data?.month === null && (
        <EmptyState title={t('insurance.none')} hint={t('insurance.noneHint')} />
      )}
      {data?.month && <Body of={data} month={data.month} />}
    </StackPage>
  );
}

function Actions(props: {
  of: Statement;
  month: string;
  onMonth: (month: string) => void;
}): ReactElement {
  const t = useWords();
  const { of, month, onMonth } = props;
  const download = useDownload(insuranceStatementFile, (name) => t('insurance.saved', { name }));
  const save = () => download({ month, format: 'xlsx' });
  return (
    <>
      <Select
        label={t('month')}
        value={month}
        options={of.months.map((value) => ({ value, label: monthWords(value) }))}
        onChange={onMonth}
      />
      <Button icon="download" disabled={of.people === 0} onClick={() => void save()}>
        {t('insurance.export')}
      </Button>
    </>
  );
}

function Body({ of, month }: { of: Statement; month: string }): ReactElement {
  const t = useWords();
  const [view, setView] = useState<View>('sums');
  const tabs = (['sums', 'all', 'added', 'removed'] as const).map((id) => ({
    id,
    label: t(`insurance.views.${id}`),
  }));
  return (
    <>
      {of.openRuns > 0 && (
        <Banner tone="warn" title={t('insurance.openRuns', { count: formatNumber(of.openRuns) })} />
      )}
      <StatisticsStrip
        items={[
          { id: 'people', label: t('insurance.people'), value: of.people },
          { id: 'employee', label: t('insurance.employee'), value: moneyWords(of.employee) },
          { id: 'employer', label: t('insurance.employer'), value: moneyWords(of.employer) },
          { id: 'added', label: t('insurance.added'), value: of.added },
          { id: 'removed', label: t('insurance.removed'), value: of.removed },
        ]}
      />
      <Tabs tabs={tabs} value={view} onChange={setView} label={t('insurance.title')}>
        {view === 'sums' ? (
          <StatementSums rows={of.rows} />
        ) : (
          <StatementPeople key={`${month} ${view}`} month={month} show={view} />
        )}
      </Tabs>
    </>
  );
}
