import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Pause after which type-ahead starts a new word, in milliseconds. */
const typingPause = 700;

/**
 * Keys of a list of links: arrows, Home, End, and typing the start of a name; to the right of a link its star. The
 * list is one stop of the Tab key: the link of the current page, else the first one.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => keepOneStop(list.current));

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const links = linksOf(list.current);
    const focused = document.activeElement;
    const line = focused?.closest('li');
    const here = links.findIndex((link) => link === focused || link.closest('li') === line);
    const beside = besides(event.key, focused, line);
    if (beside) {
      event.preventDefault();
      beside.focus();
      return;
    }
    const next = target(event.key, links, here, typed.current);
    if (!next) return;
    event.preventDefault();
    for (const link of links) link.tabIndex = link === next ? 0 : -1;
    next.focus();
  }

  return onKeyDown;
}

/** The star of a link, or the link of a star. */
function besides(
  key: string,
  focused: Element | null,
  line: HTMLLIElement | null | undefined,
): HTMLElement | null | undefined {
  const onLink = focused instanceof HTMLAnchorElement;
  if (key === 'ArrowRight' && onLink) return line?.querySelector('button');
  if (key === 'ArrowLeft' && !onLink) return line?.querySelector('a');
  return undefined;
}

function target(
  key: string,
  links: readonly HTMLAnchorElement[],
  here: number,
  typed: { text: string; at: number },
): HTMLAnchorElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return links[(here + 1) % links.length];
    case 'ArrowUp':
      return links.at(here <= 0 ? -1 : here - 1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return key.length === 1 && key !== ' ' ? typeAhead(key, links, here, typed) : undefined;
  }
}

/** The same letter again goes on to the next name; several letters narrow the search from where the focus is. */
function typeAhead(
  key: string,
  links: readonly HTMLAnchorElement[],
  here: number,
  typed: { text: string; at: number },
): HTMLAnchorElement | undefined {
  const now = performance.now();
  const again = now - typed.at < typingPause;
  typed.text = again && typed.text !== key ? typed.text + key : key;
  typed.at = now;
  const start = typed.text.length > 1 ? here : here + 1;
  const inOrder = [...links.slice(start), ...links.slice(0, Math.max(start, 0))];
  return inOrder.find((link) =>
    (link.dataset.name ?? '').toLowerCase().startsWith(typed.text.toLowerCase()),
  );
}

function keepOneStop(list: HTMLElement | null): void {
  const links = linksOf(list);
  const focused = links.find((link) => link === document.activeElement);
  const stop = focused ?? links.find((link) => link.ariaCurrent === 'page') ?? links[0];
  for (const link of links) link.tabIndex = link === stop ? 0 : -1;
}

function linksOf(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-name]') ?? [])];
}
