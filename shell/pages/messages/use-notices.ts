import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { RequestOf } from '#bridge/calls/kit/define.ts';
import { noticePage } from '#bridge/calls/message/calls.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { callGateway } from '../../gateway.ts';
import { messageChanges, type NoticeLine } from '../../stores/work/messages.ts';

/** What can be listed. */
export const noticeViews = ['all', 'unread', 'mustRead', 'announcement', 'todo', 'system'] as const;

/** One thing that can be listed. */
export type NoticeView = (typeof noticeViews)[number];

/** A list of messages as far as it is there. */
export interface Notices {
  readonly state: 'loading' | 'loaded' | 'failed';
  readonly rows: readonly NoticeLine[];
  readonly more: boolean;
  readonly unread: number;
  readonly mayPublish: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

type Known = Pick<Notices, 'rows' | 'more' | 'unread' | 'mayPublish'>;

/** How many are listed: at first, and each time more are asked for. */
const sizes = [20, 50, 100, 200] as const;
const nothing: Known = { rows: [], more: false, unread: 0, mayPublish: false };

/** The messages of a view, listed again whenever they may have changed; what is listed stays in sight meanwhile. */
export function useNotices(view: NoticeView): Notices {
  const [known, setKnown] = useState<Known & { view?: NoticeView }>(nothing);
  const [state, setState] = useState<Notices['state']>('loading');
  const [step, setStep] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const changes = useStore(messageChanges);
  const language = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes, attempts and the language ask again
  useEffect(() => {
    let wanted = true;
    const size = sizes[step] ?? 200;
    callGateway(noticePage, requestFor(view, size)).then(
      ({ rows, total, unread, mayPublish }) => {
        if (!wanted) return;
        const more = total > rows.length && step < sizes.length - 1;
        setKnown({ view, rows, more, unread, mayPublish });
        setState('loaded');
      },
      () => wanted && setState('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [view, step, attempt, changes, language]);
  const other = known.view !== view;
  return {
    ...known,
    ...(other && { rows: [], more: false }),
    state: other && state === 'loaded' ? 'loading' : state,
    loadMore: () => setStep(step + 1),
    retry: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}

function requestFor(view: NoticeView, rows: number): RequestOf<typeof noticePage> {
  if (view === 'all') return { rows };
  if (view === 'mustRead') return { rows, isSee: '0', mustRead: '1' };
  return view === 'unread' ? { rows, isSee: '0' } : { rows, kind: view };
}

/** The address of a view with a message open. */
export function addressOf(view: NoticeView, id: string | null): string {
  const params = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(id !== null && { id }),
  });
  return `/messages${params.size > 0 ? `?${params}` : ''}`;
}
