import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { EmptyState } from '#ui/parts/states.tsx';
import { outsideLink } from '../../frame/outside-link.ts';
import { favourites } from '../../stores/menu/favourites.ts';
import { recentPages } from '../../stores/menu/recent-pages.ts';
import { placePath } from '../../stores/tabs/places.ts';
import css from './shortcuts-body.module.css';
import { useHomeTexts } from './texts/home-texts.ts';

interface Shortcut {
  readonly key: string;
  readonly title: string;
  readonly icon: string;
  readonly address: string;
  readonly outside: boolean;
}

/** How many of each kind stand there. */
const most = 6;

/** The pages a person starred, and those opened lately. */
export function ShortcutsBody(): ReactElement {
  const t = useHomeTexts();
  const starred = useStore(favourites)
    .slice(0, most)
    .map(
      ({ key, title, icon, target }): Shortcut => ({
        key,
        title,
        icon,
        address: target.kind === 'page' ? target.path : target.address,
        outside: target.kind === 'external',
      }),
    );
  const recent = useStore(recentPages)
    .map((page): Shortcut => {
      const address = placePath(page);
      return { key: address, title: page.title, icon: page.icon, address, outside: false };
    })
    .filter(({ address }) => starred.every((one) => one.address !== address))
    .slice(0, most);
  if (starred.length + recent.length === 0) {
    return <EmptyState icon="star" title={t('shortcuts.none')} hint={t('shortcuts.noneHint')} />;
  }
  return (
    <>
      <Group name={t('shortcuts.favourites')} shortcuts={starred} />
      <Group name={t('shortcuts.recent')} shortcuts={recent} />
    </>
  );
}

/** Opens a page of the portal here, unless the person asks for it beside this one. */
function openHere(address: string) {
  return (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(address);
  };
}

function Group(props: { name: string; shortcuts: readonly Shortcut[] }): ReactElement | null {
  const { name, shortcuts } = props;
  if (shortcuts.length === 0) return null;
  return (
    <div className={css.group}>
      <h3 className={css.groupName}>{name}</h3>
      <ul className={css.shortcuts} aria-label={name}>
        {shortcuts.map(({ key, title, icon, address, outside }) => (
          <li key={key}>
            <a
              className={css.shortcut}
              href={address}
              title={title}
              {...(outside ? outsideLink(address, title) : { onClick: openHere(address) })}
            >
              <Icon name={iconOfApp(icon)} />
              <span className={css.shortcutName}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
