import type { ReactElement } from 'react';
import { useParams } from 'wouter';
import { openBoard } from '#bridge/calls/prism/boards.ts';
import { listSubjects } from '#bridge/calls/prism/query.ts';
import { savedId } from '#bridge/calls/prism/reports.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import css from '../parts/board.module.css';
import { BoardView } from '../parts/board-view.tsx';
import { useWords } from '../texts/app-texts.ts';

/** One board, with what its reader narrows it to. */
export function BoardPage(): ReactElement {
  const t = useWords();
  const { id = '' } = useParams();
  const [, navigate] = usePageLocation();
  // A menu entry may name a board of another system.
  const isId = savedId.safeParse(id).success;
  const call = useCall(openBoard, isId ? { id } : null, { keep: false });
  const subjects = useCall(listSubjects, {});
  useTabTitle(call.data?.name ?? t('title'));
  if (call.data && subjects.data)
    return <BoardView key={id} board={call.data} subjects={subjects.data} />;
  if (!isId || (call.state === 'failed' && call.error.codeName === 'notFound'))
    return (
      <main className={css.page}>
        <EmptyState
          icon="apps"
          title={t('board.gone')}
          hint={t('board.goneHint')}
          action={<Button onClick={() => navigate('/boards')}>{t('board.back')}</Button>}
        />
      </main>
    );
  const failed = [call, subjects].find(({ state }) => state === 'failed');
  return (
    <main className={css.page}>
      {failed?.state === 'failed' ? (
        <ErrorState hint={failed.error.words} onRetry={failed.reload} />
      ) : (
        <SkeletonLines lines={10} />
      )}
    </main>
  );
}
