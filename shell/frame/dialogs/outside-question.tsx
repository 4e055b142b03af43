import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { answerOutside, type OutsideDialog } from '../../stores/dialogs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Asks before a link leads out of the portal, and names the website it leads to in full. */
export function OutsideQuestion({ asked }: { asked: OutsideDialog }): ReactElement {
  const t = useShellTexts();
  return (
    <ConfirmDialog
      open
      title={t('outside.title')}
      okText={t('outside.ok')}
      cancelText={t('outside.cancel')}
      text={
        <HoldsFocus>
          <span className={css.lines}>
            {asked.source.kind === 'app' ? (
              <OfApp app={asked.source.app} />
            ) : (
              t('outside.menu', { title: asked.source.title })
            )}
          </span>
          <span className={css.host}>{asked.host}</span>
          <span className={css.lines}>{t('outside.hint')}</span>
        </HoldsFocus>
      }
      onOk={() => answerOutside(asked.id, true)}
      onCancel={() => answerOutside(asked.id, false)}
    />
  );
}

function OfApp({ app }: { app: string }): ReactElement {
  const t = useShellTexts();
  return <>{t('outside.text', { app: useAppTitle(app) })}</>;
}
