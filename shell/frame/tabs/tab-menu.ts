import type { MenuGroup } from '#ui/parts/menu.tsx';
import { closeOtherTabs, closeTab, refreshTab } from '../../host/tabs/tab-actions.ts';
import { reopenTab } from '../../stores/history/navigation.ts';
import { shortcutKeys } from '../../stores/portal/commands.ts';
import { closedTabs } from '../../stores/tabs/closed-tabs.ts';
import { isHome } from '../../stores/tabs/places.ts';
import { pinTab, type TabView } from '../../stores/tabs/tabs.ts';
import type { useShellTexts } from '../../texts/shell-texts.ts';
import { mayMove } from './use-tab-moves.ts';

type Words = ReturnType<typeof useShellTexts>;

/** What can be done with one tab of the strip. */
export function tabMenu(
  tab: TabView,
  tabs: readonly TabView[],
  move: (tab: TabView, step: 1 | -1) => void,
  t: Words,
): MenuGroup[] {
  return [pageGroup(tab, tabs, t), stripGroup(tab, tabs, move, t)];
}

function pageGroup(tab: TabView, tabs: readonly TabView[], t: Words): MenuGroup {
  return {
    id: 'page',
    items: [
      {
        id: 'refresh',
        label: t('tabs.refresh'),
        onSelect: () => void refreshTab(tab.id),
      },
      {
        id: 'close',
        label: t('tabs.close'),
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
  };
}

function stripGroup(
  tab: TabView,
  tabs: readonly TabView[],
  move: (tab: TabView, step: 1 | -1) => void,
  t: Words,
): MenuGroup {
  return {
    id: 'strip',
    items: [
      {
        id: 'pin',
        label: t(tab.pinned && !isHome(tab) ? 'tabs.unpin' : 'tabs.pin'),
        disabled: isHome(tab),
        onSelect: () => pinTab(tab.id, !tab.pinned),
      },
      {
        id: 'moveLeft',
        label: t('tabs.moveLeft'),
        hint: 'Shift ←',
        disabled: !mayMove(tab, tabs, -1),
        onSelect: () => move(tab, -1),
      },
      {
        id: 'moveRight',
        label: t('tabs.moveRight'),
        hint: 'Shift →',
        disabled: !mayMove(tab, tabs, 1),
        onSelect: () => move(tab, 1),
      },
      {
        id: 'reopen',
        label: t('tabs.reopen'),
        hint: shortcutKeys('reopenTab'),
        disabled: closedTabs.get().length === 0,
        onSelect: reopenTab,
      },
    ],
  };
}
