/** How the cards of the home page are put in order, as functions of what there is and what the person wants. */

/** An arrangement, as it is kept. */
export interface HomeLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

interface Keyed {
  readonly key: string;
}

/** Puts cards in order: those the person placed, and every other where it stands usually, after the one before it. */
export function orderCards<Card extends Keyed>(
  all: readonly Card[],
  { order, hidden }: HomeLayout,
): { readonly shown: readonly Card[]; readonly hidden: readonly Card[] } {
  const placed = order.flatMap((key) => all.find((card) => card.key === key) ?? []);
  const ordered = [...new Set(placed)];
  for (const [index, card] of all.entries()) {
    if (ordered.includes(card)) continue;
    const before = all.slice(0, index).findLast((one) => ordered.includes(one));
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, card);
  }
  return {
    shown: ordered.filter(({ key }) => !hidden.includes(key)),
    hidden: ordered.filter(({ key }) => hidden.includes(key)),
  };
}

/** The arrangement with one card moved to another place among those shown, counted from 0. */
export function withMoved(
  shown: readonly Keyed[],
  hidden: readonly Keyed[],
  key: string,
  place: number,
): HomeLayout {
  const others = shown.map((card) => card.key).filter((one) => one !== key);
  const at = Math.max(0, Math.min(place, others.length));
  return {
    order: [...others.slice(0, at), key, ...others.slice(at), ...hidden.map((card) => card.key)],
    hidden: hidden.map((card) => card.key),
  };
}

/** The arrangement with one card hidden, or shown again at the end. */
export function withHidden(
  shown: readonly Keyed[],
  hidden: readonly Keyed[],
  key: string,
  hide: boolean,
): HomeLayout {
  const visible = shown.map((card) => card.key).filter((one) => one !== key);
  const away = hidden.map((card) => card.key).filter((one) => one !== key);
  const next = hide ? [...away, key] : away;
  return { order: [...visible, ...(hide ? [] : [key]), ...next], hidden: next };
}
