import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/parts/button.tsx';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { prompt } from '../stores/session/prompts.ts';
import { answerPrompt } from '../stores/session/session.ts';
import css from './page-prompt.module.css';
import { useEntryTexts } from './texts/entry-texts.ts';

/**
 * The prompt that stops the whole page. The browser's own modal dialog is above everything a page can draw, needs
 * no further script on the sign-in page, and `closedby="none"` leaves its button as the only way out. It is beside
 * the page's root, which another dialog that is open just now hides from those who read by ear.
 */
export function PagePrompt(): ReactElement | null {
  const shown = useStore(prompt);
  const t = useEntryTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (shown) dialog.current?.showModal();
  }, [shown]);
  if (!shown) return null;
  function answer(): void {
    setBusy(true);
    void answerPrompt();
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={css.prompt}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <Icon name="info" size={20} className={css.icon} />
      <div>
        <h2 className={css.title} id={`${id}-title`}>
          {t(`prompt.${shown}.title`)}
        </h2>
        <p className={css.text} id={`${id}-text`}>
          {t(`prompt.${shown}.text`)}
        </p>
      </div>
      <div className={css.answers}>
        <Button variant="primary" busy={busy} onClick={answer}>
          {t(`prompt.${shown}.ok`)}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
