import { type ReactElement, useState } from 'react';
import type { CardContent } from '#bridge/calls/kit/card.ts';
import { openPlace } from '../../stores/history/navigation.ts';
import type { AppCard } from '../../stores/home/home-board.ts';
import { CalendarBody } from './calendar-body.tsx';
import { CardFailed, CardWaits } from './card-state.tsx';
import { FiguresBody } from './figures-body.tsx';
import { LinesBody } from './lines-body.tsx';
import { useCard } from './use-card.ts';

/** What an app's card holds. The shell draws it; nothing of the app runs for it. */
export function AppCardBody({ card }: { card: AppCard }): ReactElement {
  const [month, setMonth] = useState<string>();
  const { content, state, retry } = useCard(card.path, month);
  const [last, setLast] = useState<CardContent>();
  if (content && content !== last) setLast(content);
  // While another month is on its way the one before stays in sight.
  const drawn = content ?? last;
  if (!drawn && state !== 'failed')
    return <CardWaits state={state} lines={card.size === 'full' ? 2 : 6} />;
  return (
    <>
      {state === 'failed' && <CardFailed onRetry={retry} />}
      {drawn && (
        <Content
          content={drawn}
          onOpen={(route) => openPlace({ app: card.app, route })}
          onMonth={setMonth}
        />
      )}
    </>
  );
}

interface ContentProps {
  content: CardContent;
  onOpen: (route: string) => void;
  onMonth: (month: string | undefined) => void;
}

function Content({ content, onOpen, onMonth }: ContentProps): ReactElement {
  switch (content.kind) {
    case 'figures':
      return <FiguresBody content={content} onOpen={onOpen} />;
    case 'calendar':
      return <CalendarBody content={content} onOpen={onOpen} onMonth={onMonth} />;
    case 'list':
      return <LinesBody lines={content.lines} onOpen={onOpen} />;
    case 'links': {
      const lines = content.links.map((link) => ({
        ...link,
        detail: null,
        count: null,
        tone: 'plain' as const,
      }));
      return <LinesBody lines={lines} onOpen={onOpen} />;
    }
  }
}
