import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { showToast, type ToastTone } from '#ui/parts/toast/toasts.ts';
import { locale } from '#ui/texts/locale.ts';
import { dialog, type Message, message } from '../../stores/dialogs.ts';
import { registeredApps } from '../../stores/menu.ts';
import { t } from '../../texts/shell-texts.ts';
import { AppQuestion } from './app-question.tsx';
import { EvictQuestion } from './evict-question.tsx';
import { LeaveQuestion } from './leave-question.tsx';

/** What is asked over the whole shell, one at a time. */
export function ShellDialogs(): ReactElement | null {
  const asked = useStore(dialog);
  useEffect(() => message.subscribe((given) => given && sayFor(given)), []);
  switch (asked?.kind) {
    case 'confirm':
      return <AppQuestion key={asked.id} asked={asked} />;
    case 'leave':
      return <LeaveQuestion key={asked.id} asked={asked} />;
    case 'evict':
      return <EvictQuestion key={asked.id} asked={asked} />;
    default:
      return null;
  }
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
