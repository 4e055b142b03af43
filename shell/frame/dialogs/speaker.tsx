import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { registeredApps } from '../../stores/menu/menu.ts';
import { useAppTitle } from '../use-app-title.ts';

export interface SpeakerProps {
  app: string;
  className: string | undefined;
}

/** Who speaks, by the registered name and icon of the app, so that nothing an app shows can pass for the portal's own. */
export function Speaker({ app, className }: SpeakerProps): ReactElement {
  const name = useAppTitle(app);
  const icon = useStore(registeredApps).get(app)?.icon ?? '';
  return (
    <span className={className}>
      <Icon name={iconOfApp(icon)} size={14} />
      {name}
    </span>
  );
}
