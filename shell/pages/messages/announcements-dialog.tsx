import { type ReactElement, useState } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import {
  announcementPage,
  remindUnread,
  withdrawNotice,
} from '#bridge/calls/message/announcements.ts';
import { Button } from '#ui/parts/button.tsx';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/parts/dialog/dialog.tsx';
import { Pagination } from '#ui/parts/pagination/pagination.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { formatDate, formatList } from '#ui/texts/format.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { holdBack } from '../../stores/history/back-stack.ts';
import { AnnouncementReaders } from './announcement-readers.tsx';
import css from './messages-page.module.css';
import { usePageTexts, t as words } from './texts/page-texts.ts';
import { usePaged } from './use-paged.ts';

type Line = ResultOf<typeof announcementPage>['rows'][number];

const loadPage = (page: number) => callGateway(announcementPage, { page, rows: 10 });

/** The announcements the person looks after: how far each got, reminders, and taking it back. */
export function AnnouncementsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = usePageTexts();
  const { state, page, setPage, reload } = usePaged(loadPage);
  const [opened, setOpened] = useState<Line>();
  return (
    <Dialog
      open
      width={760}
      title={opened?.title ?? t('manage.title')}
      holdBack={holdBack}
      onClose={opened ? () => setOpened(undefined) : onClose}
    >
      {opened && <AnnouncementReaders noticeId={opened.id} />}
      {!opened && state.kind === 'loading' && <SkeletonLines lines={6} />}
      {!opened && state.kind === 'failed' && <ErrorState hint={state.words} onRetry={reload} />}
      {!opened && state.kind === 'loaded' && (
        <>
          {state.value.rows.length === 0 && <EmptyState icon="mail" title={t('manage.none')} />}
          <ul className={css.wishes}>
            {state.value.rows.map((line) => (
              <Announcement key={line.id} line={line} onOpen={setOpened} onChanged={reload} />
            ))}
          </ul>
          {state.value.total > 10 && (
            <Pagination
              page={page}
              size={10}
              sizes={[10]}
              total={state.value.total}
              onChange={(next) => setPage(next.page)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function Announcement(props: {
  line: Line;
  onOpen: (line: Line) => void;
  onChanged: () => void;
}): ReactElement {
  const { line, onOpen, onChanged } = props;
  const t = usePageTexts();
  const [asks, setAsks] = useState(false);

  async function act(what: () => Promise<string>): Promise<void> {
    try {
      showToast(await what(), 'good');
      onChanged();
    } catch (cause) {
      showToast(cause instanceof GatewayError ? cause.words : words('error'), 'bad');
    }
  }
  const remind = async (): Promise<string> => {
    const { reminded } = await callGateway(remindUnread, { noticeId: line.id });
    return words('manage.reminded', { count: reminded });
  };
  const withdraw = async (): Promise<string> => {
    setAsks(false);
    await callGateway(withdrawNotice, { noticeId: line.id });
    return words('manage.withdrawn');
  };

  return (
    <li className={css.announcement}>
      <div className={css.announcementHead}>
        <strong>{line.title}</strong>
        {line.mustRead && <Tag tone="bad">{t('mustRead')}</Tag>}
        {line.withdrawnAt !== null && <Tag>{t('manage.isWithdrawn')}</Tag>}
      </div>
      <span className={css.lead}>
        {line.authorName} · {formatDate(line.publishedAt, 'minute')} ·{' '}
        {line.targets.length === 0 ? t('publish.everybody') : formatList(line.targets)}
      </span>
      <span>{t('manage.read', { read: line.read, people: line.people })}</span>
      <LineButtons
        line={line}
        onOpen={() => onOpen(line)}
        onRemind={() => void act(remind)}
        onWithdraw={() => setAsks(true)}
      />
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={t('manage.withdraw')}
        text={t('manage.withdrawAsk', { title: line.title })}
        okText={t('manage.withdraw')}
        onCancel={() => setAsks(false)}
        onOk={() => act(withdraw)}
      />
    </li>
  );
}

function LineButtons(props: {
  line: Line;
  onOpen: () => void;
  onRemind: () => void;
  onWithdraw: () => void;
}): ReactElement {
  const { line, onOpen, onRemind, onWithdraw } = props;
  const t = usePageTexts();
  const isLive = line.withdrawnAt === null;
  return (
    <div className={css.buttons}>
      <Button size="sm" onClick={onOpen}>
        {t('manage.readers')}
      </Button>
      {isLive && line.read < line.people && (
        <Button size="sm" onClick={onRemind}>
          {t('manage.remind')}
        </Button>
      )}
      {isLive && (
        <Button size="sm" onClick={onWithdraw}>
          {t('manage.withdraw')}
        </Button>
      )}
    </div>
  );
}
