import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { approvalTypes } from '#bridge/calls/workflow/calls.ts';
import { approveCenterCount } from '#bridge/calls/workflow/counts.ts';
import { workflowFunctions } from '#bridge/calls/workflow/functions.ts';
import { useCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { Button } from '#ui/parts/button.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { ApprovalList } from '../parts/approval-list.tsx';
import css from '../parts/approvals.module.css';
import { useWords } from '../texts/app-texts.ts';

type View = (typeof approvalTypes)[number];

/** The lists of the approvals, one at a time; the address names the one that is shown. */
export function ApprovalsPage(): ReactElement {
  const t = useWords();
  const { view } = useParams();
  const [, navigate] = usePageLocation();
  const administers = usePermission(workflowFunctions.administer) ?? false;
  const counts = useCall(approveCenterCount, {});
  useTabTitle(t('title'));
  const views = approvalTypes.filter((one) => one !== 'all' || administers);
  const shown = views.find((one) => one === view) ?? 'todo';
  const countOf: Partial<Record<View, number>> = {
    ...(counts.data && { todo: counts.data.todo, copied: counts.data.copied }),
  };
  const tabs = views.map((id) => {
    const count = countOf[id];
    return { id, label: t(`view.${id}`), ...(count !== undefined && { count }) };
  });
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <Button onClick={() => navigate('/approvals/delegations')}>{t('delegations.title')}</Button>
        <Button variant="primary" icon="plus" onClick={() => navigate('/approvals/start')}>
          {t('forms.start')}
        </Button>
      </div>
      <Tabs
        label={t('views')}
        tabs={tabs}
        value={shown}
        onChange={(next) => navigate(`/approvals/list/${next}`, { replace: true })}
      >
        <ApprovalList key={shown} view={shown} onChanged={counts.reload} />
      </Tabs>
    </div>
  );
}
