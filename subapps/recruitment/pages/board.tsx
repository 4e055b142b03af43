import { type ReactElement, useState } from 'react';
import { useSearch } from 'wouter';
import { mostMoved } from '#bridge/calls/recruit/board.ts';
import { jobNames } from '#bridge/calls/recruit/names.ts';
import { useCall, useTabTitle } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { Combobox } from '#ui/parts/combobox.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { AddCandidate } from '../parts/board/add-candidate.tsx';
import { ApplicationPanel } from '../parts/board/application-panel.tsx';
import css from '../parts/board/board.module.css';
import { BoardColumns } from '../parts/board/board-columns.tsx';
import { BulkBar } from '../parts/board/bulk-bar.tsx';
import { MoveReason } from '../parts/board/move-reason.tsx';
import {
  type AskedMove,
  type Board,
  type Card,
  type Stage,
  useBoard,
} from '../parts/board/use-board.ts';
import { useWords } from '../texts/app-texts.ts';

interface JobOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** The board of one job, which is chosen above it. */
export function BoardPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('board.title'));
  const search = useSearch();
  const jobs = useCall(jobNames, {});
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  if (jobs.state === 'failed') return <ErrorState hint={jobs.error.words} onRetry={jobs.reload} />;
  if (jobs.data === undefined) return <SkeletonLines lines={8} />;
  const asked = new URLSearchParams(search).get('job');
  const named = jobs.data.find(({ id }) => id === asked);
  const [first] = jobs.data.filter(({ state }) => state === 'open');
  const jobId = chosen ?? named?.id ?? first?.id ?? jobs.data[0]?.id;
  if (jobId === undefined) {
    return <EmptyState title={t('board.noJobs')} hint={t('board.noJobsHint')} icon="columns" />;
  }
  return (
    <JobBoard
      jobId={jobId}
      options={jobs.data.map(({ id, title, organName }) => ({
        value: id,
        label: title,
        ...(organName !== null && { hint: organName }),
      }))}
      onChoose={setChosen}
    />
  );
}

function JobBoard(props: {
  jobId: string;
  options: readonly JobOption[];
  onChoose: (id: string) => void;
}): ReactElement {
  const { jobId, options, onChoose } = props;
  const t = useWords();
  const { call, cards, move, asked, forget } = useBoard(jobId);
  const [opened, setOpened] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const { picked, pick, chosen, keep } = usePicked(cards, call.reload);
  const board = call.data;
  return (
    <main className={css.page}>
      <PageHeader
        title={t('board.title')}
        actions={
          board?.can.move && (
            <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
              {t('board.add')}
            </Button>
          )
        }
      />
      <JobBar board={board} jobId={jobId} options={options} onChoose={onChoose} />
      {call.state === 'failed' && <ErrorState hint={call.error.words} onRetry={call.reload} />}
      {call.state === 'loading' && !board && <SkeletonLines lines={8} />}
      {board && board.stages.length === 0 && <EmptyState title={t('board.noStages')} />}
      {board && (
        <BoardColumns
          stages={board.stages}
          cards={cards}
          mayMove={board.can.move}
          onMove={(card, stage) => void move(card, stage)}
          onOpen={({ id }) => setOpened(id)}
          picked={picked}
          onPick={pick}
        />
      )}
      {board && chosen.length > 0 && <BulkBar cards={chosen} stages={board.stages} onLeft={keep} />}
      <AskedReason asked={asked} onCancel={forget} onMove={move} />
      {board && adding && (
        <AddCandidate job={board.job} onClose={() => setAdding(false)} onAdded={call.reload} />
      )}
      {board && opened !== null && (
        <ApplicationPanel
          id={opened}
          can={board.can}
          onClose={() => setOpened(null)}
          onChanged={call.reload}
        />
      )}
    </main>
  );
}

/** The cards that are chosen to be moved together. */
function usePicked(cards: readonly Card[], reload: () => void) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = (id: string, on: boolean): void =>
    setPicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const chosen = cards.filter(({ id }) => picked.has(id)).slice(0, mostMoved);
  const keep = (left: readonly string[]): void => {
    setPicked(new Set(left));
    reload();
  };
  return { picked, pick, chosen, keep };
}

function AskedReason(props: {
  asked: AskedMove | null;
  onCancel: () => void;
  onMove: (card: Card, stage: Stage, reason: string) => unknown;
}): ReactElement | null {
  const { asked, onCancel, onMove } = props;
  if (asked === null) return null;
  const { card, stage } = asked;
  return (
    <MoveReason
      asked={asked}
      onCancel={onCancel}
      onSend={(reason) => onMove(card, stage, reason)}
    />
  );
}

/** Which job it is, and how many people it looks for. */
function JobBar(props: {
  board: Board | undefined;
  jobId: string;
  options: readonly JobOption[];
  onChoose: (id: string) => void;
}): ReactElement {
  const { board, jobId, options, onChoose } = props;
  const t = useWords();
  return (
    <div className={css.bar}>
      <div className={css.pick}>
        <Combobox label={t('board.job')} options={options} value={jobId} onChange={onChoose} />
      </div>
      {board && (
        <span className={css.hint}>
          {t('board.heads', { heads: String(board.job.heads), filled: String(board.job.filled) })}
          {board.closed > 0 && ` · ${t('board.closed', { count: String(board.closed) })}`}
        </span>
      )}
    </div>
  );
}
