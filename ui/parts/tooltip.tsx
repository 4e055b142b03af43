import { Portal } from '@ark-ui/react/portal';
import { Tooltip as Ark } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** A few words; what must be read by everyone does not belong here. */
  words: string;
  /** What can take the focus: a button, a link. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'right';
}

/** Words beside what the pointer or the focus is on. */
export function Tooltip({ words, children, placement = 'top' }: TooltipProps): ReactElement {
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      openDelay={400}
      closeDelay={80}
      positioning={{ placement, gutter: 6 }}
    >
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={css.tooltip}>{words}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
