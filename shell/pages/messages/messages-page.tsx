import { useStore } from '@nanostores/react';
import { type ReactElement, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { Button } from '#ui/parts/button.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { useDocumentTitle } from '../../entry/use-document-title.ts';
import { markAllRead, news } from '../../stores/work/messages.ts';
import { AnnouncementsDialog } from './announcements-dialog.tsx';
import css from './messages-page.module.css';
import { NoticeList } from './notice-list.tsx';
import { NoticeReader } from './notice-reader.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePageTexts, t as words } from './texts/page-texts.ts';
import { addressOf, noticeViews, useNotices } from './use-notices.ts';
import { WishesDialog } from './wishes-dialog.tsx';

/** The messages to the person, listed on one side and read on the other; on a small screen one after the other. */
export function MessagesPage(): ReactElement {
  const t = usePageTexts();
  const params = new URLSearchParams(useSearch());
  const view = noticeViews.find((one) => one === params.get('view')) ?? 'all';
  const id = params.get('id');
  const notices = useNotices(view);
  const unread = useStore(news)?.unread ?? notices.unread;
  const [writing, setWriting] = useState(false);
  const [wishing, setWishing] = useState(false);
  const [managing, setManaging] = useState(false);
  useDocumentTitle(t('title'));
  return (
    <div className={css.page} data-reading={id !== null}>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <div className={css.buttons}>
          <Button
            disabled={unread === 0}
            onClick={() => markAllRead().catch(() => showToast(words('error'), 'bad'))}
          >
            {t('markAll')}
          </Button>
          <Button onClick={() => setWishing(true)}>{t('wishes.button')}</Button>
          {notices.mayPublish && (
            <Button onClick={() => setManaging(true)}>{t('manage.title')}</Button>
          )}
          {notices.mayPublish && (
            <Button variant="primary" icon="plus" onClick={() => setWriting(true)}>
              {t('publish.button')}
            </Button>
          )}
        </div>
      </header>
      <Tabs
        label={t('filter.label')}
        value={view}
        onChange={(next) => navigate(addressOf(next, null))}
        tabs={noticeViews.map((one) => ({
          id: one,
          label: t(`filter.${one}`),
          ...(one === 'unread' && { count: unread }),
        }))}
      >
        <div className={css.panes}>
          <NoticeList notices={notices} view={view} current={id} />
          <NoticeReader id={id} onBack={() => navigate(addressOf(view, null))} />
        </div>
      </Tabs>
      {writing && <PublishDialog onClose={() => setWriting(false)} />}
      {managing && <AnnouncementsDialog onClose={() => setManaging(false)} />}
      {wishing && <WishesDialog onClose={() => setWishing(false)} />}
    </div>
  );
}
