import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { answerOutside } from '../../stores/dialogs/dialogs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

interface HandOverQuestionProps {
  id: string;
  /** Codes of the two apps. */
  app: string;
  to: string;
  route: string;
}

/** Asks before the app of a vendor opens a place of another vendor's app, and shows what it passes on. */
export function HandOverQuestion({ id, app, to, route }: HandOverQuestionProps): ReactElement {
  const t = useShellTexts();
  const titles = { app: useAppTitle(app), to: useAppTitle(to) };
  return (
    <ConfirmDialog
      open
      title={t('handOver.title')}
      okText={t('handOver.ok')}
      cancelText={t('handOver.cancel')}
      text={
        <HoldsFocus>
          <span className={css.lines}>{t('handOver.text', titles)}</span>
          <span className={css.host}>{route}</span>
          <span className={css.lines}>{t('handOver.hint', titles)}</span>
        </HoldsFocus>
      }
      onOk={() => answerOutside(id, true)}
      onCancel={() => answerOutside(id, false)}
    />
  );
}
