import { type ReactElement, type ReactNode, useState } from 'react';
import { IconButton } from '../parts/button.tsx';
import { useUiTexts } from '../texts/ui-texts.ts';
import css from './split-page.module.css';

export interface SplitPageProps {
  aside: ReactNode;
  /** Spoken name of the aside. */
  label: string;
  children: ReactNode;
  /** Whether the aside begins hidden; the caller may remember it. */
  collapsed?: boolean;
  onCollapse?: (collapsed: boolean) => void;
}

/** A page with an aside that can be hidden: a tree beside its list. Fills the height it is given. */
export function SplitPage(props: SplitPageProps): ReactElement {
  const { aside, label, children, onCollapse } = props;
  const t = useUiTexts();
  const [collapsed, setCollapsed] = useState(props.collapsed ?? false);
  function turn(): void {
    setCollapsed(!collapsed);
    onCollapse?.(!collapsed);
  }
  return (
    <div className={css.page} data-collapsed={collapsed}>
      <aside className={css.aside} aria-label={label} hidden={collapsed}>
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
