import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactElement } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { tellWhenCut } from '#ui/parts/tell-when-cut.ts';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatRelative } from '#ui/texts/format.ts';
import { markAllRead, type NoticeLine, news } from '../../stores/work/messages.ts';
import css from './messages.module.css';
import { NoticeIcon } from './notice-icon.tsx';
import { useMessageTexts, t as words } from './texts/message-texts.ts';

/** The latest messages, under the bell. */
export function MessagesPanel({ onOpen }: { onOpen: (address: string) => void }): ReactElement {
  const t = useMessageTexts();
  const known = useStore(news);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.heading}>{t('title')}</h2>
        <Button
          size="sm"
          variant="quiet"
          disabled={!known || known.unread === known.mustRead.length}
          onClick={() => markAllRead().catch(() => showToast(words('failed'), 'bad'))}
        >
          {t('markAll')}
        </Button>
      </div>
      {!known && <SkeletonLines lines={5} />}
      {known?.latest.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
      <ul className={css.list} {...tellWhenCut}>
        {known?.latest.map((line) => (
          <li key={line.id}>
            <Line line={line} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <a href="/messages" onClick={(event) => follow(event, '/messages', onOpen)}>
          {t('all')}
        </a>
      </div>
    </div>
  );
}

function Line(props: { line: NoticeLine; onOpen: (address: string) => void }): ReactElement {
  const { line, onOpen } = props;
  const t = useMessageTexts();
  const address = `/messages?id=${line.id}`;
  return (
    <a
      href={address}
      className={css.line}
      data-unread={!line.isSee}
      onClick={(event) => follow(event, address, onOpen)}
    >
      <NoticeIcon kind={line.kind} />
      <span className={css.words}>
        <span className={css.title}>{line.title}</span>
        <span className={css.detail}>
          {line.authorName} · {formatRelative(line.publishedAt)}
        </span>
      </span>
      {line.mustRead && !line.isSee && <Tag tone="bad">{t('mustRead')}</Tag>}
      {!line.isSee && (
        <span className={css.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

function follow(event: MouseEvent, address: string, onOpen: (address: string) => void): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  onOpen(address);
}
