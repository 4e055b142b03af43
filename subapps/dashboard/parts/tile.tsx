import { type ReactElement, useId, useState } from 'react';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { Definition } from '#ui/figures/definition.tsx';
import type { Member } from '#ui/figures/grid-of.ts';
import type { FigureRow } from '#ui/figures/types.ts';
import { IconButton } from '#ui/parts/button.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { useWords } from '../texts/app-texts.ts';
import css from './board.module.css';
import { TileBody } from './tile-body.tsx';
import { titleOf } from './tile-title.ts';
import type { TileResult } from './use-board-figures.ts';

interface TileProps {
  tile: BoardTile;
  result: TileResult | undefined;
  failure: string | undefined;
  onRetry: () => void;
  onReport: ((report: string) => void) | undefined;
  onPick: (row: FigureRow) => void;
  intoOf: (dimension: number, member: Member) => (() => void) | null;
  onDrill: (place: string) => void;
}

/** One tile of a board: its title, which opens the report behind it, and its figures. */
export function Tile(props: TileProps): ReactElement {
  const { tile, result, onReport } = props;
  const t = useWords();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const title = titleOf(tile, result);
  const isChart = tile.kind !== 'table' && tile.kind !== 'figure' && tile.kind !== 'text';
  const { x, y, w, h } = tile.at;
  const place = { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` };
  const { report } = tile;
  return (
    <section className={css.tile} data-kind={tile.kind} aria-labelledby={id} style={place}>
      <header className={css.tileHead}>
        <h2 id={id} className={css.tileTitle}>
          {report !== null && onReport ? (
            <LinkButton title={t('board.toReport')} onClick={() => onReport(report)}>
              {title}
            </LinkButton>
          ) : (
            title
          )}
        </h2>
        {tile.kind === 'figure' && <OnlyDefinition result={result} />}
        {isChart && (
          <IconButton
            size="sm"
            icon={isTable ? 'chart' : 'columns'}
            label={t(isTable ? 'board.asChart' : 'board.asTable', { name: title })}
            onClick={() => setTable(!isTable)}
          />
        )}
      </header>
      <div className={css.tileBody}>
        <TileBody {...props} {...{ title, isTable }} />
      </div>
    </section>
  );
}

/** How the only measure of a tile is counted; several have theirs beside their names. */
function OnlyDefinition({ result }: { result: TileResult | undefined }): ReactElement | null {
  const measures = result && 'figures' in result ? result.figures.measures : [];
  const [first, second] = measures;
  return first && !second ? <Definition measure={first} /> : null;
}
