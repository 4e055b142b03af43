import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import type { SelectListProps } from './select-list.tsx';

const load = () => import('./select-list.tsx');
const SelectList = lazy(() => load().then((module) => ({ default: module.SelectList })));

/** What makes a button one that opens a list. */
type ListButton = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'onClick'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPointerEnter'
> & { 'data-state': 'open' | 'closed' };

type ListOptions<Value extends string> = Omit<SelectListProps<Value>, 'open' | 'onOpen'>;

/**
 * A list behind a button that is drawn before the list is loaded: it comes while a pointer or the focus is on its way.
 * Returns the properties of the button, and the list to be drawn beside it.
 */
export function useSelectList<Value extends string>(
  list: ListOptions<Value>,
): readonly [ListButton, ReactElement | null] {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = state === 'open';
  const button: ListButton = {
    id: list.button,
    'aria-controls': open ? `${list.button}-list` : undefined,
    'aria-expanded': open,
    'aria-haspopup': 'listbox',
    'data-state': open ? 'open' : 'closed',
    onClick: () => setState(open ? 'closed' : 'open'),
    onFocus: fetchList,
    onPointerEnter: fetchList,
    onKeyDown: (event) => {
      // The list has the keyboard a moment after it is seen.
      if (open && event.key === 'Escape') setState('closed');
      if (!opensList(event)) return;
      event.preventDefault();
      setState('open');
    },
  };
  const drawn = state !== 'unused' && (
    <Suspense>
      <SelectList
        {...list}
        onChange={(value) => list.onChange(value as readonly Value[])}
        open={open}
        onOpen={(next) => setState(next ? 'open' : 'closed')}
      />
    </Suspense>
  );
  return [button, drawn || null];
}

// A failure shows when the list is opened, not when a pointer or the focus only comes near.
function fetchList(): void {
  load().catch(() => {});
}

function opensList({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const letter = key.length === 1 && !ctrlKey && !metaKey;
  return letter || key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter';
}
