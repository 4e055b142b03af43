import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { tellWhenCut } from '#ui/parts/tell-when-cut.ts';
import { useDelayed } from '#ui/parts/use-delayed.ts';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatRelative } from '#ui/texts/format.ts';
import { NoticeIcon } from '../../frame/messages/notice-icon.tsx';
import type { NoticeLine } from '../../stores/work/messages.ts';
import css from './messages-page.module.css';
import { usePageTexts } from './texts/page-texts.ts';
import { addressOf, type Notices, type NoticeView } from './use-notices.ts';

interface NoticeListProps {
  notices: Notices;
  view: NoticeView;
  current: string | null;
}

/** The messages of a view, the newest first. Arrows move between them. */
export function NoticeList({ notices, view, current }: NoticeListProps): ReactElement {
  const t = usePageTexts();
  const { state, rows, more } = notices;
  const list = useRef<HTMLUListElement>(null);
  const late = useDelayed(state === 'loading');
  return (
    <section className={css.side} aria-label={t('list')}>
      {state === 'failed' && <ErrorState title={t('failed')} onRetry={notices.retry} />}
      {late && rows.length === 0 && <SkeletonLines lines={8} />}
      {state === 'loaded' && rows.length === 0 && (
        <EmptyState title={t(view === 'unread' ? 'noneUnread' : 'none')} />
      )}
      <ul ref={list} {...tellWhenCut} onKeyDown={(event) => moveFocus(event, list.current)}>
        {rows.map((row) => (
          <li key={row.id}>
            <Line row={row} view={view} chosen={row.id === current} />
          </li>
        ))}
      </ul>
      {more && (
        <Button wide variant="quiet" onClick={notices.loadMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Line(props: { row: NoticeLine; view: NoticeView; chosen: boolean }): ReactElement {
  const { row, view, chosen } = props;
  const t = usePageTexts();
  const address = addressOf(view, row.id);
  return (
    <a
      href={address}
      className={css.line}
      data-unread={!row.isSee}
      aria-current={chosen || undefined}
      onClick={(event) => follow(event, address)}
    >
      <NoticeIcon kind={row.kind} />
      <span className={css.words}>
        <span className={css.lineHead}>
          <span className={css.name}>{row.title}</span>
          {row.mustRead && !row.isSee && <Tag tone="bad">{t('mustRead')}</Tag>}
          {!row.isSee && (
            <i className={css.dot}>
              <VisuallyHidden>{t('unread')}</VisuallyHidden>
            </i>
          )}
        </span>
        <span className={css.excerpt}>{row.excerpt}</span>
        <span className={css.detail}>
          {row.authorName} · {formatRelative(row.publishedAt)}
        </span>
      </span>
    </a>
  );
}

function follow(event: MouseEvent, address: string): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  navigate(address);
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const next = links[links.findIndex((link) => link.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
