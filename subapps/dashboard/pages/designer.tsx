import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { openBoard } from '#bridge/calls/prism/boards.ts';
import { listSubjects } from '#bridge/calls/prism/query.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import css from '../parts/board.module.css';
import { Designer } from '../parts/designer/designer.tsx';
import { draftOf, emptyDraft } from '../stores/draft.ts';
import { useWords } from '../texts/app-texts.ts';

/** Draws up a new board, changes an own one, or begins from a copy. */
export function DesignerPage(): ReactElement {
  const t = useWords();
  const { id, way = 'new' } = useParams();
  const subjects = useCall(listSubjects, {});
  const board = useCall(openBoard, id === undefined ? null : { id }, { keep: false });
  useTabTitle(t(way === 'edit' ? 'designer.edit' : 'designer.title'));
  const failed = [subjects, board].find(({ state }) => state === 'failed');
  if (!subjects.data || failed?.state === 'failed' || (id !== undefined && !board.data))
    return (
      <main className={css.page}>
        {failed?.state === 'failed' ? (
          <ErrorState hint={failed.error.words} onRetry={failed.reload} />
        ) : (
          <SkeletonLines lines={10} />
        )}
      </main>
    );
  const draft = board.data
    ? draftOf(
        board.data,
        way === 'edit' ? 'edit' : 'copy',
        t('designer.copyName', { name: board.data.name }),
      )
    : emptyDraft;
  return <Designer key={`${id} ${way}`} first={draft} subjects={subjects.data} />;
}
