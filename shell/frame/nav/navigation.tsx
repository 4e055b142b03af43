import { useStore } from '@nanostores/react';
import { type ReactElement, useRef } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { classNames } from '#ui/parts/class-names.ts';
import { closeDrawer, drawerOpen, navigationWidth, toggleNavigation } from '../../stores/chrome.ts';
import { type MenuGroup, menuGroups } from '../../stores/menu.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { isMenuHeading } from './headings.ts';
import { MenuLink } from './menu-link.tsx';
import css from './navigation.module.css';
import { useListKeys } from './use-list-keys.ts';

/** The menu of the person's pages under their headings; one stop of the Tab key, arrows inside. */
export function Navigation(): ReactElement {
  const t = useShellTexts();
  const groups = useStore(menuGroups);
  const narrow = useStore(navigationWidth) === 'narrow';
  const open = useStore(drawerOpen);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useListKeys(list);
  return (
    <>
      {open && <div className={css.shade} onClick={closeDrawer} aria-hidden="true" />}
      <nav
        id="navigation"
        className={classNames(css.nav, narrow && css.narrow, open && css.open)}
        aria-label={t('nav.label')}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links inside */}
        <div ref={list} className={css.list} onKeyDown={onKeyDown}>
          {groups.map((group) => (
            <Group key={group.group} group={group} narrow={narrow} />
          ))}
        </div>
        <div className={css.foot}>
          <IconButton
            icon="sidebar"
            label={t(narrow ? 'nav.widen' : 'nav.narrow')}
            aria-pressed={narrow}
            onClick={toggleNavigation}
          />
        </div>
      </nav>
    </>
  );
}

function Group({ group, narrow }: { group: MenuGroup; narrow: boolean }): ReactElement | null {
  const t = useShellTexts();
  const entries = group.entries.filter((entry) => entry.shown);
  if (entries.length === 0) return null;
  const heading = isMenuHeading(group.group) ? t(`nav.group.${group.group}`) : group.group;
  return (
    <section className={css.group} aria-label={heading}>
      <p className={css.heading} aria-hidden="true">
        {heading}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} narrow={narrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}
