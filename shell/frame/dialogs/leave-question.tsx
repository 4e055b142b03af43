import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { answerDialog, type LeaveDialog } from '../../stores/dialogs.ts';
import { tabViews } from '../../stores/tabs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** Asks whether unsaved work may be lost, and names the pages that hold it. */
export function LeaveQuestion({ asked }: { asked: LeaveDialog }): ReactElement {
  const t = useShellTexts();
  const tabs = useStore(tabViews).filter((tab) => asked.tabIds.includes(tab.id));
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t(`leave.${asked.reason}`)}
      okText={t('leave.ok')}
      cancelText={t('leave.cancel')}
      text={
        <HoldsFocus>
          <span className={css.lines}>{t('leave.text')}</span>
          {tabs.map((tab) => (
            <span key={tab.id} className={css.page}>
              {tab.title}
            </span>
          ))}
        </HoldsFocus>
      }
      onOk={() => answerDialog(asked.id, true)}
      onCancel={() => answerDialog(asked.id, false)}
    />
  );
}
