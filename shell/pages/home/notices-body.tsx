import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatRelative } from '#ui/texts/format.ts';
import { NoticeIcon } from '../../frame/messages/notice-icon.tsx';
import { news } from '../../stores/work/messages.ts';
import { CardWaits } from './card-state.tsx';
import css from './home-page.module.css';
import { useHomeTexts } from './texts/home-texts.ts';

/** The latest messages. The bell asks for them; here they are shown. */
export function NoticesBody(): ReactElement {
  const t = useHomeTexts();
  const known = useStore(news);
  if (!known) return <CardWaits state="loading" lines={6} />;
  if (known.latest.length === 0) return <EmptyState icon="mail" title={t('notices.none')} />;
  return (
    <>
      <ul>
        {known.latest.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              className={css.line}
              data-unread={!line.isSee}
              onClick={() => navigate(`/messages?id=${line.id}`)}
            >
              <NoticeIcon kind={line.kind} />
              <span className={css.noticeTitle}>{line.title}</span>
              {line.mustRead && !line.isSee && <Tag tone="bad">{t('notices.mustRead')}</Tag>}
              {!line.isSee && <VisuallyHidden>{t('notices.unread')}</VisuallyHidden>}
              <span className={css.detail}>{formatRelative(line.publishedAt)}</span>
              <i className={css.unread} data-on={!line.isSee} />
            </button>
          </li>
        ))}
      </ul>
      <p className={css.foot}>
        <Button size="sm" variant="quiet" onClick={() => navigate('/messages')}>
          {t('notices.all')}
        </Button>
      </p>
    </>
  );
}
