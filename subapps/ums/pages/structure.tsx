import { type ReactElement, useState } from 'react';
import { type Organs, useOrgans } from '#bridge/react/directory/use-organs.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { SplitPage } from '#ui/layouts/split-page.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { OrganTree } from '../parts/organ-tree.tsx';
import { Organisation } from '../parts/organisation.tsx';
import type { OrganTask } from '../parts/tree-edit/organ-task.ts';
import { useTreeSheets } from '../parts/tree-edit/use-tree-sheets.tsx';
import { useStructureQuery } from '../parts/use-structure-query.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './structure.module.css';

/** The organisation tree beside the chosen organisation with its people, positions, posts and what is below it. */
export function Structure(): ReactElement {
  const t = useWords();
  const [query, onChange] = useStructureQuery();
  const tree = useOrgans({ asOf: query.asOf, chosen: [query.organId] });
  const [task, setTask] = useState<OrganTask>();
  const sheets = useTreeSheets({
    day: query.asOf,
    asked: query.importing,
    onClosed(how) {
      if (query.importing) onChange({ importing: false }, 'replace');
      if (how === 'changed') tree.call.reload();
    },
  });
  if (!tree.call.data) return <TreePending call={tree.call} />;
  const organs = tree.list;
  const organ = query.organId ? organs.find(({ id }) => id === query.organId) : organs[0];
  const select = (organId: string): void => onChange({ organId, keyword: '' });
  return (
    <SplitPage
      label={t('tree.label')}
      aside={
        <>
          <AsOf day={query.asOf} onChange={(asOf) => onChange({ asOf })} />
          <OrganTree organs={tree} selected={organ?.id} onSelect={select} onTask={setTask} />
        </>
      }
    >
      <main className={css.page}>
        {organ ? (
          <Organisation
            {...{ organs, organ, query, onChange, task }}
            sheets={sheets.items}
            onSelect={select}
            onTask={setTask}
            onSaved={tree.call.reload}
          />
        ) : (
          <>
            <PageHeader title={t('title')} />
            {tree.call.state === 'loading' ? (
              <SkeletonLines lines={6} />
            ) : (
              <NoOrganisation
                any={organs.length > 0}
                onTop={() => onChange({ organId: undefined })}
              />
            )}
          </>
        )}
        {sheets.dialog}
      </main>
    </SplitPage>
  );
}

function TreePending({ call }: Pick<Organs, 'call'>): ReactElement {
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
