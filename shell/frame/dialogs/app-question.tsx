import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '#ui/parts/dialog/confirm-dialog.tsx';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { type ConfirmDialog as Asked, answerDialog } from '../../stores/dialogs.ts';
import { registeredApps } from '../../stores/menu.ts';
import { useAppTitle } from '../use-app-title.ts';
import css from './dialogs.module.css';
import { HoldsFocus } from './holds-focus.tsx';

/** A question of an app, in plain text, under the app's registered name and icon. */
export function AppQuestion({ asked }: { asked: Asked }): ReactElement {
  const app = useAppTitle(asked.speaker.app);
  const icon = useStore(registeredApps).get(asked.speaker.app)?.icon ?? '';
  return (
    <ConfirmDialog
      open
      title={asked.title}
      tone={asked.tone}
      okText={asked.okText}
      cancelText={asked.cancelText}
      text={
        <HoldsFocus>
          <span className={css.lines}>{asked.text}</span>
          <span className={css.speaker}>
            <Icon name={iconOfApp(icon)} size={14} />
            {app}
          </span>
        </HoldsFocus>
      }
      onOk={() => answerDialog(asked.id, true)}
      onCancel={() => answerDialog(asked.id, false)}
    />
  );
}
