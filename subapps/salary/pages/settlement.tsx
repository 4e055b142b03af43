import { type ReactElement, useState } from 'react';
import { useParams } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { paySettlement, savePaySettlement } from '#bridge/calls/salary/settlements.ts';
import { useCall, useSave, useTabTitle, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { DetailPage } from '#ui/layouts/detail-page.tsx';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Steps } from '#ui/parts/steps/steps.tsx';
import { monthWords } from '#ui/texts/money.ts';
import { LastSlip } from '../parts/settlement/last-slip.tsx';
import { LeaverFacts } from '../parts/settlement/leaver-facts.tsx';
import { isBelowLaw, SeveranceStep } from '../parts/settlement/severance-step.tsx';
import { isAmount, isDays, isUnread, typedNumber } from '../parts/settlement/typed-amounts.ts';
import { UnusedLeaveStep } from '../parts/settlement/unused-leave-step.tsx';
import { useWords } from '../texts/app-texts.ts';

type Settlement = ResultOf<typeof paySettlement>;

/** What is asked for in the steps; what is absent is as saved, else as the law says. */
export interface Draft {
  readonly kind?: Settlement['kind'];
  readonly severance?: string;
  readonly unusedDays?: string;
  readonly note?: string;
}

const steps = ['facts', 'severance', 'leave', 'slip'] as const;

/** The final pay of a leaver, step by step: facts, severance beside the law, unused leave, the last slip. */
export function SettlementPage(): ReactElement {
  const t = useWords();
  const { id = '' } = useParams();
  const [, navigate] = usePageLocation();
  const [at, setAt] = useState(0);
  const [draft, setDraft] = useState<Draft>({});
  const call = useCall(paySettlement, { employmentId: id, ...askedOf(draft) });
  const { data } = call;
  useTabTitle(data ? t('settlement.title', { name: data.name }) : t('leavers.title'));
  if (data === undefined) {
    return call.state === 'failed' ? (
      <ErrorState hint={call.error.words} onRetry={call.reload} />
    ) : (
      <SkeletonLines lines={10} />
    );
  }
  const change = (next: Draft) => setDraft((before) => ({ ...before, ...next }));
  const part = { of: data, draft, onChange: change };
  return (
    <DetailPage
      header={
        <PageHeader
          title={t('settlement.title', { name: data.name })}
          subtitle={[data.staffNo, data.organName].filter(Boolean).join(' · ')}
          onBack={() => navigate('/leavers')}
        />
      }
      foot={
        <Foot
          at={at}
          onStep={setAt}
          of={data}
          draft={draft}
          isCurrent={call.state === 'ready' && isRead(draft)}
          onSaved={() => navigate('/leavers')}
        />
      }
    >
      <Steps
        label={t('settlement.steps')}
        steps={steps.map((step) => ({ id: step, title: t(`settlement.step.${step}`) }))}
        current={at}
        onStep={setAt}
      />
      {data.month === null && <Banner tone="warn" title={t('settlement.noMonth')} />}
      {call.state === 'failed' && <Banner tone="bad" title={call.error.words} />}
      {steps[at] === 'facts' && <LeaverFacts of={data} />}
      {steps[at] === 'severance' && <SeveranceStep {...part} />}
      {steps[at] === 'leave' && <UnusedLeaveStep {...part} />}
      {steps[at] === 'slip' && <LastSlip of={data} />}
    </DetailPage>
  );
}

/** What can be asked for already: half an amount is not. */
function askedOf({ kind, severance = '', unusedDays = '' }: Draft) {
  return {
    ...(kind && { kind }),
    ...(isAmount(severance) && { severance: typedNumber(severance) }),
    ...(isDays(unusedDays) && { unusedDays: typedNumber(unusedDays) }),
  };
}

/** Whether what was typed is in the question, or is empty: an amount that cannot be read is not left out without a word. */
function isRead({ severance = '', unusedDays = '' }: Draft): boolean {
  return !isUnread(severance, isAmount) && !isUnread(unusedDays, isDays);
}

interface FootProps {
  at: number;
  onStep: (at: number) => void;
  of: Settlement;
  draft: Draft;
  /** Whether the page shows what follows from what was typed. */
  isCurrent: boolean;
  onSaved: () => void;
}

function Foot({ at, onStep, of, draft, isCurrent, onSaved }: FootProps): ReactElement {
  const t = useWords();
  const { tell } = useTools();
  const { save, state } = useSave(savePaySettlement);
  const note = (draft.note ?? of.note ?? '').trim();
  const isLast = at === steps.length - 1;
  const lacksNote = isBelowLaw(of) && note === '';
  const send = async () => {
    const { employmentId, kind, severance, unusedDays } = of;
    const saved = await save({
      employmentId,
      kind,
      severance,
      unusedDays,
      ...(note !== '' && { note }),
    });
    if (!saved.ok) return tell(saved.error.words, 'error');
    tell(t('settlement.saved', { month: monthWords(saved.result.month) }), 'success');
    onSaved();
  };
  return (
    <>
      {at > 0 && <Button onClick={() => onStep(at - 1)}>{t('settlement.back')}</Button>}
      {!isLast && (
        <Button
          variant="primary"
          disabled={!isCurrent || (steps[at] === 'severance' && lacksNote)}
          onClick={() => onStep(at + 1)}
        >
          {t('settlement.next')}
        </Button>
      )}
      {isLast && of.can.edit && (
        <Button
          variant="primary"
          busy={state === 'saving'}
          disabled={!isCurrent || of.month === null || lacksNote}
          onClick={() => void send()}
        >
          {t('settlement.save')}
        </Button>
      )}
    </>
  );
}
