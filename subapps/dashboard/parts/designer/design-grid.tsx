import { type ReactElement, useId } from 'react';
import type { BoardTile } from '#bridge/calls/prism/boards.ts';
import { inOrder } from '#ui/charts/placement.ts';
import { usePresentationNames } from '#ui/figures/texts/figures-texts.ts';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useWords } from '../../texts/app-texts.ts';
import boardCss from '../board.module.css';
import { TileBody } from '../tile-body.tsx';
import { titleOf } from '../tile-title.ts';
import type { BoardFigures } from '../use-board-figures.ts';
import css from './designer.module.css';
import type { Moving } from './use-moving.ts';

interface DesignGridProps {
  moving: Moving;
  figures: BoardFigures;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The tiles of a board while it is drawn up; the head of each is what it is moved by. */
export function DesignGrid({ moving, figures, selected, onSelect }: DesignGridProps): ReactElement {
  const t = useWords();
  const hint = useId();
  return (
    <>
      <p id={hint} className={css.hint}>
        {t('designer.keys')}
      </p>
      <div className={boardCss.grid} data-grid>
        {inOrder(moving.shown).map((tile) => (
          <DesignTile
            key={tile.id}
            {...{ tile, moving, figures, hint }}
            isSelected={tile.id === selected}
            onSelect={() => onSelect(tile.id)}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span aria-live="assertive">{moving.said}</span>
      </VisuallyHidden>
    </>
  );
}

interface DesignTileProps {
  tile: BoardTile;
  moving: Moving;
  figures: BoardFigures;
  hint: string;
  isSelected: boolean;
  onSelect: () => void;
}

function DesignTile(props: DesignTileProps): ReactElement {
  const { tile, moving, figures, hint, isSelected, onSelect } = props;
  const t = useWords();
  const nameOf = usePresentationNames();
  const { x, y, w, h } = tile.at;
  const result = figures.of(tile.id);
  const title = titleOf(tile, result) || (tile.kind === 'text' ? t('textKind') : nameOf(tile.kind));
  const place = { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` };
  const at = t('designer.at', { column: x + 1, row: y + 1, width: w, height: h });
  return (
    <section
      className={boardCss.tile}
      data-kind={tile.kind}
      data-selected={isSelected}
      data-held={moving.heldId === tile.id}
      data-design
      aria-label={title}
      style={place}
    >
      <button
        type="button"
        id={`tile-${tile.id}`}
        className={css.handle}
        aria-label={t('designer.tile', { name: title, at })}
        aria-describedby={hint}
        aria-pressed={moving.heldId === tile.id}
        onFocus={onSelect}
        onKeyDown={(event) => moving.onKeyDown(event, tile.id)}
        onBlur={moving.onBlur}
        onPointerDown={(event) => moving.onPointerDown(event, tile, 'move')}
        onPointerMove={moving.onPointerMove}
        onPointerUp={moving.onPointerUp}
        onPointerCancel={moving.onPointerCancel}
      >
        {title}
      </button>
      <div className={boardCss.tileBody} inert>
        <TileBody
          {...{ tile, title, result }}
          failure={figures.failure}
          isTable={false}
          onRetry={figures.reload}
        />
      </div>
      <span
        className={css.corner}
        aria-hidden="true"
        onPointerDown={(event) => moving.onPointerDown(event, tile, 'resize')}
        onPointerMove={moving.onPointerMove}
        onPointerUp={moving.onPointerUp}
        onPointerCancel={moving.onPointerCancel}
      />
    </section>
  );
}
