import { type ReactElement, useState } from 'react';
import { useParams } from 'wouter';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { getApproval } from '#bridge/calls/workflow/calls.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { ApprovalView } from '../parts/approval-view.tsx';
import { useWords } from '../texts/app-texts.ts';

/** One approval; what is done with it changes it in place. */
export function ApprovalPage(): ReactElement {
  const t = useWords();
  const { id = '' } = useParams();
  const [, navigate] = usePageLocation();
  const call = useCall(getApproval, { approvalId: id });
  const [after, setAfter] = useState<ResultOf<typeof getApproval> | null>(null);
  const shown =
    after !== null && after.id === id && after.rev >= (call.data?.rev ?? 0) ? after : call.data;
  useTabTitle(shown?.title ?? t('title'));
  if (shown !== undefined) {
    return (
      <ApprovalView
        key={`${shown.id} ${shown.rev}`}
        approval={shown}
        onChange={setAfter}
        onReload={call.reload}
        onBack={() => navigate('/approvals')}
      />
    );
  }
  if (call.state === 'failed') return <ErrorState onRetry={call.reload} />;
  return <SkeletonLines lines={8} />;
}
