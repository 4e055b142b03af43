import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon/icon.tsx';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './split-page.module.css';

export interface SplitPageProps {
  aside: ReactNode;
  /** Name of the aside: spoken, and on its button where it is above the page. */
  label: string;
  children: ReactNode;
  /** Whether the aside begins hidden; the caller may remember it. */
  collapsed?: boolean;
  onCollapse?: (collapsed: boolean) => void;
}

/**
 * A page with an aside that can be hidden: a tree beside its list. Fills the height it is given. On a narrow window the
 * aside is above the page and begins folded, so that the page is what is seen first.
 */
export function SplitPage(props: SplitPageProps): ReactElement {
  const { aside, label, children, onCollapse } = props;
  const t = useUiTexts();
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  function turn(): void {
    setCollapsed(!collapsed);
    onCollapse?.(!collapsed);
  }
  return (
    <div className={css.page} data-collapsed={collapsed} data-unfolded={unfolded}>
      <button
        type="button"
        className={css.fold}
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <aside id={id} className={css.aside} aria-label={label}>
        {aside}
      </aside>
      <div className={css.turn}>
        <IconButton
          icon={collapsed ? 'chevron-right' : 'chevron-left'}
          size="sm"
          label={t(collapsed ? 'aside.show' : 'aside.hide')}
          aria-expanded={!collapsed}
          onClick={turn}
        />
      </div>
      <div className={css.main}>{children}</div>
    </div>
  );
}
