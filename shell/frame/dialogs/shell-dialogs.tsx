import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { showToast, type ToastTone } from '#ui/parts/toast/toasts.ts';
import { locale } from '#ui/texts/locale.ts';
import { dismiss } from '../../host/dialogs/dismiss.ts';
import { askToClose } from '../../host/dialogs/page-dialog.ts';
import { dialog, type Message, message } from '../../stores/dialogs/dialogs.ts';
import { pageDialog } from '../../stores/dialogs/page-dialog.ts';
import { registeredApps } from '../../stores/menu/menu.ts';
import { t } from '../../texts/shell-texts.ts';
import { lazyPart, useLazyPart } from '../lazy/lazy-part.ts';

const pageDialogPart = lazyPart(() => import('./page-in-dialog.tsx'));

/** Questions that wait for an answer. */
export const questionsPart = lazyPart(() => import('./questions.tsx'));

/** A page of an application over the whole shell, and what is asked over that, one at a time. */
export function ShellDialogs(): ReactElement {
  return (
    <>
      <OpenPage />
      <Asked />
    </>
  );
}

function OpenPage(): ReactElement | null {
  const shown = useStore(pageDialog);
  const part = useLazyPart(pageDialogPart, shown !== null, () => void askToClose());
  return part && shown ? <part.PageInDialog key={shown.id} shown={shown} /> : null;
}

function Asked(): ReactElement | null {
  const asked = useStore(dialog);
  useEffect(() => message.subscribe((given) => given && sayFor(given)), []);
  const questions = useLazyPart(questionsPart, asked !== null, refuseAll);
  return questions && asked ? <questions.Question key={asked.id} asked={asked} /> : null;
}

/** A question that cannot be shown is answered with what changes nothing, so that no one waits for ever. */
function refuseAll(): void {
  for (let asked = dialog.get(); asked; asked = dialog.get()) dismiss(asked);
}

const tones: Readonly<Record<Message['tone'], ToastTone>> = {
  info: 'info',
  success: 'good',
  warning: 'warn',
  error: 'bad',
};

/** An app speaks under its registered name, so that it cannot pass for the shell or for another app. */
function sayFor({ speaker, text, tone }: Message): void {
  const app = registeredApps.get().get(speaker.app)?.title[locale.get()] ?? speaker.app;
  showToast(t('app.says', { app, text }), tones[tone]);
}
