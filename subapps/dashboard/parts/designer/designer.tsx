import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { BoardDefinition, BoardTile } from '#bridge/calls/prism/boards.ts';
import { useTools } from '#bridge/react/index.ts';
import { remove } from '#ui/charts/placement.ts';
import { redoIcon, undoIcon } from '#ui/figures/step-icons.ts';
import type { Subject } from '#ui/figures/types.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { questionOf } from '../../stores/address.ts';
import { type Draft, withChanges, withTile } from '../../stores/draft.ts';
import { useWords } from '../../texts/app-texts.ts';
import boardCss from '../board.module.css';
import { useBoardFigures } from '../use-board-figures.ts';
import { AddTile } from './add-tile.tsx';
import { BoardPanel } from './board-panel.tsx';
import { DesignGrid } from './design-grid.tsx';
import css from './designer.module.css';
import { TilePanel } from './tile-panel.tsx';
import { type DraftWork, useDraft } from './use-draft.ts';
import { useMoving } from './use-moving.ts';

interface DesignerProps {
  first: Draft;
  subjects: readonly Subject[];
}

const asItIs = { organ: null, period: null, crossings: [] } as const;

/** Draws up a board: its tiles on the grid, and beside it what the chosen tile or the board itself is. */
export function Designer({ first, subjects }: DesignerProps): ReactElement {
  const t = useWords();
  const work = useDraft(first);
  const { definition, history } = work;
  const [selected, select] = useState<string | null>(null);
  const removeTile = useRemoveTile(work, () => select(null));
  const setTiles = (tiles: BoardTile[]) => history.change((old) => ({ ...old, tiles }));
  const moving = useMoving({
    tiles: definition.tiles,
    onPlaced: setTiles,
    onRemove: (id) => void removeTile(id),
  });
  useKeys(work);
  const figures = useBoardFigures(
    definition.tiles.map((tile) => ({
      id: tile.id,
      at: { ...tile.at, x: 0, y: 0 },
      query: hasMeasures(tile) ? questionOf(tile, definition.filters, asItIs, subjects) : null,
    })),
  );
  const tile = definition.tiles.find(({ id }) => id === selected);
  function add(made: Omit<BoardTile, 'id'>): void {
    const next = withTile(definition, made);
    history.change(() => next.definition);
    select(next.id);
    focusTile(next.id);
  }
  const change = (changes: Partial<BoardDefinition>) =>
    history.change((old) => ({ ...old, ...changes }));
  return (
    <main className={boardCss.page}>
      <PageHeader
        title={t(first.saved ? 'designer.edit' : 'designer.title')}
        onBack={work.leave}
        actions={<Tools {...{ work, subjects }} onAdd={add} />}
      />
      <div className={css.panes}>
        <section className={css.board} aria-label={t('designer.tiles')}>
          {definition.tiles.length === 0 ? (
            <EmptyState icon="apps" title={t('designer.empty')} hint={t('designer.emptyHint')} />
          ) : (
            <DesignGrid {...{ moving, figures, selected }} onSelect={select} />
          )}
        </section>
        {tile ? (
          <TilePanel
            key={tile.id}
            {...{ tile, subjects }}
            result={figures.of(tile.id)}
            onChange={(changes) => history.change((old) => withChanges(old, tile.id, changes))}
            onRemove={() => void removeTile(tile.id)}
            onClose={() => select(null)}
          />
        ) : (
          <BoardPanel {...{ work, change }} />
        )}
      </div>
    </main>
  );
}

function hasMeasures({ query }: BoardTile): boolean {
  return query !== null && query.measures.length > 0;
}

/** Once the tile is drawn. */
function focusTile(id: string): void {
  requestAnimationFrame(() => document.getElementById(`tile-${id}`)?.focus());
}

function useRemoveTile(work: DraftWork, onRemoved: () => void) {
  const t = useWords();
  const { ask } = useTools();
  return async (id: string): Promise<void> => {
    if (!(await ask({ title: t('designer.removeTile'), tone: 'danger' }))) return;
    work.history.change((old) => ({ ...old, tiles: remove(old.tiles, id) }));
    onRemoved();
  };
}

interface ToolsProps {
  work: DraftWork;
  subjects: readonly Subject[];
  onAdd: (made: Omit<BoardTile, 'id'>) => void;
}

function Tools({ work, subjects, onAdd }: ToolsProps): ReactElement {
  const t = useWords();
  const { history } = work;
  return (
    <>
      <IconButton
        icon={undoIcon}
        variant="default"
        label={t('designer.undo')}
        disabled={!history.canUndo}
        onClick={history.undo}
      />
      <IconButton
        icon={redoIcon}
        variant="default"
        label={t('designer.redo')}
        disabled={!history.canRedo}
        onClick={history.redo}
      />
      <AddTile count={work.definition.tiles.length} {...{ subjects, onAdd }} />
      <Button variant="primary" busy={work.isSaving} onClick={work.save}>
        {t('designer.save')}
      </Button>
    </>
  );
}

/** Ctrl+Z and Ctrl+Y step through the board, Ctrl+S saves; inputs keep their own undo. */
function useKeys(work: DraftWork): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
      const { history, save } = latest.current;
      const act = { s: save, z: event.shiftKey ? history.redo : history.undo, y: history.redo };
      if (key !== 's' && ((key !== 'z' && key !== 'y') || isTyping)) return;
      event.preventDefault();
      act[key]();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
