import type { Frame, Page } from 'playwright';

/**
 * Doubles every text of a document and returns what does no longer fit, one line per place: text that is cut and
 * tells no one in full, text beyond the box around it, texts that lie over each other. The texts are as they were
 * before the page can draw itself again.
 */
export function overflowsWithDoubledTexts(target: Page | Frame): Promise<string[]> {
  return target.evaluate(findOverflows);
}

/** Runs in the page, so it holds all that it needs. */
function findOverflows(): string[] {
  interface Text {
    readonly element: Element;
    readonly rect: DOMRect;
    readonly words: string;
    /** Nothing but the flow of the page has placed it. */
    readonly inFlow: boolean;
  }
  const slack = 1;
  const before = doubleTexts();
  const texts = shownTexts();
  const found = new Set([...texts.flatMap(faultsAround), ...overlaps(texts)]);
  for (const [node, words] of before) node.nodeValue = words;
  return [...found];

  function doubleTexts(): Map<Node, string> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const doubled = new Map<Node, string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue ?? '';
      // A number, a sign or an initial has no other length in another language.
      if (!/\p{L}/u.test(words) || [...words.trim()].length === 1) continue;
      doubled.set(node, words);
      node.nodeValue = `${words} ${words}`;
    }
    return doubled;
  }

  function shownTexts(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('script, style, svg, option'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isForReadersOnly(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width === 0) continue;
      all.push({ element, rect, words: node.nodeValue.trim(), inFlow: isInFlow(element) });
    }
    return all;
  }

  function isForReadersOnly(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      const { overflowX, clipPath, display } = getComputedStyle(at);
      if (display === 'contents') continue;
      if ((overflowX !== 'visible' || clipPath !== 'none') && (width <= 1 || height <= 1))
        return true;
    }
    return false;
  }

  function isInFlow(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (
        getComputedStyle(at).position !== 'static' &&
        getComputedStyle(at).position !== 'relative'
      )
        return false;
    }
    return true;
  }

  function faultsAround({ element, rect, words }: Text): string[] {
    for (
      let at: Element | null = element;
      at && at !== document.documentElement;
      at = at.parentElement
    ) {
      const style = getComputedStyle(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = at.getBoundingClientRect();
      const across = rect.right > box.right + slack || rect.left < box.left - slack;
      const down = rect.bottom > box.bottom + slack * 2 || rect.top < box.top - slack * 2;
      const cuts = (across && isCutting(style.overflowX)) || (down && isCutting(style.overflowY));
      if (cuts)
        return isToldInFull(element) ? [] : [`cut: ${nameOf(element)} "${words}" in ${nameOf(at)}`];
      if ((across && isScrolling(style.overflowX)) || (down && isScrolling(style.overflowY)))
        return [];
      if (across || down) return [`beyond: ${nameOf(element)} "${words}" leaves ${nameOf(at)}`];
      if (isScrolling(style.overflowX) && isScrolling(style.overflowY)) return [];
      // It stays in sight while what is around it scrolls.
      if (style.position === 'sticky') return [];
      if (style.position === 'absolute' || style.position === 'fixed') break;
    }
    return rect.right > innerWidth + slack
      ? [`beyond: ${nameOf(element)} "${words}" leaves the window`]
      : [];
  }

  function isCutting(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function isScrolling(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  /** A person who points at it reads it in full. */
  function isToldInFull(element: Element): boolean {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return element.closest('[title]') !== null;
  }

  function overlaps(texts: readonly Text[]): string[] {
    const inFlow = texts.filter((text) => text.inFlow);
    return inFlow.flatMap((one, index) =>
      inFlow
        .slice(index + 1)
        .filter(
          (other) => !one.element.contains(other.element) && !other.element.contains(one.element),
        )
        .filter((other) => isOver(visiblePart(one), visiblePart(other)))
        .map(
          (other) =>
            `over each other: ${nameOf(one.element)} "${one.words}" and ${nameOf(other.element)} "${other.words}"`,
        ),
    );
  }

  /** What is left of a text after its cutting boxes. */
  function visiblePart({ element, rect }: Text): DOMRect {
    let { left, right, top, bottom } = rect;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  function isOver(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 4;
  }

  function nameOf(element: Element): string {
    const name = (one: Element): string =>
      one.tagName.toLowerCase() +
      (one.id ? `#${one.id}` : '') +
      [...one.classList].map((part) => `.${part}`).join('');
    return element.parentElement
      ? `${name(element.parentElement)} > ${name(element)}`
      : name(element);
  }
}
