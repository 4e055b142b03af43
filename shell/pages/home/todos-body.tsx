import { useStore } from '@nanostores/react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { EmptyState } from '#ui/parts/states.tsx';
import { openPlace } from '../../stores/history/navigation.ts';
import { type AppCard, board } from '../../stores/home/home-board.ts';
import { messageChanges, news } from '../../stores/work/messages.ts';
import { todos } from '../../stores/work/todos.ts';
import { CardFailed, CardWaits } from './card-state.tsx';
import { LinesBody } from './lines-body.tsx';
import { useHomeTexts } from './texts/home-texts.ts';
import { useCard } from './use-card.ts';

/** What waits for the person: what must be read, and what the apps name; each opens exactly what it counts. */
export function TodosBody(): ReactElement {
  const t = useHomeTexts();
  const known = useStore(board);
  const mustRead = useStore(news)?.mustRead.length ?? 0;
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const count = useCallback((key: string, lines: number) => {
    setCounts((before) => (before.get(key) === lines ? before : new Map(before).set(key, lines)));
  }, []);
  const sources = known.kind === 'loaded' ? known.todos : [];
  const nothing = mustRead === 0 && sources.every(({ key }) => counts.get(key) === 0);
  return (
    <>
      {nothing && <EmptyState icon="check" title={t('todos.none')} hint={t('todos.noneHint')} />}
      {mustRead > 0 && (
        <LinesBody
          lines={[
            {
              label: t('todos.mustRead'),
              detail: null,
              count: mustRead,
              tone: 'bad',
              route: '/messages?view=mustRead',
            },
          ]}
          onOpen={(address) => navigate(address)}
        />
      )}
      {sources.map((card) => (
        <Source key={card.key} card={card} onCount={count} />
      ))}
    </>
  );
}

/** Asks again when what waits may have changed; what was unknown before has just been asked. Returns how to stop. */
function followTodos(ask: () => void): () => void {
  const stops = [
    todos.listen((_, before) => before !== undefined && ask()),
    messageChanges.listen((_, before) => before !== undefined && before > 0 && ask()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

interface SourceProps {
  card: AppCard;
  /** Told how many lines there are. */
  onCount: (key: string, lines: number) => void;
}

function Source({ card, onCount }: SourceProps): ReactElement | null {
  const t = useHomeTexts();
  const { content, state, retry } = useCard(card.path);
  useEffect(() => followTodos(retry), [retry]);
  const lines = content?.kind === 'list' ? content.lines : undefined;
  const loaded = state === 'loaded' ? lines?.length : undefined;
  useEffect(() => {
    if (loaded !== undefined) onCount(card.key, loaded);
  }, [loaded, card.key, onCount]);
  if (!lines && state !== 'failed') return <CardWaits state={state} lines={4} />;
  return (
    <>
      {state === 'failed' && (
        <CardFailed words={t('todos.part', { name: card.name })} onRetry={retry} />
      )}
      {lines && <LinesBody lines={lines} onOpen={(route) => openPlace({ app: card.app, route })} />}
    </>
  );
}
