import { type ReactElement, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { myMonth } from '#bridge/calls/kaoqin/mine.ts';
import { useAppContext, useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { companyToday } from '#ui/texts/company-day.ts';
import { BalancesView } from '../parts/mine/balances-view.tsx';
import { LeaveDialog } from '../parts/mine/leave-dialog.tsx';
import css from '../parts/mine/mine.module.css';
import { MonthPanel } from '../parts/mine/month-panel.tsx';
import { OvertimeDialog } from '../parts/mine/overtime-dialog.tsx';
import { PunchCard } from '../parts/mine/punch-card.tsx';
import { RequestsView, requestKinds } from '../parts/mine/requests-view.tsx';
import { useWords } from '../texts/app-texts.ts';

const views = ['calendar', 'balances', 'requests'] as const;
type View = (typeof views)[number];

/** The own time: punch, the calendar of the month, balances of leave, requests. */
export function MinePage(): ReactElement {
  const t = useWords();
  const { user } = useAppContext();
  useTabTitle(t('mine'));
  if (user.employmentId === null)
    return (
      <main className={css.page}>
        <h1 className={css.detailTitle}>{t('mine')}</h1>
        <EmptyState icon="person" title={t('noEmployment')} hint={t('noEmploymentHint')} />
      </main>
    );
  return <OwnTime employmentId={user.employmentId} />;
}

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** Month and view are the address, so that both can be gone back to. Another app may ask for leave on certain days. */
function usePlace() {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const view = views.find((one) => one === params.get('view')) ?? 'calendar';
  const month = params.get('month') ?? companyToday().slice(0, 7);
  function go(changes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(changes)) params.set(name, value);
    navigate(`${path}?${params.toString()}`, { replace: true });
  }
  const kind = requestKinds.find((one) => one === params.get('kind')) ?? 'leaveRequest';
  const [fromOn, toOn] = ['leaveFrom', 'leaveTo'].map((name) => params.get(name) ?? '');
  const leave = isDay(fromOn) && isDay(toOn) ? { fromOn, toOn } : null;
  function forgetLeave(): void {
    for (const name of ['leaveFrom', 'leaveTo']) params.delete(name);
    navigate(`${path}?${params.toString()}`, { replace: true });
  }
  return { view, month, kind, go, leave, forgetLeave };
}

function OwnTime({ employmentId }: { employmentId: string }): ReactElement {
  const t = useWords();
  const { view, month, kind, go, leave, forgetLeave } = usePlace();
  const [asking, setAsking] = useState<'leave' | 'overtime' | null>(null);
  const [saved, setSaved] = useState(0);
  const days = useCall(myMonth, { month });
  function changed(): void {
    setSaved((count) => count + 1);
    days.reload();
  }
  function closed(sent: boolean): void {
    setAsking(null);
    if (leave !== null) forgetLeave();
    if (sent) changed();
  }
  return (
    <main className={css.page}>
      <PageHeader
        title={t('mine')}
        actions={
          <Apply onAsk={setAsking} onTrip={() => go({ view: 'requests', kind: 'tripRequest' })} />
        }
      />
      <PunchCard onPunched={changed} />
      <Tabs
        label={t('views.label')}
        tabs={views.map((id) => ({ id, label: t(`views.${id}`) }))}
        value={view}
        onChange={(next: View) => go({ view: next })}
      >
        {view === 'calendar' && days.data && (
          <MonthPanel
            view={days.data}
            month={month}
            changes={saved}
            onMonth={(next) => go({ month: next })}
            onChanged={changed}
          />
        )}
        {view === 'calendar' && !days.data && <NoMonth call={days} />}
        {view === 'balances' && <BalancesView key={saved} />}
        {view === 'requests' && (
          <RequestsView
            key={saved}
            employmentId={employmentId}
            kind={kind}
            onKind={(next) => go({ kind: next })}
            onChanged={days.reload}
          />
        )}
      </Tabs>
      {(asking === 'leave' || leave !== null) && (
        <LeaveDialog key={leave?.fromOn ?? ''} days={leave} onClose={closed} />
      )}
      {asking === 'overtime' && <OvertimeDialog onClose={closed} />}
    </main>
  );
}

function NoMonth({ call }: { call: { state: string; reload: () => void } }): ReactElement {
  return call.state === 'failed' ? (
    <ErrorState onRetry={call.reload} />
  ) : (
    <SkeletonLines lines={8} />
  );
}

interface ApplyProps {
  onAsk: (what: 'leave' | 'overtime') => void;
  onTrip: () => void;
}

/** What can be asked for. */
function Apply({ onAsk, onTrip }: ApplyProps): ReactElement {
  const t = useWords();
  return (
    <>
      <Button icon="plus" onClick={() => onAsk('leave')}>
        {t('apply.forLeave')}
      </Button>
      <Button icon="clock" onClick={() => onAsk('overtime')}>
        {t('apply.forOvertime')}
      </Button>
      <Button icon="briefcase" onClick={onTrip}>
        {t('apply.forTrip')}
      </Button>
    </>
  );
}
