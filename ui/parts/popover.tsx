import { Popover as Ark } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import floating from './floating.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Spoken name of what opens. */
  label: string;
  children: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | 'bottom';
  /** Given with `onOpen`: the caller opens and closes it, such as when something was chosen. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** False leaves Escape to what is inside: an input that is given up first. */
  closeOnEscape?: boolean;
}

/** A small panel beside a button. */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, label, children, placement = 'bottom-start', open, onOpen } = props;
  const { closeOnEscape = true } = props;
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      closeOnEscape={closeOnEscape}
      positioning={{ placement, gutter: 4 }}
      {...(open !== undefined && { open })}
      onOpenChange={(details) => onOpen?.(details.open)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={classNames(floating.content, floating.panel)} aria-label={label}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
