import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { GatewayError } from '../../gateway.ts';
import { toggleFavourite } from '../../stores/favourites.ts';
import { findEntry, type MenuEntry } from '../../stores/menu.ts';
import { readPlace } from '../../stores/places.ts';
import { drawnPath } from '../../stores/views.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { MenuLink } from './menu-link.tsx';
import css from './navigation.module.css';

export interface MenuEntryLineProps {
  entry: MenuEntry;
  narrow: boolean;
  starred: boolean;
}

/** One page of the menu with its star. The star is reached by arrow from the link, so that the list stays one stop. */
export function MenuEntryLine({ entry, narrow, starred }: MenuEntryLineProps): ReactElement {
  const t = useShellTexts();
  const place = readPlace(useStore(drawnPath));
  const { target } = entry;
  const outside = target.kind === 'external';
  return (
    <li className={css.line}>
      <MenuLink
        title={entry.title}
        icon={entry.icon}
        href={outside ? target.address : target.path}
        outside={outside}
        current={place !== undefined && findEntry(place.app, place.route)?.key === entry.key}
        narrow={narrow}
      />
      {!narrow && (
        <button
          type="button"
          className={css.star}
          tabIndex={-1}
          aria-pressed={starred}
          aria-label={t('nav.star', { name: entry.title })}
          title={t(starred ? 'nav.unstarHint' : 'nav.starHint')}
          onClick={() => void star(entry.key)}
        >
          <Icon name="star" size={14} />
        </button>
      )}
    </li>
  );
}

async function star(key: string): Promise<void> {
  try {
    await toggleFavourite(key);
  } catch (cause) {
    if (cause instanceof GatewayError) showToast(cause.words, 'bad');
  }
}
