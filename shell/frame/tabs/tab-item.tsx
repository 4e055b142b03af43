import { type MouseEvent, memo, type ReactElement } from 'react';
import { iconOfApp } from '#ui/parts/icon/app-icons.ts';
import { Icon } from '#ui/parts/icon/icon.tsx';
import { Spinner } from '#ui/parts/spinner.tsx';
import { VisuallyHidden } from '#ui/parts/visually-hidden.tsx';
import { closeTab, selectTab } from '../../host/tabs/tab-actions.ts';
import type { FrameState } from '../../stores/tabs/frames.ts';
import { isHome } from '../../stores/tabs/places.ts';
import { pinTab, type TabView } from '../../stores/tabs/tabs.ts';
import { useShellTexts } from '../../texts/shell-texts.ts';
import { useFrameState } from '../use-frame-state.ts';
import css from './tab-strip.module.css';

export interface TabItemProps {
  tab: TabView;
  selected: boolean;
  /** Whether the Tab key stops here. */
  reachable: boolean;
  /** Where a tab that is being dragged would stand beside this one. */
  drop: 'before' | 'after' | undefined;
  onMenu: (menu: OpenMenu) => void;
}

/** A tab whose menu is open, and where. */
export interface OpenMenu {
  readonly tab: TabView;
  readonly point: { readonly x: number; readonly y: number };
}

const tabKeys = 'Delete Shift+ArrowLeft Shift+ArrowRight';

/** One tab: its name, what is unsaved in it, how its app is doing, and the way to close it. */
export const TabItem = memo(function TabItem(props: TabItemProps): ReactElement {
  const { tab, selected, reachable, drop, onMenu } = props;
  const state = useFrameState(tab.app);
  const mark = markOf(state, selected);
  const name = tab.title === tab.appTitle ? tab.title : `${tab.title} · ${tab.appTitle}`;

  function onAuxClick(event: MouseEvent): void {
    if (event.button !== 1 || tab.pinned) return;
    event.preventDefault();
    void closeTab(tab.id);
  }

  function onContextMenu(event: MouseEvent<HTMLElement>): void {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    // The keyboard's menu key reports no place: the menu opens below the tab then.
    const byKeyboard = event.clientX === 0 && event.clientY === 0;
    const point = byKeyboard
      ? { x: box.left, y: box.bottom }
      : { x: event.clientX, y: event.clientY };
    onMenu({ tab, point });
  }

  return (
    <div className={css.tab} role="presentation" data-selected={selected} data-drop={drop}>
      <button
        type="button"
        role="tab"
        id={`tab-${tab.id}`}
        className={css.name}
        title={name}
        aria-selected={selected}
        aria-controls={selected ? (isHome(tab) ? 'home' : 'stage') : undefined}
        aria-keyshortcuts={tab.pinned ? undefined : tabKeys}
        tabIndex={reachable ? 0 : -1}
        data-tab={tab.id}
        data-movable={tab.pinned ? undefined : ''}
        onClick={() => selectTab(tab.id)}
        onAuxClick={onAuxClick}
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onContextMenu={onContextMenu}
      >
        <TabName tab={tab} mark={mark} />
      </button>
      {!isHome(tab) && <TabEnd tab={tab} />}
    </div>
  );
});

/** Closes the tab, or unpins it; by the pointer alone: the keyboard has Delete and the tab's menu. */
function TabEnd({ tab }: { tab: TabView }): ReactElement {
  const t = useShellTexts();
  const { id, pinned } = tab;
  return (
    <button
      type="button"
      className={css.close}
      tabIndex={-1}
      aria-hidden="true"
      title={t(pinned ? 'tabs.unpin' : 'tabs.close')}
      onClick={() => (pinned ? pinTab(id, false) : void closeTab(id))}
    >
      <Icon name={pinned ? 'pin' : 'close'} size={14} />
    </button>
  );
}

function TabName({ tab, mark }: { tab: TabView; mark: TabMark | undefined }): ReactElement {
  const t = useShellTexts();
  return (
    <>
      {mark === 'loading' && <Spinner size={12} label={t('tabs.loading')} />}
      {tab.dirty && <i className={css.dirty} />}
      {mark === 'trouble' && <Icon name="warning" size={14} className={css.trouble} />}
      {tab.ownTitle !== null && (
        <span className={css.owner}>
          <Icon name={iconOfApp(tab.icon)} size={14} />
          {tab.title !== tab.appTitle && <span className={css.title}>{tab.appTitle}</span>}
        </span>
      )}
      <span className={css.title}>{tab.title}</span>
      {tab.badge > 0 && (
        <span className={css.badge} aria-hidden="true">
          {tab.badge > 99 ? '99+' : tab.badge}
        </span>
      )}
      {tab.badge > 0 && <VisuallyHidden>{t('tabs.badge', { count: tab.badge })}</VisuallyHidden>}
      {tab.pinned && !isHome(tab) && <VisuallyHidden>{t('tabs.pinned')}</VisuallyHidden>}
      {tab.dirty && <VisuallyHidden>{t('tabs.dirty')}</VisuallyHidden>}
      {mark === 'trouble' && <VisuallyHidden>{t('tabs.trouble')}</VisuallyHidden>}
    </>
  );
}

type TabMark = 'loading' | 'trouble';

// A frame that loads in sight has its own loading state; the strip tells of those out of sight.
function markOf(state: FrameState | undefined, selected: boolean): TabMark | undefined {
  switch (state?.kind) {
    case 'mounting':
      return selected ? undefined : 'loading';
    case 'slow':
    case 'hung':
    case 'crashed':
    case 'refused':
      return 'trouble';
    default:
      return undefined;
  }
}
