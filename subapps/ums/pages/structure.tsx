import { type ReactElement, type ReactNode, useState } from 'react';
import { organDetail, organTree } from '#bridge/calls/ums/calls.ts';
import { useCall } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SplitPage } from '#ui/layouts/split-page.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { AsOf } from '../parts/as-of.tsx';
import { BelowView } from '../parts/below-view.tsx';
import { OrganHeader } from '../parts/organ-header.tsx';
import { OrganTree } from '../parts/organ-tree.tsx';
import { PeopleView } from '../parts/people-view.tsx';
import { PositionsView } from '../parts/positions-view.tsx';
import { PostsView } from '../parts/posts-view.tsx';
import { dayOfToday } from '../parts/today.ts';
import { OrganDialogs } from '../parts/tree-edit/organ-dialogs.tsx';
import type { OrganTask, TaskProps } from '../parts/tree-edit/organ-task.ts';
import { PlannedChanges } from '../parts/tree-edit/planned-changes.tsx';
import { type ChangeQuery, useStructureQuery } from '../parts/use-structure-query.ts';
import type { Organ } from '../stores/organs.ts';
import type { StructureQuery, View } from '../stores/structure-query.ts';
import { views } from '../stores/structure-query.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './structure.module.css';

/** The organisation tree beside the chosen organisation with its people, positions, posts and what stands below it. */
export function Structure(): ReactElement {
  const t = useWords();
  const [query, onChange] = useStructureQuery();
  const tree = useCall(organTree, { asOf: query.asOf });
  const [task, setTask] = useState<OrganTask>();
  const organs = tree.data;
  if (!organs) return <TreePending call={tree} />;
  const organ = query.organId ? organs.find(({ id }) => id === query.organId) : organs[0];
  const select = (organId: string): void => onChange({ organId, keyword: '' });
  return (
    <SplitPage
      label={t('tree.label')}
      aside={
        <>
          <AsOf day={query.asOf} onChange={(asOf) => onChange({ asOf })} />
          <OrganTree organs={organs} selected={organ?.id} onSelect={select} onTask={setTask} />
        </>
      }
    >
      <main className={css.page}>
        {organ ? (
          <Organisation
            {...{ organs, organ, query, onChange, task }}
            onSelect={select}
            onTask={setTask}
            onSaved={tree.reload}
          />
        ) : (
          <>
            <PageHeader title={t('title')} />
            <NoOrganisation
              any={organs.length > 0}
              onTop={() => onChange({ organId: undefined })}
            />
          </>
        )}
      </main>
    </SplitPage>
  );
}

interface OrganisationProps {
  organs: readonly Organ[];
  organ: Organ;
  query: StructureQuery;
  onChange: ChangeQuery;
  onSelect: (organId: string) => void;
  task: OrganTask | undefined;
  onTask: (task: OrganTask | undefined) => void;
  /** The tree changed. */
  onSaved: () => void;
}

function Organisation(props: OrganisationProps): ReactElement {
  const { organs, organ, query, onChange, onSelect, task, onTask, onSaved } = props;
  const t = useWords();
  const { asOf } = query;
  const detail = useCall(organDetail, { organId: organ.id, asOf }, { keep: false });
  const reload = (): void => {
    detail.reload();
    onSaved();
  };
  if (detail.state === 'failed' && detail.error.codeName === 'noPermission') {
    return (
      <>
        <PageHeader title={organ.name} />
        <DeniedState />
      </>
    );
  }
  const view = { organ, query, onChange };
  const contents: Readonly<Record<View, ReactNode>> = {
    people: <PeopleView {...view} />,
    positions: <PositionsView {...view} />,
    posts: <PostsView {...view} />,
    below: <BelowView organs={organs} organId={organ.id} onSelect={onSelect} />,
  };
  return (
    <>
      <OrganHeader
        organ={organ}
        detail={detail.data}
        sees={(organId) => organs.some(({ id }) => id === organId)}
        onSelect={onSelect}
        onTask={onTask}
      />
      {asOf && <Banner>{t('asOf.past', { day: formatDate(asOf) })}</Banner>}
      {detail.data && (
        <PlannedChanges
          changes={detail.data.planned}
          version={detail.data.version}
          onCancelled={reload}
        />
      )}
      {task && (
        <Task
          {...{ organs, task }}
          day={asOf}
          onClose={() => onTask(undefined)}
          onSaved={(organId) => {
            onTask(undefined);
            reload();
            if (organId !== undefined) onSelect(organId);
          }}
        />
      )}
      <div className={css.views}>
        <Tabs
          label={t('view.label')}
          value={query.view}
          tabs={views.map((id) => ({ id, label: t(`view.${id}`) }))}
          onChange={(next) => onChange({ view: next, keyword: '' })}
        >
          <div key={organ.id} className={css.content}>
            {contents[query.view]}
          </div>
        </Tabs>
      </div>
    </>
  );
}

interface TaskHostProps extends Pick<TaskProps, 'organs' | 'onClose' | 'onSaved'> {
  task: OrganTask;
  day: string | undefined;
}

/** Reads what the task is about as it is now: a change is refused where somebody else was first. */
function Task({ task, day, ...rest }: TaskHostProps): ReactElement | null {
  const today = dayOfToday();
  const detail = useCall(organDetail, { organId: task.organId, asOf: day }, { keep: false });
  if (detail.data === undefined) return null;
  return <OrganDialogs {...rest} task={task} organ={detail.data} day={day ?? today} />;
}

function TreePending({
  call,
}: {
  call: ReturnType<typeof useCall<typeof organTree>>;
}): ReactElement {
  const t = useWords();
  if (call.state !== 'failed') {
    return (
      <SplitPage label={t('tree.label')} aside={<SkeletonLines lines={8} />}>
        <main className={css.page}>
          <SkeletonLines lines={6} />
        </main>
      </SplitPage>
    );
  }
  return (
    <main className={css.page}>
      <PageHeader title={t('title')} />
      {call.error.codeName === 'noPermission' ? (
        <DeniedState />
      ) : (
        <ErrorState title={t('tree.failed')} hint={call.error.words} onRetry={call.reload} />
      )}
    </main>
  );
}

interface NoOrganisationProps {
  /** Whether the person sees any organisation at all. */
  any: boolean;
  onTop: () => void;
}

function NoOrganisation({ any, onTop }: NoOrganisationProps): ReactElement {
  const t = useWords();
  if (!any) return <EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />;
  return (
    <EmptyState
      icon="organization"
      title={t('organ.unknown')}
      hint={t('organ.unknownHint')}
      action={<Button onClick={onTop}>{t('organ.toTop')}</Button>}
    />
  );
}
