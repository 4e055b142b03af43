import { type ReactElement, useMemo } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { listBoards, removeBoard } from '#bridge/calls/prism/boards.ts';
import { useCall, useSave, useSearchResults, useTabTitle, useTools } from '#bridge/react/index.ts';
import { usePageLocation } from '#bridge/react/location.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button, IconButton } from '#ui/parts/button.tsx';
import { LinkButton } from '#ui/parts/link.tsx';
import { Menu, type MenuItem } from '#ui/parts/menu.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import css from '../parts/gallery.module.css';
import { useWords } from '../texts/app-texts.ts';

type Board = ResultOf<typeof listBoards>[number];

/** The boards that the caller may open: built-in, own and shared ones. */
export function GalleryPage(): ReactElement {
  const t = useWords();
  useTabTitle(t('title'));
  const [, navigate] = usePageLocation();
  const call = useCall(listBoards, {});
  const boards = call.data;
  const groups = [
    { id: 'mine', boards: (boards ?? []).filter(({ mine }) => mine) },
    { id: 'builtIn', boards: (boards ?? []).filter(({ builtIn }) => builtIn) },
    { id: 'shared', boards: (boards ?? []).filter(({ mine, builtIn }) => !mine && !builtIn) },
  ] as const;
  useFound(boards);
  return (
    <main className={css.page}>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => navigate('/boards/new')}>
            {t('actions.create')}
          </Button>
        }
      />
      {call.state === 'failed' && !boards && (
        <ErrorState hint={call.error.words} onRetry={call.reload} />
      )}
      {!boards && call.state !== 'failed' && <SkeletonLines lines={8} />}
      {boards?.length === 0 && (
        <EmptyState icon="apps" title={t('gallery.none')} hint={t('gallery.noneHint')} />
      )}
      {groups
        .filter((group) => group.boards.length > 0)
        .map((group) => (
          <section key={group.id} aria-label={t(`gallery.${group.id}`)}>
            <h2 className={css.heading}>{t(`gallery.${group.id}`)}</h2>
            <ul className={css.cards}>
              {group.boards.map((board) => (
                <Card key={board.id} board={board} onOpen={navigate} onChanged={call.reload} />
              ))}
            </ul>
          </section>
        ))}
    </main>
  );
}

interface CardProps {
  board: Board;
  onOpen: (place: string) => void;
  onChanged: () => void;
}

function Card({ board, onOpen, onChanged }: CardProps): ReactElement {
  const t = useWords();
  const { id, name, note, tiles, mine, shared, ownerName } = board;
  const items = useItems(board, onOpen, onChanged);
  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        <h3 className={css.name}>
          <LinkButton onClick={() => onOpen(`/boards/${id}`)}>{name}</LinkButton>
        </h3>
        <Menu
          placement="bottom-end"
          trigger={<IconButton size="sm" icon="more" label={t('actions.more', { name })} />}
          groups={[{ id: 'all', items }]}
        />
      </div>
      <p className={css.note}>{note}</p>
      <p className={css.foot}>
        {t('gallery.tiles', { count: tiles })}
        {mine && shared && <Tag tone="good">{t('gallery.sharedByMe')}</Tag>}
        {!mine && ownerName !== null && <span>{t('board.by', { name: ownerName })}</span>}
      </p>
    </li>
  );
}

function useItems(
  { id, name, mine }: Board,
  onOpen: CardProps['onOpen'],
  onChanged: () => void,
): readonly MenuItem[] {
  const t = useWords();
  const { ask, tell } = useTools();
  const removing = useSave(removeBoard);
  async function remove(): Promise<void> {
    const title = t('gallery.remove', { name });
    if (!(await ask({ title, text: t('gallery.removeText'), tone: 'danger' }))) return;
    const outcome = await removing.save({ id });
    if (outcome.ok) onChanged();
    tell(
      outcome.ok ? t('said.removed', { name }) : outcome.error.words,
      outcome.ok ? 'success' : 'error',
    );
  }
  const copy: MenuItem = {
    id: 'copy',
    icon: 'copy',
    label: t('actions.copy'),
    onSelect: () => onOpen(`/boards/${id}/copy`),
  };
  if (!mine) return [copy];
  return [
    {
      id: 'edit',
      icon: 'edit',
      label: t('actions.edit'),
      onSelect: () => onOpen(`/boards/${id}/edit`),
    },
    copy,
    {
      id: 'remove',
      icon: 'delete',
      label: t('actions.remove'),
      danger: true,
      onSelect: () => void remove(),
    },
  ];
}

/** Lets the search over the portal find every board. */
function useFound(boards: readonly Board[] | undefined): void {
  const items = useMemo(
    () =>
      (boards ?? [])
        .slice(0, 60)
        .map(({ id, name }) => ({ title: name.slice(0, 60), route: `/boards/${id}` })),
    [boards],
  );
  useSearchResults(items);
}
