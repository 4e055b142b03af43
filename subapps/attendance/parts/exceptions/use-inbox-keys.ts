import { type KeyboardEvent, useRef } from 'react';
import { type Act, acts, keyOfAct } from './exceptions.ts';

interface InboxKeys {
  /** How many rows there are. */
  readonly count: number;
  readonly current: number;
  readonly onMove: (to: number) => void;
  readonly onSelect: (at: number) => void;
  readonly onAct: (act: Act) => void;
}

/** Walks the inbox by keyboard: J and K or arrows move, X selects, a letter acts; Enter is the button of the row. */
export function useInboxKeys({ count, current, onMove, onSelect, onAct }: InboxKeys) {
  const rows = useRef(new Map<number, HTMLButtonElement>());
  function move(step: number): void {
    const to = Math.min(count - 1, Math.max(0, current + step));
    onMove(to);
    rows.current.get(to)?.focus();
  }
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const key = event.key.toLowerCase();
    const act = acts.find((one) => keyOfAct[one] === key);
    if (key === 'j' || key === 'arrowdown') move(1);
    else if (key === 'k' || key === 'arrowup') move(-1);
    else if (key === 'x') onSelect(current);
    else if (act !== undefined) onAct(act);
    else return;
    event.preventDefault();
  }
  return {
    press,
    rowRef: (at: number) => (button: HTMLButtonElement | null) => {
      if (button === null) rows.current.delete(at);
      else rows.current.set(at, button);
    },
  };
}
