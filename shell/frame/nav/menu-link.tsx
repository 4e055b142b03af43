import { type MouseEvent, type ReactElement, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { reachFor } from '../../host/frames/warm-up.ts';
import { openPlace } from '../../stores/history/navigation.ts';
import { closeDrawer } from '../../stores/portal/chrome.ts';
import { readPlace } from '../../stores/tabs/places.ts';
import { outsideLink } from '../outside-link.ts';
import css from './navigation.module.css';

export interface MenuLinkProps {
  title: string;
  icon: string;
  href: string;
  /** Leads out of the portal. */
  outside?: boolean;
  current: boolean;
  narrow: boolean;
}

/** One page in the menu: a real link, so that it can be opened beside this one as well. */
export function MenuLink(props: MenuLinkProps): ReactElement {
  const { title, icon, href, outside = false, current, narrow } = props;
  const leave = useRef(() => {});

  function reach(): void {
    leave.current();
    const wanted = readPlace(href);
    if (wanted && !current) leave.current = reachFor(wanted.app);
  }

  function open(event: MouseEvent): void {
    closeDrawer();
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const wanted = readPlace(href);
    if (wanted) openPlace(wanted);
    else navigate(href);
  }

  return (
    <a
      className={css.link}
      href={href}
      data-name={title}
      aria-current={current ? 'page' : undefined}
      title={narrow ? title : undefined}
      onPointerEnter={reach}
      onPointerLeave={() => leave.current()}
      onFocus={reach}
      onBlur={() => leave.current()}
      {...(outside ? outsideLink(href, title, closeDrawer) : { onClick: open })}
    >
      <Icon name={iconOfApp(icon)} />
      <span className={css.title}>{title}</span>
      {outside && <Icon name="external" size={12} />}
    </a>
  );
}

function hasModifier(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
