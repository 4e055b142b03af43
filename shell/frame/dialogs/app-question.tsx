import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { GenericConfirm } from '#ui/parts/dialog/generic-confirm.tsx';
import { useLocale } from '#ui/texts/use-texts.ts';
import { openOutside } from '../../host/dialogs/outside.ts';
import {
  type ConfirmDialog as Asked,
  answerConfirm,
  type ConfirmAnswer,
  type ConfirmWords,
} from '../../stores/dialogs/dialogs.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';
import { Speaker } from './speaker.tsx';

/** A question or a notice of an app, under the app's registered name and icon. */
export function AppQuestion({ asked }: { asked: Asked }): ReactElement {
  const { title, tone, readOnly, immediate } = asked;
  const language = useLocale();
  const say = (words: ConfirmWords['okText']): { text?: string } =>
    words === undefined ? {} : { text: typeof words === 'string' ? words : words[language] };
  const answer = (given: ConfirmAnswer) => () => answerConfirm(asked.id, given);
  const [ok, cancel] = [say(asked.okText).text, say(asked.cancelText).text];
  const common = { open: true, title, tone, readOnly } as const;
  const answers = { onOk: answer('ok'), onCancel: answer('cancel') };
  const words = { ...(ok && { okText: ok }), ...(cancel && { cancelText: cancel }) };
  if (isShort(asked)) {
    return <ConfirmDialog {...common} {...words} {...answers} text={<Said asked={asked} />} />;
  }
  const { subtitle, tooltip, heading, html, hideClose, hideFoot } = asked;
  const now = say(asked.immediateText).text;
  const onLink = (href: string) => void openOutside(href, { kind: 'app', app: asked.speaker.app });
  return (
    <GenericConfirm
      {...{ ...common, ...words, ...answers, hideClose, hideFoot }}
      {...(subtitle && { subtitle })}
      {...(tooltip && { tooltip })}
      {...(heading && { heading })}
      {...(html && { html, linkHosts: true, onLink })}
      {...(immediate && { onImmediate: answer('immediate') })}
      {...(now && { immediateText: now })}
    >
      <Said asked={asked} />
    </GenericConfirm>
  );
}

/** Whether a title and plain words are all there is to show. */
function isShort(asked: Asked): boolean {
  const { subtitle, tooltip, heading, html, immediate, hideClose, hideFoot } = asked;
  return !(subtitle || tooltip || heading || html || immediate || hideClose || hideFoot);
}

/** Plain words, and below them who speaks, so that no app can pass for the portal. */
function Said({ asked }: { asked: Asked }): ReactElement {
  return (
    <HoldsFocus>
      {asked.text && <span className={css.lines}>{asked.text}</span>}
      <Speaker app={asked.speaker.app} className={css.speaker} />
    </HoldsFocus>
  );
}
