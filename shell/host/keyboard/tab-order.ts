/** What the Tab key stops at, for a frame whose page keeps that key to itself. */

const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * The stop after or before a frame: in the modal dialog it stands in, or else in the whole page. At the end it begins
 * again, since a script cannot hand the keyboard to the browser's own buttons. Null where nothing but the frame is.
 */
export function stopBeside(
  frame: HTMLElement,
  direction: 'forward' | 'backward',
): HTMLElement | null {
  const place: ParentNode = frame.closest('[role="dialog"], dialog') ?? document;
  const order = [...place.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one === frame || isStop(one),
  );
  const at = order.indexOf(frame);
  const step = direction === 'forward' ? 1 : -1;
  const next = order.at((at + step) % order.length);
  return next === frame || !next ? null : next;
}

function isStop(one: HTMLElement): boolean {
  return (
    one.tabIndex >= 0 &&
    !one.matches(':disabled, iframe') &&
    one.closest('[inert]') === null &&
    one.checkVisibility({ visibilityProperty: true })
  );
}
