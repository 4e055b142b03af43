import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { dispatchSettlement } from '#bridge/calls/outsourcing/records/settlement.ts';
import { computeDispatchMonth, dispatchMonth } from '#bridge/calls/outsourcing/settle.ts';
import { useCall, usePermission, useSave, useTabTitle, useTools } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage } from '#ui/layouts/stack-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Select } from '#ui/parts/select/select.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { FailedState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { AgencyInvoices } from '../parts/month/agency-invoices.tsx';
import { MonthLines } from '../parts/month/month-lines.tsx';
import { useWords } from '../texts/app-texts.ts';

type Month = ResultOf<typeof dispatchMonth>;

/** What a month of dispatched work comes to, worker by worker, made out of closed attendance. */
export function MonthPage(): ReactElement {
  const t = useWords();
  const [asked, setAsked] = useState('');
  useTabTitle(t('month.title'));
  const call = useCall(dispatchMonth, { ...(asked !== '' && { month: asked }) });
  const { data } = call;
  return (
    <StackPage>
      <PageHeader
        title={t('month.title')}
        subtitle={t('month.subtitle')}
        actions={data && <Actions of={data} onMonth={setAsked} onMade={call.reload} />}
      />
      {call.state === 'failed' && data === undefined && (
        <FailedState error={call.error} onRetry={call.reload} />
      )}
      {call.state === 'loading' && data === undefined && <SkeletonLines lines={8} />}
      {data && (
        <>
          {!data.closed && <Banner tone="warn" title={t('month.open')} />}
          {data.sums !== null && data.sums.lines > 0 && <Sums sums={data.sums} />}
          {data.agencies !== null && data.agencies.length > 0 && (
            <AgencyInvoices agencies={data.agencies} />
          )}
          <MonthLines of={data} call={call} />
        </>
      )}
    </StackPage>
  );
}

function Sums({ sums }: { sums: NonNullable<Month['sums']> }): ReactElement {
  const t = useWords();
  const disputed = {
    id: 'disputed',
    label: t('month.disputed', { count: sums.disputedLines }),
    value: moneyWords(sums.disputed),
    ...(sums.disputedLines > 0 && { tone: 'warn' as const }),
  };
  return (
    <StatisticsStrip
      items={[
        { id: 'all', label: t('month.all', { count: sums.lines }), value: moneyWords(sums.all) },
        disputed,
        { id: 'undisputed', label: t('month.undisputed'), value: moneyWords(sums.undisputed) },
      ]}
    />
  );
}

interface ActionsProps {
  of: Month;
  onMonth: (month: string) => void;
  onMade: () => void;
}

function Actions({ of, onMonth, onMade }: ActionsProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const mayCompute = usePermission(`${dispatchSettlement.functionId}.edit`);
  const making = useSave(computeDispatchMonth);
  async function compute(): Promise<void> {
    const outcome = await making.save({ month: of.month });
    tell(
      outcome.ok ? t('month.computed', { ...outcome.result }) : outcome.error.words,
      outcome.ok ? 'success' : 'error',
    );
    onMade();
  }
  return (
    <>
      <Select
        label={t('month.pick')}
        value={of.month}
        options={of.months.map((value) => ({ value, label: monthWords(value) }))}
        onChange={onMonth}
      />
      {mayCompute && (
        <Button
          variant="primary"
          disabled={!of.closed}
          busy={making.state === 'saving'}
          onClick={() => void compute()}
        >
          {t('month.compute')}
        </Button>
      )}
    </>
  );
}
