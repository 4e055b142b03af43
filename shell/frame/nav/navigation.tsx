import { useStore } from '@nanostores/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { classNames } from '#ui/parts/class-names.ts';
import { SearchBox } from '#ui/parts/search-box.tsx';
import {
  closeDrawer,
  drawerOpen,
  navigationWidth,
  toggleNavigation,
} from '../../stores/portal/chrome.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useBack } from '../use-back.ts';
import { MenuList } from './menu-list.tsx';
import css from './navigation.module.css';
import { useListKeys } from './use-list-keys.ts';

/** The menu of the person's pages; one stop of the Tab key for the search in it, one for the list, arrows inside. */
export function Navigation(): ReactElement {
  const t = useShellTexts();
  const narrow = useStore(navigationWidth) === 'narrow';
  const open = useStore(drawerOpen);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const onKeyDown = useListKeys(list);
  const word = narrow && !open ? '' : typed.trim();

  function onSearchKey(event: KeyboardEvent): void {
    const first = list.current?.querySelector<HTMLElement>('a[data-name]');
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && word !== '') first?.click();
    else return;
    event.preventDefault();
  }

  // What was looked for has been found: the whole menu is there again.
  function endSearch(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('a')) setTyped('');
  }

  const leaveDrawer = useDrawerFocus(list, open);
  useBack(open, leaveDrawer);
  useEffect(followWidth, []);

  return (
    <>
      {open && <div className={css.shade} onClick={closeDrawer} aria-hidden="true" />}
      <nav
        id="navigation"
        data-tour="menu"
        className={classNames(css.nav, narrow && css.narrow, open && css.open)}
        aria-label={t('nav.label')}
        onKeyDown={(event) => event.key === 'Escape' && leaveDrawer()}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field inside */}
        <div className={css.search} onKeyDown={onSearchKey}>
          <SearchBox
            size="sm"
            placeholder={t('nav.search')}
            value={typed}
            wait={0}
            onSearch={setTyped}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the links inside */}
        <div ref={list} className={css.list} onKeyDown={onKeyDown} onClick={endSearch}>
          <MenuList typed={word} narrow={narrow && !open} />
        </div>
        <Foot narrow={narrow} />
      </nav>
    </>
  );
}

/** The way to make the menu narrow, and wide again. */
function Foot({ narrow }: { narrow: boolean }): ReactElement {
  const t = useShellTexts();
  return (
    <div className={css.foot}>
      <IconButton
        icon="sidebar"
        label={t(narrow ? 'nav.widen' : 'nav.narrow')}
        aria-pressed={narrow}
        onClick={toggleNavigation}
      />
    </div>
  );
}

const wide = matchMedia('(width > 860px)');

/** Where the window has become wide, the menu is beside the page again; returns how to stop. */
function followWidth(): () => void {
  const look = (): void => {
    if (wide.matches) closeDrawer();
  };
  wide.addEventListener('change', look);
  return () => wide.removeEventListener('change', look);
}

/** The keyboard goes into the drawer as it opens; returns how to leave it, back to where the keyboard was. */
function useDrawerFocus(list: RefObject<HTMLElement | null>, open: boolean): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return;
    before.current = document.activeElement;
    list.current?.querySelector<HTMLElement>('a[tabindex="0"], a')?.focus();
  }, [list, open]);
  return () => {
    closeDrawer();
    if (open && before.current instanceof HTMLElement) before.current.focus();
  };
}
