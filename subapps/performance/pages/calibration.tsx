import { type ReactElement, useState } from 'react';
import { calibrationBoard } from '#bridge/calls/performance/calibration.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { BoardView } from '../parts/board-view.tsx';
import { MoveForm, MoveHistory } from '../parts/calibration-dialogs.tsx';
import { CyclePicker } from '../parts/cycle-bar.tsx';
import { MeetingList } from '../parts/meeting-list.tsx';
import css from '../parts/performance.module.css';
import { type BoardCard, useAskedMove } from '../parts/use-calibration.ts';
import { usePlace } from '../parts/use-place.ts';
import { useWords } from '../texts/app-texts.ts';

/** Levels of a whole cycle against the wanted distribution, and the meetings that look at them. */
export function CalibrationPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('board.title'));
  const { cycle, go } = usePlace();
  const call = useCall(calibrationBoard, cycle === undefined ? {} : { cycleId: cycle });
  const { asked, ask, forget } = useAskedMove();
  const [shown, setShown] = useState<BoardCard | null>(null);
  const board = call.data;
  return (
    <main className={css.page}>
      <PageHeader title={t('board.title')} />
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state !== 'failed' && board === undefined && <SkeletonLines lines={8} />}
      {board?.cycleId === null && (
        <EmptyState icon="columns" title={t('noCycle')} hint={t('noCycleHint')} />
      )}
      {board && board.cycleId !== null && (
        <>
          <CyclePicker
            options={board.cycles}
            value={board.cycleId}
            onChange={(id) => go({ cycle: id })}
          />
          <MeetingList meetings={board.meetings} leastPool={board.leastPool} />
          {board.levels.length === 0 ? (
            <EmptyState icon="clock" title={t('board.notYet')} hint={t('board.notYetHint')} />
          ) : (
            <>
              {!board.isOpen && <Banner title={t('board.closed')} />}
              {board.waiting > 0 && (
                <Banner tone="warn" title={t('board.waiting', { count: String(board.waiting) })} />
              )}
              <BoardView board={board} onAsk={ask} onHistory={setShown} />
            </>
          )}
        </>
      )}
      {asked !== null && (
        <MoveForm asked={asked} side="personnel" onClose={forget} onMoved={call.reload} />
      )}
      {shown !== null && (
        <MoveHistory card={shown} side="personnel" onClose={() => setShown(null)} />
      )}
    </main>
  );
}
