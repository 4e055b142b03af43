import type { MouseEvent, ReactElement } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { isIconName } from '#ui/parts/icon/paths.ts';
import { closeDrawer } from '../../stores/chrome.ts';
import { findEntry, type MenuEntry } from '../../stores/menu.ts';
import { readPlace } from '../../stores/places.ts';
import css from './navigation.module.css';

/** One page in the menu: a real link, so that it can be opened beside this one as well. */
export function MenuLink({ entry, narrow }: { entry: MenuEntry; narrow: boolean }): ReactElement {
  const path = usePathname();
  const { target } = entry;
  const outside = target.kind === 'external';
  const href = outside ? target.address : target.path;
  const place = readPlace(path);
  const current = place !== undefined && findEntry(place.app, place.route)?.key === entry.key;

  function open(event: MouseEvent): void {
    closeDrawer();
    if (outside || event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <a
      className={css.link}
      href={href}
      data-name={entry.title}
      aria-current={current ? 'page' : undefined}
      title={narrow ? entry.title : undefined}
      onClick={open}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name={isIconName(entry.icon) ? entry.icon : 'apps'} />
      <span className={css.title}>{entry.title}</span>
      {outside && <Icon name="external" size={12} />}
    </a>
  );
}

function hasModifier(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
