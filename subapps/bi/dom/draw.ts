/**
 * Puts new children into a place and keeps the focus: when the focused element had a `data-key`, the new element
 * with the same key gets it, and where there is none, the place itself does.
 */
export function draw(place: HTMLElement, ...children: readonly (Node | false | undefined)[]): void {
  const focused = document.activeElement;
  const inside = focused instanceof HTMLElement && focused !== place && place.contains(focused);
  const key = inside ? focused.dataset.key : undefined;
  place.replaceChildren(...children.filter((child): child is Node => child instanceof Node));
  if (!inside) return;
  const next =
    key === undefined ? null : place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  (next ?? place).focus({ preventScroll: true });
}
