import type { ReactElement } from 'react';
import { appIcons } from '../../parts/icon/app-icons.ts';
import { Icon } from '../../parts/icon/icon.tsx';
import { mediaIcons } from '../../parts/icon/media-paths.ts';
import { iconPaths, isIconName } from '../../parts/icon/paths.ts';
import { settingIcons } from '../../parts/icon/setting-icons.ts';
import css from '../gallery.module.css';
import type { Story } from '../story.ts';

export const iconStory: Story = {
  id: 'icon',
  states: [
    { name: 'all', draw: All },
    { name: 'others', draw: Others },
    { name: 'sizes', draw: Sizes },
  ],
};

function All(): ReactElement {
  return (
    <div className={css.icons}>
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
    </div>
  );
}

function Others(): ReactElement {
  return (
    <div className={css.icons}>
      {Object.entries({ ...appIcons, ...settingIcons, ...mediaIcons }).map(([name, shape]) => (
        <span key={name}>
          <Icon name={shape} />
          {name}
        </span>
      ))}
    </div>
  );
}

function Sizes(): ReactElement {
  return (
    <div className={css.row}>
      {([12, 14, 16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} name="search" size={size} />
      ))}
    </div>
  );
}
