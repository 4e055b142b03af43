import { type ReactElement, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { payRunDetail } from '#bridge/calls/salary/runs.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { StackPage } from '#ui/layouts/stack-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { StatisticsStrip } from '#ui/parts/statistics-strip.tsx';
import { Steps } from '#ui/parts/steps/steps.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate, formatNumber } from '#ui/texts/format.ts';
import { moneyWords, monthWords } from '#ui/texts/money.ts';
import { RunActions } from '../parts/run/run-actions.tsx';
import { RunChecks } from '../parts/run/run-checks.tsx';
import { RunLog } from '../parts/run/run-log.tsx';
import { RunReasons } from '../parts/run/run-reasons.tsx';
import { RunSlips } from '../parts/run/run-slips.tsx';
import { runStates, toneOfRun } from '../parts/run/tones.ts';
import { useWords, type Words } from '../texts/app-texts.ts';

type Run = ResultOf<typeof payRunDetail>;
type View = 'slips' | 'checks' | 'reasons' | 'log';

/** Milliseconds between looks at a run that is being calculated. */
const LOOK_AGAIN = 2000;

/** One payroll run: how far it is, its sums, its slips, and what can be done next. */
export function RunPage(): ReactElement {
  const t = useWords();
  const { id = '' } = useParams();
  const [, navigate] = usePageLocation();
  const call = useCall(payRunDetail, { payRunId: id });
  const run = call.data;
  const { reload } = call;
  const calculating = run !== undefined && run.jobId !== null;
  useTabTitle(run ? t('run.title', { month: monthWords(run.month) }) : t('runs.title'));
  useEffect(() => {
    if (!calculating) return undefined;
    const timer = setInterval(reload, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [calculating, reload]);
  if (call.state === 'failed' && run === undefined) {
    return <ErrorState hint={call.error.words} onRetry={reload} />;
  }
  if (run === undefined) return <SkeletonLines lines={10} />;
  const period = { from: formatDate(run.fromOn), to: formatDate(run.toOn) };
  return (
    <StackPage>
      <PageHeader
        title={t('run.title', { month: monthWords(run.month) })}
        subtitle={`${run.groupName} · ${t('run.period', period)}`}
        after={<Tag tone={toneOfRun(run.state)}>{t(`state.${run.state}`)}</Tag>}
        onBack={() => navigate('/runs')}
        actions={<RunActions run={run} onChanged={reload} onGone={() => navigate('/runs')} />}
      />
      <Steps label={t('run.steps')} steps={stepsOf(t)} current={currentOf(run)} />
      <Notices run={run} />
      <Sums run={run} />
      <Views run={run} />
    </StackPage>
  );
}

function Notices({ run }: { run: Run }): ReactElement {
  const t = useWords();
  return (
    <>
      {run.jobId !== null && <Banner title={t('run.calculating')} />}
      {run.rulesChanged && <Banner tone="warn" title={t('run.rulesChanged')} />}
      {run.inputsChanged && !run.rulesChanged && (
        <Banner tone="warn" title={t('run.inputsChanged')} />
      )}
      {run.can.ownWork && <Banner tone="warn" title={t('run.ownWork')} />}
      {run.faults > 0 && (
        <Banner tone="bad" title={t('run.faults', { count: formatNumber(run.faults) })} />
      )}
    </>
  );
}

function Sums({ run }: { run: Run }): ReactElement {
  const t = useWords();
  const { before } = run;
  const beside = (label: string, then: string | undefined) =>
    then === undefined ? label : t('run.before', { label, amount: moneyWords(then) });
  return (
    <StatisticsStrip
      items={[
        { id: 'people', label: t('people'), value: run.people },
        { id: 'gross', label: beside(t('gross'), before?.gross), value: moneyWords(run.gross) },
        { id: 'own', label: t('own'), value: moneyWords(run.ownContributions) },
        { id: 'tax', label: t('tax'), value: moneyWords(run.tax) },
        { id: 'net', label: beside(t('net'), before?.net), value: moneyWords(run.net) },
        { id: 'cost', label: beside(t('cost'), before?.cost), value: moneyWords(run.cost) },
      ]}
    />
  );
}

function Views({ run }: { run: Run }): ReactElement {
  const t = useWords();
  const [view, setView] = useState<View>(run.people === 0 ? 'checks' : 'slips');
  const tabs = (['slips', 'checks', 'reasons', 'log'] as const).map((id) => ({
    id,
    label: t(`run.${id}`),
  }));
  return (
    <Tabs tabs={tabs} value={view} onChange={setView} label={t('run.steps')}>
      {view === 'slips' && <RunSlips runId={run.id} version={run.version} />}
      {view === 'checks' && <RunChecks runId={run.id} />}
      {view === 'reasons' && <RunReasons runId={run.id} />}
      {view === 'log' && <RunLog steps={run.steps} />}
    </Tabs>
  );
}

function stepsOf(t: Words) {
  return [
    { id: 'calculate', title: t('run.stepCalculate') },
    { id: 'submit', title: t('run.stepSubmit') },
    { id: 'approve', title: t('run.stepApprove') },
    { id: 'pay', title: t('run.stepPay') },
    { id: 'close', title: t('run.stepClose') },
  ];
}

function currentOf({ state }: Run): number {
  return runStates.indexOf(state);
}
