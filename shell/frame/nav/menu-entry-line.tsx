import { useStore } from '@nanostores/react';
import { computed, type ReadableAtom } from 'nanostores';
import { type ReactElement, useMemo } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { showToast } from '#ui/parts/toast/toasts.ts';
import { GatewayError } from '../../gateway.ts';
import { drawnEntry } from '../../stores/history/page-views.ts';
import { toggleFavourite } from '../../stores/menu/favourites.ts';
import type { MenuEntry } from '../../stores/menu/menu.ts';
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
  const current = useStore(useMemo(() => isDrawn(entry.key), [entry.key]));
  const { target } = entry;
  const outside = target.kind === 'external';
  return (
    <li className={css.line}>
      <MenuLink
        title={entry.title}
        icon={entry.icon}
        href={outside ? target.address : target.path}
        outside={outside}
        current={current}
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

/** Whether the address leads to the entry: of all lines, the two whose answer changes are drawn again. */
function isDrawn(key: string): ReadableAtom<boolean> {
  return computed(drawnEntry, (current) => current === key);
}

async function star(key: string): Promise<void> {
  try {
    await toggleFavourite(key);
  } catch (cause) {
    if (cause instanceof GatewayError) showToast(cause.words, 'bad');
  }
}
