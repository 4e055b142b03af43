import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { drawnPath } from '../../stores/history/page-views.ts';
import { recentPages } from '../../stores/menu/recent-pages.ts';
import { recentOpen, toggleRecent } from '../../stores/portal/chrome.ts';
import { placePath } from '../../stores/tabs/places.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { MenuLink } from './menu-link.tsx';
import css from './navigation.module.css';

/** How many pages are listed; the search knows the others. */
const most = 6;

/** The pages opened within seven days, folded away until they are wanted. */
export function RecentList(): ReactElement | null {
  const t = useShellTexts();
  const open = useStore(recentOpen);
  const path = useStore(drawnPath);
  const pages = useStore(recentPages)
    .filter((page) => placePath(page) !== path)
    .slice(0, most);
  if (pages.length === 0) return null;
  return (
    <section className={css.group} aria-label={t('nav.recent')}>
      <button
        type="button"
        className={css.fold}
        aria-expanded={open}
        data-fold
        onClick={toggleRecent}
      >
        {t('nav.recent')}
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
      </button>
      {open && (
        <ul>
          {pages.map((page) => (
            <li key={page.app + page.route} className={css.line}>
              <MenuLink
                title={page.title}
                icon={page.icon}
                href={placePath(page)}
                current={false}
                narrow={false}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
