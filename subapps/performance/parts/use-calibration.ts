import { useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { calibrationBoard } from '#bridge/calls/performance/calibration.ts';

type Whole = ResultOf<typeof calibrationBoard>;

/** A person on a board; the score is null where it is hidden. */
export type BoardCard = Omit<Whole['cards'][number], 'score'> & { readonly score: string | null };

/** What a board draws, of a whole cycle or of one meeting. */
export interface Board extends Pick<Whole, 'isOpen' | 'force' | 'levels'> {
  readonly cards: readonly BoardCard[];
}

/** Who asks: personnel with the function over a cycle, or somebody who meets. */
export type Side = 'personnel' | 'meeting';

/** Steps of potential, the best first. */
export const potentials = ['high', 'middle', 'low'] as const;

/** One change of a card on one axis. */
export interface Step {
  readonly axis: 'level' | 'potential';
  readonly to: string;
}

/** A move that waits for its reason; to another box both axes can change, one after the other. */
export interface AskedMove {
  readonly card: BoardCard;
  readonly steps: readonly Step[];
}

/** The board with the cards that what was typed finds, and without scores where they are hidden. */
export function boardFor(board: Board, typed: string, isHidden: boolean): Board {
  const wanted = typed.trim().toLowerCase();
  const found = board.cards.filter(({ name, organName, managerName }) =>
    [name, organName, managerName].some((words) => words?.toLowerCase().includes(wanted)),
  );
  const cards = isHidden ? found.map((card) => ({ ...card, score: null })) : found;
  return { ...board, cards };
}

/** The move that is asked about. */
export function useAskedMove() {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  function ask(card: BoardCard, wanted: Partial<Record<Step['axis'], string>>): void {
    const steps = (['level', 'potential'] as const).flatMap((axis) => {
      const to = wanted[axis];
      return to === undefined || to === card[axis] ? [] : [{ axis, to }];
    });
    if (steps.length > 0) setAsked({ card, steps });
  }
  return { asked, ask, forget: () => setAsked(null) };
}

/** The third of the scale a level is in: 3 is the best. */
export function bandOf(board: Board, level: string): 1 | 2 | 3 {
  const { levels } = board;
  const at = levels.findIndex(({ code }) => code === level);
  if (at <= 0) return 3;
  return at >= levels.length - 1 ? 1 : 2;
}

/** The level a card gets in a third of the scale: its own where it is in it, else the nearest. */
export function levelIn(board: Board, card: BoardCard, band: 1 | 2 | 3): string {
  if (bandOf(board, card.level) === band) return card.level;
  const codes = board.levels.map(({ code }) => code);
  const inBand = codes.filter((code) => bandOf(board, code) === band);
  const comesDown = bandOf(board, card.level) > band;
  return (comesDown ? inBand[0] : inBand.at(-1)) ?? card.level;
}
