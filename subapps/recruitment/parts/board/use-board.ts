import { useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { moveStage, recruitBoard } from '#bridge/calls/recruit/board.ts';
import { useCall, useGateway, useTools } from '#bridge/react/index.ts';
import { wordsOfError } from '#ui/record/record-door.ts';
import { useWords } from '../../texts/app-texts.ts';

/** A board as the gateway sends it. */
export type Board = ResultOf<typeof recruitBoard>;
/** A column of it. */
export type Stage = Board['stages'][number];
/** A card of it. */
export type Card = Board['cards'][number];

/** A move that waits for a reason. */
export interface AskedMove {
  readonly card: Card;
  readonly stage: Stage;
}

/** The board of a job, and moving its cards. A card moves at once and goes back when the move is refused. */
export function useBoard(jobId: string | undefined) {
  const t = useWords();
  const gateway = useGateway();
  const { tell } = useTools();
  const call = useCall(recruitBoard, jobId === undefined ? null : { jobId }, { keep: false });
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<AskedMove | null>(null);

  async function move(card: Card, stage: Stage, reason?: string): Promise<void> {
    if (card.stageId === stage.id) return;
    setMoving((before) => new Map(before).set(card.id, stage.id));
    const { id, version } = card;
    try {
      await gateway.call(moveStage, {
        id,
        version,
        stageId: stage.id,
        ...(reason !== undefined && { reason }),
      });
      setAsked(null);
      tell(t('board.moved', { stage: stage.name }), 'success');
    } catch (cause) {
      if ((cause as { codeName?: string }).codeName === 'recruit.reasonNeeded') {
        setAsked({ card, stage });
      } else {
        setAsked(null);
        tell(wordsOfError(cause), 'error');
      }
    }
    setMoving((before) => new Map([...before].filter(([one]) => one !== id)));
    call.reload();
  }

  const cards = (call.data?.cards ?? []).map((card) => ({
    ...card,
    stageId: moving.get(card.id) ?? card.stageId,
  }));
  return { call, cards, move, asked, forget: () => setAsked(null) };
}
