import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { answerOutside, type OutsideSource } from '../../stores/dialogs/dialogs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

interface OutsideQuestionProps {
  id: string;
  source: Exclude<OutsideSource, { kind: 'handOver' }>;
  host: string;
}

/** Asks before a link leads out of the portal, and names the website it leads to in full. */
export function OutsideQuestion({ id, source, host }: OutsideQuestionProps): ReactElement {
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
            {source.kind === 'app' ? (
              <OfApp app={source.app} />
            ) : (
              t('outside.menu', { title: source.title })
            )}
          </span>
          <span className={css.host}>{host}</span>
          <span className={css.lines}>{t('outside.hint')}</span>
        </HoldsFocus>
      }
      onOk={() => answerOutside(id, true)}
      onCancel={() => answerOutside(id, false)}
    />
  );
}

function OfApp({ app }: { app: string }): ReactElement {
  const t = useShellTexts();
  return <>{t('outside.text', { app: useAppTitle(app) })}</>;
}
