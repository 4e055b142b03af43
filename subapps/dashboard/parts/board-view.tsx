import type { ReactElement } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { openBoard } from '#bridge/calls/prism/boards.ts';
import { useBridge, useOpenPlace, useTools } from '#bridge/react/index.ts';
import { inOrder } from '#ui/charts/placement.ts';
import type { Member } from '#ui/figures/grid-of.ts';
import { organDimension } from '#ui/figures/prompts.ts';
import type { FigureRow, Subject } from '#ui/figures/types.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Banner } from '#ui/parts/banner.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { cross, questionOf } from '../stores/address.ts';
import { useWords } from '../texts/app-texts.ts';
import css from './board.module.css';
import { Filters } from './filters.tsx';
import { Tile } from './tile.tsx';
import { type TileResult, useBoardFigures } from './use-board-figures.ts';
import { type BoardNarrowing, useNarrowing } from './use-narrowing.ts';

/** A board as it was opened. */
export type OpenedBoard = ResultOf<typeof openBoard>;

interface BoardViewProps {
  board: OpenedBoard;
  subjects: readonly Subject[];
}

/** A board: its filters, and its tiles from the top to the bottom. */
export function BoardView({ board, subjects }: BoardViewProps): ReactElement {
  const t = useWords();
  const place = useNarrowing();
  const { filters, tiles } = board.definition;
  const listed = inOrder(tiles);
  const figures = useBoardFigures(
    listed.map((tile) => ({
      id: tile.id,
      at: tile.at,
      query: questionOf(tile, filters, place.narrowing, subjects),
    })),
  );
  const { crossTo, openReport, openList } = useWays(place);
  return (
    <main className={css.page}>
      <Head {...{ board, place }} isLoading={figures.isLoading} onRefresh={figures.reload} />
      <Filters {...{ board, place, subjects }} />
      {figures.refused > 0 && (
        <Banner tone="info" title={t('board.someRefused', { count: figures.refused })} />
      )}
      {tiles.length === 0 && <EmptyState icon="apps" title={t('board.empty')} />}
      <div className={css.grid}>
        {listed.map((tile) => {
          const result = figures.of(tile.id);
          const intoOf = crossTo(result);
          return (
            <Tile
              key={tile.id}
              {...{ tile, result, intoOf }}
              failure={figures.failure}
              onRetry={figures.reload}
              onReport={openReport}
              onDrill={openList}
              onPick={(row) => pick(row, intoOf, openList)}
            />
          );
        })}
      </div>
    </main>
  );
}

type IntoOf = (dimension: number, member: Member) => (() => void) | null;

/** A click on a mark narrows the board to its value; where it cannot, it opens the list behind. */
function pick(row: FigureRow, intoOf: IntoOf, openList: (place: string) => void): void {
  const [first] = row.keys;
  const into = first ? intoOf(0, first) : null;
  if (into) into();
  else if (row.drill !== null) openList(row.drill);
}

/** Where clicks on a board lead. */
function useWays({ narrowing, change }: BoardNarrowing) {
  const t = useWords();
  const bridge = useBridge();
  const open = useOpenPlace();
  const { tell } = useTools();
  const crossTo =
    (result: TileResult | undefined): IntoOf =>
    (at, { value, label }) => {
      const dimension = result && 'figures' in result ? result.figures.dimensions[at] : undefined;
      if (!dimension || value === null || dimension.kind === 'time') return null;
      if (dimension.name === organDimension)
        return value === narrowing.organ ? null : () => change({ organ: value });
      return () => change(cross(narrowing, { dimension: dimension.name, value, label }));
    };
  const openReport = (id: string) =>
    void bridge.tabs
      .open({ app: 'report', route: `/reports/${id}` })
      .catch(() => tell(t('said.noReport'), 'error'));
  const openList = (place: string) =>
    void open(place).then((isOpen) => isOpen || tell(t('said.noList'), 'error'));
  return { crossTo, openReport, openList };
}

interface HeadProps {
  board: OpenedBoard;
  place: BoardNarrowing;
  isLoading: boolean;
  onRefresh: () => void;
}

function Head({ board, place, isLoading, onRefresh }: HeadProps): ReactElement {
  const t = useWords();
  const way = board.mine ? 'edit' : 'copy';
  return (
    <PageHeader
      title={board.name}
      subtitle={
        board.ownerName !== null && !board.mine
          ? t('board.by', { name: board.ownerName })
          : undefined
      }
      onBack={() => place.go('/boards')}
      actions={
        <>
          <IconButton
            icon="refresh"
            variant="default"
            label={t('actions.refresh')}
            busy={isLoading}
            onClick={onRefresh}
          />
          <Button icon={way} onClick={() => place.go(`/boards/${board.id}/${way}`)}>
            {t(`actions.${way}`)}
          </Button>
        </>
      }
    />
  );
}
