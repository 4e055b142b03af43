import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { leaveAfterSeconds } from '#bridge/methods/dialogs.ts';
import { Button } from '#ui/parts/button.tsx';
import { SafeHtml } from '#ui/parts/safe-html/safe-html.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { useSecondsUntil } from '../../entry/use-seconds-until.ts';
import { openOutside } from '../../host/dialogs/outside.ts';
import { answerMustRead, type MustReadDialog } from '../../stores/dialogs/dialogs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import over from '../over-page.module.css';
import css from './app-must-read.module.css';
import { HoldsFocus } from './holds-focus.tsx';
import { Speaker } from './speaker.tsx';

/** An announcement of an app. It can be acknowledged once it was read to its end, and soon be left for later. */
export function AppMustRead({ asked }: { asked: MustReadDialog }): ReactElement {
  const { id, title, text, html, speaker, shownAt } = asked;
  const article = useRef<HTMLElement>(null);
  const read = useReadToEnd(article);
  const mayLeaveIn = useSecondsUntil(shownAt + leaveAfterSeconds * 1_000);
  const onLink = (href: string) => void openOutside(href, { kind: 'app', app: speaker.app });
  return (
    <Ark.Root
      open
      closeOnEscape={mayLeaveIn === 0}
      closeOnInteractOutside={false}
      // What is to be read has the keys that scroll it.
      initialFocusEl={() => article.current}
      onOpenChange={({ open }) => !open && answerMustRead(id, false)}
    >
      <Portal>
        <Ark.Backdrop className={over.backdrop} />
        <Ark.Positioner className={css.place}>
          <Ark.Content className={`${over.panel} ${css.dialog}`}>
            <Ark.Title className={css.title}>{title}</Ark.Title>
            <HoldsFocus>
              <Speaker app={speaker.app} className={css.owner} />
            </HoldsFocus>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the dialog is scrolled with the keys */}
            <article ref={article} className={css.article} tabIndex={0} aria-label={title}>
              {html && <SafeHtml html={html} linkHosts onLink={onLink} />}
              {text && <p className={css.lines}>{text}</p>}
            </article>
            <Foot asked={asked} read={read} mayLeaveIn={mayLeaveIn} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

interface FootProps {
  asked: MustReadDialog;
  read: boolean;
  mayLeaveIn: number;
}

function Foot({ asked, read, mayLeaveIn }: FootProps): ReactElement {
  const { id, okText, seconds, shownAt } = asked;
  const t = useShellTexts();
  const language = useLocale();
  const waits = useSecondsUntil(shownAt + seconds * 1_000);
  const ready = read && waits === 0;
  const own = typeof okText === 'object' ? okText[language] : okText;
  const hint = read ? t('mustRead.wait', { seconds: waits }) : t('mustRead.toEnd');
  return (
    <footer className={css.foot}>
      <span className={css.hint}>
        {!ready && hint}
        <span role="status">
          <VisuallyHidden>{ready && t('mustRead.ready')}</VisuallyHidden>
        </span>
      </span>
      <Button disabled={mayLeaveIn > 0} onClick={() => answerMustRead(id, false)}>
        {mayLeaveIn > 0 ? t('mustRead.laterIn', { seconds: mayLeaveIn }) : t('mustRead.later')}
      </Button>
      <Button variant="primary" disabled={!ready} onClick={() => answerMustRead(id, true)}>
        {own ?? t('mustRead.ok')}
      </Button>
    </footer>
  );
}

/** Whether the end of the text was in sight; a text that needs no scrolling is read. */
function useReadToEnd(article: RefObject<HTMLElement | null>): boolean {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const box = article.current;
    if (!box || read) return;
    const look = (): void => {
      // Fractions of a pixel are lost where the page is zoomed.
      if (box.clientHeight > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 4) {
        setRead(true);
      }
    };
    const watch = new ResizeObserver(look);
    watch.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [article, read]);
  return read;
}
