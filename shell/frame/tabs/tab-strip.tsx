import { useStore } from '@nanostores/react';
import { memo, type ReactElement, useCallback, useRef, useState, type WheelEvent } from 'react';
import { IconButton } from '#ui/parts/button.tsx';
import { ContextMenu, Menu } from '#ui/parts/menu.tsx';
import { closeOtherTabs, closeTab, refreshTab, selectTab } from '../../host/tab-actions.ts';
import { activeTabId } from '../../stores/navigation.ts';
import { type TabView, tabViews } from '../../stores/tabs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { type OpenMenu, TabItem } from './tab-item.tsx';
import css from './tab-strip.module.css';
import { useOverflow } from './use-overflow.ts';
import { useTabKeys } from './use-tab-keys.ts';

// Every change of the tab in front draws the strip: what has not changed in it is left alone.
const TabMenu = memo(ContextMenu);
const none = [] as const;

/** The open pages, the home page first. One stop of the Tab key; arrows move inside, Delete closes. */
export function TabStrip(): ReactElement {
  const t = useShellTexts();
  const tabs = useStore(tabViews);
  const active = useStore(activeTabId);
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const overflowing = useOverflow(list, active, tabs.length);
  const onKeyDown = useTabKeys(list, tabs);
  const closeMenu = useCallback(() => setMenu(undefined), []);
  return (
    <section className={css.strip} aria-label={t('tabs.label')}>
      <div
        ref={list}
        className={css.list}
        role="tablist"
        aria-label={t('tabs.label')}
        onKeyDown={onKeyDown}
        onWheel={scrollSideways}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.id}
            tab={tab}
            selected={tab.id === active}
            reachable={tab.id === active || (!tabs.some(({ id }) => id === active) && tab.pinned)}
            onMenu={setMenu}
          />
        ))}
      </div>
      {overflowing && (
        <Menu
          placement="bottom-end"
          trigger={<IconButton icon="chevron-down" label={t('tabs.all')} size="sm" />}
          groups={[
            {
              id: 'tabs',
              items: tabs.map((tab) => ({
                id: tab.id,
                label: tab.title,
                checked: tab.id === active,
                onSelect: () => selectTab(tab.id),
              })),
            },
          ]}
        />
      )}
      <TabMenu
        point={menu?.point}
        onClose={closeMenu}
        groups={menu ? [tabMenu(menu.tab, tabs, t)] : none}
      />
    </section>
  );
}

function tabMenu(tab: TabView, tabs: readonly TabView[], t: ReturnType<typeof useShellTexts>) {
  return {
    id: 'tab',
    items: [
      {
        id: 'refresh',
        label: t('tabs.refresh'),
        icon: 'refresh',
        onSelect: () => void refreshTab(tab.id),
      },
      {
        id: 'close',
        label: t('tabs.close'),
        icon: 'close',
        disabled: tab.pinned,
        hint: 'Delete',
        onSelect: () => void closeTab(tab.id),
      },
      {
        id: 'closeOthers',
        label: t('tabs.closeOthers'),
        disabled: tabs.every((one) => one.pinned || one.id === tab.id),
        onSelect: () => void closeOtherTabs(tab.id),
      },
    ],
  } as const;
}

function scrollSideways(event: WheelEvent<HTMLDivElement>): void {
  if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
}
