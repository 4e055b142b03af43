import type { ReactElement } from 'react';
import { Icon, type IconShape } from '#ui/parts/icon/icon.tsx';
import type { IconName } from '#ui/parts/icon/paths.ts';
import { settingIcons } from '#ui/parts/icon/setting-icons.ts';
import type { NoticeLine } from '../../stores/work/messages.ts';
import css from './messages.module.css';

const icons: Readonly<Record<NoticeLine['kind'], IconName | IconShape>> = {
  announcement: 'document',
  todo: 'approval',
  system: settingIcons.settings,
};

/** What a message is for, as a small square with an icon. */
export function NoticeIcon({ kind }: { kind: NoticeLine['kind'] }): ReactElement {
  return (
    <span className={css.icon} data-kind={kind}>
      <Icon name={icons[kind]} size={14} />
    </span>
  );
}
