import { type ReactElement, useCallback, useState } from 'react';
import { announcementReaders } from '#bridge/calls/message/announcements.ts';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tabs } from '#ui/parts/tabs.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { callGateway } from '../../gateway.ts';
import css from './messages-page.module.css';
import { usePageTexts } from './texts/page-texts.ts';
import { usePaged } from './use-paged.ts';

type Shown = '0' | '1';

/** Whom an announcement reaches, parted into who has read it and who has not. */
export function AnnouncementReaders({ noticeId }: { noticeId: string }): ReactElement {
  const t = usePageTexts();
  const [shown, setShown] = useState<Shown>('0');
  return (
    <Tabs
      label={t('manage.readers')}
      tabs={[
        { id: '0', label: t('manage.unreadTab') },
        { id: '1', label: t('manage.readTab') },
      ]}
      value={shown}
      onChange={setShown}
    >
      <Readers key={shown} noticeId={noticeId} isRead={shown} />
    </Tabs>
  );
}

function Readers({ noticeId, isRead }: { noticeId: string; isRead: Shown }): ReactElement {
  const t = usePageTexts();
  const load = useCallback(
    (page: number) => callGateway(announcementReaders, { noticeId, isRead, page, rows: 20 }),
    [noticeId, isRead],
  );
  const { state, page, setPage, reload } = usePaged(load);
  if (state.kind === 'loading') return <SkeletonLines lines={6} />;
  if (state.kind === 'failed') return <ErrorState hint={state.words} onRetry={reload} />;
  const { rows, total } = state.value;
  if (rows.length === 0) return <EmptyState icon="mail" title={t('manage.nobody')} />;
  return (
    <>
      <ul className={css.wishes}>
        {rows.map((person) => (
          <li key={person.id} className={css.wish}>
            <span>
              {person.name} <span className={css.lead}>{person.organName}</span>
            </span>
            {person.readAt && <span>{formatDate(person.readAt, 'minute')}</span>}
          </li>
        ))}
      </ul>
      {total > 20 && (
        <Pagination
          page={page}
          size={20}
          sizes={[20]}
          total={total}
          onChange={(next) => setPage(next.page)}
        />
      )}
    </>
  );
}
