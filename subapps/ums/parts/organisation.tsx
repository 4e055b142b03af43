import type { ReactElement, ReactNode } from 'react';
import { organDetail } from '#bridge/calls/ums/calls.ts';
import { useCall } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import type { MenuItem } from '#ui/parts/menu.tsx';
import { DeniedState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { formatDate } from '#ui/texts/format.ts';
import type { Organ } from '../stores/organs.ts';
import { type StructureQuery, type View, views } from '../stores/structure-query.ts';
import { useWords } from '../texts/app-texts.ts';
import { BelowView } from './below-view.tsx';
import { OrganHeader } from './organ-header.tsx';
import css from './organisation.module.css';
import { PeopleView } from './people-view.tsx';
import { PositionsView } from './positions-view.tsx';
import { PostsView } from './posts-view.tsx';
import { dayOfToday } from './today.ts';
import { OrganDialogs } from './tree-edit/organ-dialogs.tsx';
import type { OrganTask, TaskProps } from './tree-edit/organ-task.ts';
import { PlannedChanges } from './tree-edit/planned-changes.tsx';
import type { ChangeQuery } from './use-structure-query.ts';

interface OrganisationProps {
  organs: readonly Organ[];
  organ: Organ;
  query: StructureQuery;
  onChange: ChangeQuery;
  onSelect: (organId: string) => void;
  task: OrganTask | undefined;
  onTask: (task: OrganTask | undefined) => void;
  /** What is done with the tree as a sheet. */
  sheets: readonly MenuItem[];
  /** The tree changed. */
  onSaved: () => void;
}

/** The chosen organisation with what is planned for it, its people, positions, posts and what is below it. */
export function Organisation(props: OrganisationProps): ReactElement {
  const { organs, organ, query, onChange, onSelect, task, onTask, sheets, onSaved } = props;
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
  return (
    <>
      <OrganHeader
        organ={organ}
        detail={detail.data}
        sees={(organId) => organs.some(({ id }) => id === organId)}
        onSelect={onSelect}
        {...{ onTask, sheets }}
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
          task={task}
          day={asOf}
          onClose={() => onTask(undefined)}
          onSaved={(organId) => {
            onTask(undefined);
            reload();
            if (organId !== undefined) onSelect(organId);
          }}
        />
      )}
      <Views {...{ organs, organ, query, onChange, onSelect }} />
    </>
  );
}

interface TaskHostProps extends Pick<TaskProps, 'onClose' | 'onSaved'> {
  task: OrganTask;
  day: string | undefined;
}

/** Reads what the task is about as it is now: a change is refused where another person was first. */
function Task({ task, day, ...rest }: TaskHostProps): ReactElement | null {
  const today = dayOfToday();
  const detail = useCall(organDetail, { organId: task.organId, asOf: day }, { keep: false });
  if (detail.data === undefined) return null;
  return <OrganDialogs {...{ ...rest, task }} organ={detail.data} day={day ?? today} />;
}

type ViewsProps = Pick<OrganisationProps, 'organs' | 'organ' | 'query' | 'onChange' | 'onSelect'>;

function Views({ organs, organ, query, onChange, onSelect }: ViewsProps): ReactElement {
  const t = useWords();
  const view = { organ, query, onChange };
  const contents: Readonly<Record<View, ReactNode>> = {
    people: <PeopleView {...view} />,
    positions: <PositionsView {...view} />,
    posts: <PostsView {...view} />,
    below: <BelowView organs={organs} organId={organ.id} onSelect={onSelect} />,
  };
  return (
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
  );
}
