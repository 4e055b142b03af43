import { type ReactElement, useEffect } from 'react';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import { rowPlace } from '#bridge/calls/record/record-page.ts';
import { orderFile, orderThread, readOrderMessages } from '#bridge/calls/supplier/messages.ts';
import { purchaseOrder } from '#bridge/calls/supplier/records/order.ts';
import { purchaseOrderWords } from '#bridge/calls/supplier/records/order.words.ts';
import { useCall, useDownload, useOpenPlace, usePermission, useSave } from '#bridge/react/index.ts';
import { PageHeader } from '#ui/layouts/page-header.tsx';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { Tag } from '#ui/parts/tag.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { useLocale } from '#ui/texts/use-texts.ts';
import { Compose } from './compose.tsx';
import css from './messages.module.css';
import { useMessageWords } from './texts/message-texts.ts';

type Found = ResultOf<typeof orderThread>;
type Message = Found['messages'][number];

interface ThreadProps {
  orderId: string;
  /** After something was read or written. */
  onChanged: () => void;
}

/** The thread of one order. What is shown counts as read. */
export function Thread({ orderId, onChanged }: ThreadProps): ReactElement {
  const call = useCall(orderThread, { orderId });
  const unread = call.data?.unread ?? 0;
  const { save } = useSave(readOrderMessages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time something new is shown
  useEffect(() => {
    if (unread > 0) void save({ orderId }).then(({ ok }) => ok && onChanged());
  }, [orderId, unread]);
  if (call.state === 'failed' && call.data === undefined)
    return <ErrorState hint={call.error.words} onRetry={call.reload} />;
  if (call.data === undefined) return <SkeletonLines lines={6} />;
  const refresh = (): void => {
    call.reload();
    onChanged();
  };
  return <OneThread orderId={orderId} found={call.data} onSent={refresh} />;
}

interface OneThreadProps {
  orderId: string;
  found: Found;
  onSent: () => void;
}

function OneThread({ orderId, found, onSent }: OneThreadProps): ReactElement {
  const t = useMessageWords();
  const locale = useLocale();
  const open = useOpenPlace();
  const mayWrite = usePermission(`${purchaseOrder.functionId}.edit`);
  const { app, route } = rowPlace(purchaseOrder, orderId);
  const state = purchaseOrderWords[locale].states?.[found.state] ?? found.state;
  return (
    <div className={css.thread}>
      <PageHeader
        title={found.number}
        subtitle={found.supplierName}
        after={<Tag>{state}</Tag>}
        actions={<Button onClick={() => void open(`${app}${route}`)}>{t('openOrder')}</Button>}
      />
      {found.messages.length === 0 && <p className={css.note}>{t('empty')}</p>}
      <ol className={css.messages} aria-label={t('thread')}>
        {found.messages.map((message) => (
          <OneMessage key={message.messageId} message={message} supplierName={found.supplierName} />
        ))}
      </ol>
      {found.open && mayWrite && <Compose orderId={orderId} onSent={onSent} />}
      {!(found.open && mayWrite) && (
        <p className={css.note}>{t(found.open ? 'readOnly' : 'closed')}</p>
      )}
    </div>
  );
}

interface OneMessageProps {
  message: Message;
  supplierName: string;
}

function OneMessage({ message, supplierName }: OneMessageProps): ReactElement {
  const t = useMessageWords();
  const { side, authorName, at, body, files } = message;
  const download = useDownload(orderFile, (name) => t('saved', { name }));
  const author = side === 'supplier' ? `${authorName ?? ''} · ${supplierName}` : (authorName ?? '');
  return (
    <li className={css.message} data-side={side}>
      <p className={css.note}>
        {author} · {formatDate(at, 'minute')}
      </p>
      {body !== '' && <p className={css.words}>{body}</p>}
      {files.length > 0 && (
        <div className={css.files}>
          {files.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              icon="document"
              aria-label={t('savedFile', { name })}
              onClick={() => void download({ attachmentId: id })}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
