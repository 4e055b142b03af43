import type { ReactElement } from 'react';
import { duePeople, refusedChanges } from '#bridge/calls/joyhr/life.ts';
import { useCall, usePermission, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { type ChangeKind, changeKinds } from './change-kinds.ts';
import { ChangeList } from './change-list.tsx';
import css from './changes.module.css';
import { DueList } from './due-list.tsx';
import { RefusedList } from './refused-list.tsx';
import { useChangeWords } from './texts/change-texts.ts';

const listed = {
  entries: 'entry',
  regularisations: 'regularisation',
  transfers: 'transfer',
  leavings: 'leaving',
} as const satisfies Readonly<Record<string, ChangeKind>>;

type Listed = keyof typeof listed;
type View = Listed | 'regularise' | 'leave' | 'refused';

const isListed = (view: string): view is Listed => view in listed;

/** The views of changes the person may see, one at a time; the address names the one that is shown. */
export function ChangesView({ view }: { view: string | undefined }): ReactElement {
  const t = useChangeWords();
  const [, navigate] = usePageLocation();
  const refused = useCall(refusedChanges, {});
  const views = useViews((refused.data?.changes.length ?? 0) > 0 || view === 'refused');
  const regularise = useCall(duePeople, { due: 'regularise' });
  const leave = useCall(duePeople, { due: 'leave' });
  const counts = {
    regularise: regularise.data?.total,
    leave: leave.data?.total,
    refused: refused.data?.changes.length,
  };
  useTabTitle(t('title'));
  const shown = views.find((one) => one === view) ?? views[0] ?? 'regularise';
  const tabs = views.map((id) => {
    const count = isListed(id) ? undefined : counts[id];
    return { id, label: t(`view.${id}`), ...(count !== undefined && { count }) };
  });
  return (
    <div className={css.page}>
      <Tabs
        label={t('views')}
        tabs={tabs}
        value={shown}
        onChange={(next) => navigate(`/changes/${next}`, { replace: true })}
      >
        {views.length === 0 ? (
          <SkeletonLines lines={8} />
        ) : isListed(shown) ? (
          <ChangeList key={shown} kind={listed[shown]} />
        ) : shown === 'refused' ? (
          <RefusedList key={shown} call={refused} />
        ) : (
          <DueList key={shown} due={shown} />
        )}
      </Tabs>
    </div>
  );
}

/** The lists the person may see, what is due, and what could not take effect; none before the shell has said so. */
function useViews(someRefused: boolean): readonly View[] {
  const may: Readonly<Record<Listed, boolean | undefined>> = {
    entries: usePermission(changeKinds.entry.record.functionId),
    regularisations: usePermission(changeKinds.regularisation.record.functionId),
    transfers: usePermission(changeKinds.transfer.record.functionId),
    leavings: usePermission(changeKinds.leaving.record.functionId),
  };
  const asked = Object.entries(may);
  if (asked.some(([, known]) => known === undefined)) return [];
  const lists = asked.flatMap(([view, known]) => (known && isListed(view) ? [view] : []));
  return [...lists, 'regularise', 'leave', ...(someRefused ? (['refused'] as const) : [])];
}
