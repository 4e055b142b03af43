import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Fragment, type ReactElement, useState } from 'react';
import { classNames } from './class-names.ts';
import floating from './floating.module.css';
import { Icon, type IconShape } from './icon/icon.tsx';
import type { IconName } from './icon/paths.ts';

/** One thing to do. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | IconShape;
  /** Said at the end in a lighter colour: a shortcut, a state. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** Ticked, for a menu that chooses. */
  readonly checked?: boolean;
  readonly onSelect: () => void;
}

/** Items that belong together, with a name over them if they need one. */
export interface MenuGroup {
  readonly id: string;
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it; it must take a ref and pass on what it is given. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  placement?: 'bottom-start' | 'bottom-end' | 'right-start';
}

/** Things to do, behind a button. */
export function Menu({ trigger, groups, placement = 'bottom-start' }: MenuProps): ReactElement {
  const items = groups.flatMap((group) => group.items);
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 4 }}
      onSelect={({ value }) => select(items, value)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <MenuPanel groups={groups} />
    </Ark.Root>
  );
}

export interface AttachedMenuProps extends Omit<MenuProps, 'trigger'> {
  /** Id of the button, which stands elsewhere and says itself that it opens a menu. */
  button: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Whether the first item is chosen at once, as it is for a menu opened with the keyboard. */
  chooseFirst?: boolean;
}

/** Things to do, behind a button that is drawn before the menu is loaded. */
export function AttachedMenu(props: AttachedMenuProps): ReactElement {
  const { button, groups, placement = 'bottom-start', open, onOpen, chooseFirst = false } = props;
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState<string | null>(null);
  const first = items.find((item) => !item.disabled)?.id ?? null;
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      ids={{ trigger: button }}
      open={open}
      positioning={{ placement, gutter: 4 }}
      highlightedValue={chosen ?? (chooseFirst ? first : null)}
      onHighlightChange={({ highlightedValue }) => setChosen(highlightedValue)}
      onOpenChange={(details) => {
        setChosen(null);
        onOpen(details.open);
      }}
      onSelect={({ value }) => select(items, value)}
    >
      <MenuPanel groups={groups} />
    </Ark.Root>
  );
}

export interface ContextMenuProps {
  /** Where it opens, in pixels of the window; closed without one. */
  point: { readonly x: number; readonly y: number } | undefined;
  groups: readonly MenuGroup[];
  onClose: () => void;
}

/** Things to do with what was clicked with the other button, where it was clicked. */
export function ContextMenu({ point, groups, onClose }: ContextMenuProps): ReactElement {
  const items = groups.flatMap((group) => group.items);
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      open={point !== undefined}
      positioning={{
        placement: 'bottom-start',
        gutter: 0,
        getAnchorRect: () => (point ? { ...point, width: 0, height: 0 } : null),
      }}
      onOpenChange={(details) => !details.open && onClose()}
      onSelect={({ value }) => select(items, value)}
    >
      <MenuPanel groups={groups} />
    </Ark.Root>
  );
}

/** A dialog that opened while the menu still stands would count as a part of it, and go with it at once. */
function select(items: readonly MenuItem[], id: string): void {
  setTimeout(() => items.find((item) => item.id === id)?.onSelect());
}

function MenuPanel({ groups }: { groups: readonly MenuGroup[] }): ReactElement {
  return (
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={classNames(floating.content, floating.menu)}>
          {groups.map((group, index) => (
            <Fragment key={group.id}>
              {index > 0 && <Ark.Separator className={floating.rule} />}
              <Ark.ItemGroup>
                {group.label && (
                  <Ark.ItemGroupLabel className={floating.group}>{group.label}</Ark.ItemGroupLabel>
                )}
                {group.items.map((item) => (
                  <Line key={item.id} item={item} />
                ))}
              </Ark.ItemGroup>
            </Fragment>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
}

function Line({ item }: { item: MenuItem }): ReactElement {
  return (
    <Ark.Item
      value={item.id}
      disabled={item.disabled ?? false}
      className={classNames(floating.item, item.danger && floating.danger)}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={floating.text}>{item.label}</span>
      {item.hint && <span className={floating.hint}>{item.hint}</span>}
      {item.checked && <Icon name="check" size={14} />}
    </Ark.Item>
  );
}
