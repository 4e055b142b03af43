import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useCountdown, useNotice } from '../../frame/messages/use-notice.ts';
import { openPlace } from '../../stores/history/navigation.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { markRead, type Notice } from '../../stores/work/messages.ts';
import css from './messages-page.module.css';
import { usePageTexts } from './texts/page-texts.ts';

interface NoticeReaderProps {
  id: string | null;
  onBack: () => void;
}

/** One message, read: it counts as read when it is opened, a must-read once its countdown is over. */
export function NoticeReader({ id, onBack }: NoticeReaderProps): ReactElement {
  const t = usePageTexts();
  if (id === null) {
    return (
      <section className={css.reader}>
        <EmptyState icon="mail" title={t('pick')} />
      </section>
    );
  }
  return (
    <section className={css.reader}>
      <div className={css.back}>
        <Button size="sm" variant="quiet" icon="arrow-left" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <Opened key={id} id={id} />
    </section>
  );
}

function Opened({ id }: { id: string }): ReactElement {
  const t = usePageTexts();
  const { notice, failed, retry } = useNotice(id);
  useEffect(() => {
    // Without an answer it stays unread, and says so in the list.
    if (notice && !notice.isSee && !notice.mustRead) markRead(notice.id).catch(() => undefined);
  }, [notice]);
  if (failed === 'missing') return <EmptyState icon="mail" title={t('missing')} />;
  if (failed === 'failed') return <ErrorState title={t('failed')} onRetry={retry} />;
  if (!notice) return <SkeletonLines lines={6} />;
  return <Article notice={notice} />;
}

function Article({ notice }: { notice: Notice }): ReactElement {
  const t = usePageTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <article className={css.article}>
      <h2 ref={heading} className={css.heading}>
        {notice.title}
      </h2>
      <p className={css.meta}>
        <Tag>{t(`filter.${notice.kind}`)}</Tag>
        {notice.mustRead && <Tag tone="bad">{t('mustRead')}</Tag>}
        <span>{notice.authorName}</span>
        <span>{formatDate(notice.publishedAt, 'minute')}</span>
      </p>
      {notice.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Actions notice={notice} />
    </article>
  );
}

function Actions({ notice }: { notice: Notice }): ReactElement | null {
  const t = usePageTexts();
  const { seconds, confirm } = useCountdown(notice);
  const apps = useStore(registeredApps);
  const { place } = notice;
  const leads = place !== null && apps.has(place.app);
  const waits = notice.mustRead && !notice.isSee;
  if (!leads && !waits) return null;
  return (
    <p className={css.actions}>
      {leads && (
        <Button variant="primary" onClick={() => openPlace(place)}>
          {t('open')}
        </Button>
      )}
      {waits && (
        <Button variant="primary" disabled={seconds > 0} onClick={() => void confirm()}>
          {seconds > 0 ? t('wait', { seconds }) : t('confirm')}
        </Button>
      )}
    </p>
  );
}
