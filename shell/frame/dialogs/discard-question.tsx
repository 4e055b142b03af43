import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { useUiTexts } from '#ui/texts/ui-texts.ts';
import { answerDiscard, type DiscardDialog } from '../../stores/dialogs/dialogs.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Asks before a page in a dialog closes over unsaved work, or over what its application wants it to stay open for. */
export function DiscardQuestion({ asked }: { asked: DiscardDialog }): ReactElement {
  const t = useUiTexts();
  const app = useAppTitle(asked.speaker.app);
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('discard.title')}
      okText={t('discard.ok')}
      cancelText={t('discard.cancel')}
      text={
        <HoldsFocus>
          <span className={css.lines}>{asked.text ?? t('discard.text')}</span>
          <span className={css.speaker}>{app}</span>
        </HoldsFocus>
      }
      onOk={() => answerDiscard(asked.id, true)}
      onCancel={() => answerDiscard(asked.id, false)}
    />
  );
}
