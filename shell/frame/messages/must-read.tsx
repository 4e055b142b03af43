import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/parts/button.tsx';
import { SkeletonLines } from '#ui/parts/skeleton.tsx';
import { ErrorState } from '#ui/parts/states.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { formatDate } from '#ui/texts/format.ts';
import { dialog } from '../../stores/dialogs/dialogs.ts';
import { openedHelp } from '../../stores/portal/help.ts';
import { prompt } from '../../stores/session/prompts.ts';
import { secretAsked } from '../../stores/session/secrets.ts';
import { type Notice, news } from '../../stores/work/messages.ts';
import { HoldsFocus } from '../dialogs/holds-focus.tsx';
import over from '../over-page.module.css';
import { useBack } from '../use-back.ts';
import css from './messages.module.css';
import { useMessageTexts } from './texts/message-texts.ts';
import { useCountdown, useNotice } from './use-notice.ts';

/**
 * What must be read, one after the other, as soon as nothing else is asked. The gateway keeps the countdown: it goes
 * on through a reload, and cannot be shortened here. Once it stands it stays, whatever is asked over it.
 */
export function MustRead(): ReactElement | null {
  const ids = useStore(news)?.mustRead ?? [];
  const asked = useStore(dialog) !== null;
  const stopped = useStore(prompt) !== undefined;
  const helping = useStore(openedHelp) !== null;
  const secret = useStore(secretAsked);
  const [shown, setShown] = useState<string>();
  const [first] = ids;
  const free = !asked && !stopped && !secret && !helping;
  useEffect(() => {
    if (free || first === undefined) setShown(first);
  }, [free, first]);
  if (shown === undefined || shown !== first || secret) return null;
  return <MustReadDialog key={shown} id={shown} others={ids.length - 1} />;
}

function MustReadDialog({ id, others }: { id: string; others: number }): ReactElement {
  const t = useMessageTexts();
  const { notice, failed, retry } = useNotice(id);
  const { seconds, confirm } = useCountdown(notice);
  const done = notice !== undefined && seconds === 0;
  const content = useRef<HTMLDivElement>(null);
  // It cannot be left before it is read: Back does nothing, as Escape.
  useBack(true, () => undefined);
  return (
    <Ark.Root
      open
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current}
    >
      <Portal>
        <Ark.Backdrop className={over.backdrop} />
        <Ark.Positioner className={css.place}>
          <Ark.Content ref={content} className={`${over.panel} ${css.dialog}`}>
            <Ark.Title className={css.must}>
              <HoldsFocus>{notice?.title ?? t('mustRead')}</HoldsFocus>
            </Ark.Title>
            <div className={css.body}>
              {failed !== 'no' && <ErrorState title={t('must.failed')} onRetry={retry} />}
              {!notice && failed === 'no' && <SkeletonLines lines={6} />}
              {notice && <Words notice={notice} />}
            </div>
            <footer className={css.confirm}>
              <span className={css.detail}>{others > 0 && t('must.left', { count: others })}</span>
              <Button variant="primary" disabled={!done} onClick={() => void confirm()}>
                {notice && seconds > 0 ? t('must.wait', { seconds }) : t('must.confirm')}
              </Button>
            </footer>
            <p role="status">
              <VisuallyHidden>{done && t('must.ready')}</VisuallyHidden>
            </p>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Words({ notice }: { notice: Notice }): ReactElement {
  const t = useMessageTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the dialog is scrolled with the keys
    <article className={css.article} tabIndex={0} aria-label={notice.title}>
      <p className={css.detail}>
        {notice.authorName} · {formatDate(notice.publishedAt, 'minute')}
      </p>
      <p className={css.lead}>{t('must.lead')}</p>
      {notice.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
