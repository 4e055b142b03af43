import type { ReactElement } from 'react';
import { SkeletonLines } from '../../parts/skeleton.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { Tag, type Tone } from '../../parts/tag.tsx';
import { Timeline } from '../../parts/timeline.tsx';
import { formatDate } from '../../texts/format.ts';
import type { ApprovalStatus } from './approval-state.ts';
import type { ListApproval } from './list-config.ts';
import css from './list-screen.module.css';
import { useListTexts } from './texts/list-texts.ts';
import { useLoaded } from './use-loaded.ts';

const tones: Readonly<Record<ApprovalStatus, Tone>> = {
  draft: 'neutral',
  pending: 'accent',
  ahead: 'neutral',
  passed: 'good',
  rejected: 'bad',
  returned: 'warn',
  withdrawn: 'neutral',
  revoking: 'accent',
  revoked: 'neutral',
  terminated: 'bad',
};

export interface ApprovalBlockProps<Row> {
  approval: ListApproval<Row>;
  bizId: string;
}

/** Where the approval of a row stands: its status, and who decided what. */
export function ApprovalBlock<Row>({
  approval,
  bizId,
}: ApprovalBlockProps<Row>): ReactElement | null {
  const { bizType, load } = approval;
  const t = useListTexts();
  const { data, status, reload } = useLoaded(`${bizType} ${bizId}`, (signal) =>
    load(bizType, bizId, signal),
  );
  if (data === null) return null;
  return (
    <section className={css.approval}>
      <h2 className={css.approvalTitle}>
        {t('approval.title')}
        {data && <Tag tone={tones[data.status]}>{t(`approval.status.${data.status}`)}</Tag>}
      </h2>
      {status.kind === 'failed' ? (
        <ErrorState title={t('approval.failed')} hint={status.msg} onRetry={reload} />
      ) : (
        !data && <SkeletonLines lines={3} />
      )}
      {data?.list.length === 0 && <p className={css.quiet}>{t('approval.none')}</p>}
      {data && (
        <Timeline
          items={data.list.map((step) => ({
            id: step.id,
            title: step.name || t('approval.started'),
            by: step.by,
            at: step.at ?? '',
            time: step.at
              ? formatDate(step.at, 'minute')
              : t(step.status === 'ahead' ? 'approval.ahead' : 'approval.waiting'),
            tone: tones[step.status],
            ...(step.comment !== undefined && { body: step.comment }),
          }))}
        />
      )}
    </section>
  );
}
