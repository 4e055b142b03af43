import { useState } from 'react';
import { moveStages } from '#bridge/calls/recruit/board.ts';
import { wordsOfCode } from '#bridge/calls/recruit/code-words.ts';
import { useAppContext, useGateway, useTools } from '#bridge/react/index.ts';
import { wordsOfError } from '#ui/record/record-door.ts';
import { useWords } from '../../texts/app-texts.ts';
import type { Card } from './use-board.ts';

/** Moves cards together: which of them stayed, and why. */
export function useBulkMove(cards: readonly Card[], onMoved: (left: readonly string[]) => void) {
  const t = useWords();
  const { locale } = useAppContext();
  const gateway = useGateway();
  const { tell } = useTools();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function move(stageId: string, reason: string): Promise<void> {
    setBusy(true);
    const said = reason.trim();
    try {
      const { moved, refused } = await gateway.call(moveStages, {
        items: cards.map(({ id, version }) => ({ id, version })),
        stageId,
        ...(said !== '' && { reason: said }),
      });
      const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? '';
      setProblems(refused.map(({ id, code }) => `${nameOf(id)}: ${wordsOfCode(code, locale)}`));
      if (moved > 0) tell(t('board.movedMany', { count: String(moved) }), 'success');
      onMoved(refused.map(({ id }) => id));
    } catch (cause) {
      setProblems([wordsOfError(cause)]);
    }
    setBusy(false);
  }
  return { move, busy, problems };
}
