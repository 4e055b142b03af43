import { useStore } from '@nanostores/react';
import {
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { selectTab } from '../../host/tabs/tab-actions.ts';
import { reopenTab } from '../../stores/history/navigation.ts';
import { drawnTab, drawnTabs } from '../../stores/history/page-views.ts';
import { onCommand } from '../../stores/portal/commands.ts';
import { fullName, type TabView } from '../../stores/tabs/tabs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { LazyMenu, menuPart } from '../lazy/lazy-menu.tsx';
import { useLazyPart } from '../lazy/lazy-part.ts';
import { type OpenMenu, TabItem } from './tab-item.tsx';
import { tabMenu } from './tab-menu.ts';
import css from './tab-strip.module.css';
import { useOverflow } from './use-overflow.ts';
import { useTabDrag } from './use-tab-drag.ts';
import { useTabKeys } from './use-tab-keys.ts';
import { useTabMoves } from './use-tab-moves.ts';

/** The open pages, the home page first. One stop of the Tab key; arrows move inside, with Shift the tab itself, Delete closes. */
export function TabStrip(): ReactElement {
  const t = useShellTexts();
  const tabs = useStore(drawnTabs);
  const active = useStore(drawnTab)?.id ?? null;
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const overflowing = useOverflow(list, active, tabs.length);
  const { moved, move } = useTabMoves(list, tabs);
  const onKeyDown = useTabKeys(list, tabs, move);
  const { drop, ...dragging } = useTabDrag();
  useEffect(() => onCommand('reopenTab', reopenTab), []);
  const closeMenu = useCallback(() => {
    setMenu((open) => {
      if (open) requestAnimationFrame(() => focusIfLost(open.tab));
      return undefined;
    });
  }, []);
  return (
    <section data-tour="tabs" className={css.strip} aria-label={t('tabs.label')}>
      <div
        ref={list}
        className={css.list}
        role="tablist"
        aria-label={t('tabs.label')}
        onKeyDown={onKeyDown}
        onWheel={scrollSideways}
        {...dragging}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.id}
            tab={tab}
            selected={tab.id === active}
            reachable={tab.id === active || (!tabs.some(({ id }) => id === active) && tab.pinned)}
            drop={drop?.id === tab.id ? drop.side : undefined}
            onMenu={setMenu}
          />
        ))}
      </div>
      {overflowing && <AllTabs tabs={tabs} active={active} />}
      <p role="status">
        <VisuallyHidden>{moved}</VisuallyHidden>
      </p>
      <TabMenu open={menu} tabs={tabs} move={move} onClose={closeMenu} />
    </section>
  );
}

interface TabMenuProps {
  open: OpenMenu | undefined;
  tabs: readonly TabView[];
  move: (tab: TabView, step: 1 | -1) => void;
  onClose: () => void;
}

/** The menu of the tab that was clicked with the other button; it is loaded when it is first opened. */
function TabMenu({ open, tabs, move, onClose }: TabMenuProps): ReactElement | null {
  const t = useShellTexts();
  const menu = useLazyPart(menuPart, open !== undefined, onClose);
  if (!menu || !open) return null;
  const groups = tabMenu(open.tab, tabs, move, t);
  return <menu.ContextMenu point={open.point} onClose={onClose} groups={groups} />;
}

/** Every tab by its name, where the strip is too narrow for all of them. */
function AllTabs(props: { tabs: readonly TabView[]; active: string | null }): ReactElement {
  const t = useShellTexts();
  return (
    <LazyMenu
      placement="bottom-end"
      trigger={(props) => (
        <IconButton {...props} icon="chevron-down" label={t('tabs.all')} size="sm" />
      )}
      groups={[
        {
          id: 'tabs',
          items: props.tabs.map((tab) => ({
            id: tab.id,
            label: fullName(tab),
            checked: tab.id === props.active,
            onSelect: () => selectTab(tab.id),
          })),
        },
      ]}
    />
  );
}

/** The keyboard goes back to the tab whose menu was open, unless what was chosen took it elsewhere. */
function focusIfLost({ id }: TabView): void {
  if (document.activeElement === document.body) document.getElementById(`tab-${id}`)?.focus();
}

function scrollSideways(event: WheelEvent<HTMLDivElement>): void {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}
