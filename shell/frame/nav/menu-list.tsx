import { useStore } from '@nanostores/react';
import { type ReactElement, useEffect } from 'react';
import { entryFits } from '#bridge/calls/menu/entry-fits.ts';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { drawnEntry } from '../../stores/history/page-views.ts';
import { favouriteKeys, favourites } from '../../stores/menu/favourites.ts';
import { type MenuEntry, type MenuNode, menuGroups } from '../../stores/menu/menu.ts';
import { toggleMenu, unfoldedMenus, unfoldMenu } from '../../stores/portal/chrome.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { isMenuHeading } from './headings.ts';
import { MenuEntryLine } from './menu-entry-line.tsx';
import css from './navigation.module.css';
import { RecentList } from './recent-list.tsx';

/** The person's pages under their headings, the starred and the latest ones before them; or those that fit what was typed. */
export function MenuList({ typed, narrow }: { typed: string; narrow: boolean }): ReactElement {
  const t = useShellTexts();
  const groups = useStore(menuGroups).map(({ group, nodes, entries }) => ({
    group,
    // What was typed is found in every menu; in the narrow list there is no room for menus.
    nodes:
      typed === '' && !narrow
        ? nodes
        : entries.filter((entry) => typed === '' || entryFits(entry, typed)).map(lineOf),
  }));
  const starred = useStore(favourites);
  if (typed !== '' && groups.every(({ nodes }) => !nodes.some(isShown))) {
    return (
      <p className={css.none} role="status">
        {t('nav.none', { typed })}
      </p>
    );
  }
  return (
    <>
      {typed === '' && (
        <Group heading={t('nav.favourites')} nodes={starred.map(lineOf)} narrow={narrow} />
      )}
      {typed === '' && !narrow && <RecentList />}
      {groups.map(({ group, nodes }) => (
        <Group
          key={group}
          heading={isMenuHeading(group) ? t(`nav.group.${group}`) : group}
          nodes={nodes}
          narrow={narrow}
        />
      ))}
    </>
  );
}

interface GroupProps {
  heading: string;
  nodes: readonly MenuNode[];
  narrow: boolean;
}

function Group({ heading, nodes, narrow }: GroupProps): ReactElement | null {
  if (!nodes.some(isShown)) return null;
  return (
    <section className={css.group} aria-label={heading}>
      <p className={css.heading} aria-hidden="true">
        {heading}
      </p>
      <Lines nodes={nodes} narrow={narrow} />
    </section>
  );
}

function Lines({ nodes, narrow }: Pick<GroupProps, 'nodes' | 'narrow'>): ReactElement {
  const keys = useStore(favouriteKeys);
  return (
    <ul>
      {nodes
        .filter(isShown)
        .map((node) =>
          node.kind === 'menu' ? (
            <FoldingMenu key={node.key} menu={node} />
          ) : (
            <MenuEntryLine
              key={node.entry.key}
              entry={node.entry}
              narrow={narrow}
              starred={keys.includes(node.entry.key)}
            />
          ),
        )}
    </ul>
  );
}

/** A menu among the lines, which folds its own lines away. */
function FoldingMenu({ menu }: { menu: Extract<MenuNode, { kind: 'menu' }> }): ReactElement {
  const open = useStore(unfoldedMenus).includes(menu.key);
  const holdsCurrent = holds(menu.nodes, useStore(drawnEntry));
  useEffect(() => {
    if (holdsCurrent) unfoldMenu(menu.key);
  }, [holdsCurrent, menu.key]);
  return (
    <li>
      <button
        type="button"
        className={css.menu}
        aria-expanded={open}
        data-menu
        onClick={() => toggleMenu(menu.key)}
      >
        <Icon name={iconOfApp(menu.icon)} />
        <span className={css.title}>{menu.title}</span>
        <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
      </button>
      {open && (
        <div className={css.below}>
          <Lines nodes={menu.nodes} narrow={false} />
        </div>
      )}
    </li>
  );
}

/** Whether an entry is among lines, or in a menu among them. */
function holds(nodes: readonly MenuNode[], key: string | undefined): boolean {
  return nodes.some((node) =>
    node.kind === 'entry' ? node.entry.key === key : holds(node.nodes, key),
  );
}

function lineOf(entry: MenuEntry): MenuNode {
  return { kind: 'entry', entry };
}

/** Whether there is anything of a line to see. */
function isShown(node: MenuNode): boolean {
  if (node.kind === 'entry') return node.entry.shown;
  return node.shown && node.nodes.some(isShown);
}
