import type { ReactElement } from 'react';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { FiguresView } from '#ui/figures/figures-view.tsx';
import type { Member } from '#ui/figures/grid-of.ts';
import type { FigureRow } from '#ui/figures/types.ts';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { DeniedState, ErrorState } from '#ui/parts/states.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './board.module.css';
import type { TileResult } from './use-board-figures.ts';

interface TileBodyProps {
  tile: BoardTile;
  title: string;
  result: TileResult | undefined;
  failure: string | undefined;
  isTable: boolean;
  onRetry: () => void;
  onPick?: ((row: FigureRow) => void) | undefined;
  intoOf?: ((dimension: number, member: Member) => (() => void) | null) | undefined;
  onDrill?: ((place: string) => void) | undefined;
}

/** Pixels of a row of the board, and between two. */
export const rowHeight = 28;
export const rowGap = 12;

/** What a tile shows: its text, its figures, or why it has none. */
export function TileBody(props: TileBodyProps): ReactElement {
  const { tile, title, result, failure, isTable, onRetry, onPick, intoOf, onDrill } = props;
  const t = useWords();
  if (tile.kind === 'text') return <p className={css.text}>{tile.text}</p>;
  if (result === undefined)
    return failure === undefined ? (
      <SkeletonLines lines={Math.min(6, tile.at.h)} />
    ) : (
      <ErrorState hint={failure} onRetry={onRetry} />
    );
  if ('refused' in result)
    return result.refused === 'noPermission' || result.refused === 'noFieldPermission' ? (
      <DeniedState title={t('board.denied')} hint={result.words} />
    ) : (
      <ErrorState title={t('board.refused')} hint={result.words} />
    );
  return (
    <FiguresView
      figures={result.figures}
      label={t('board.table', { name: title })}
      presentation={isTable ? 'table' : tile.kind}
      most={mostBars(tile.at.h)}
      sort={null}
      isTitled
      {...{ onPick, intoOf, onDrill }}
    />
  );
}

/** How many lying bars fit into a tile of so many rows. */
function mostBars(rows: number): number {
  const height = rows * (rowHeight + rowGap) - rowGap - 96;
  return Math.max(3, Math.floor(height / 24));
}
