/** Rows as cards: which part of a card each column is. */
import { useSyncExternalStore } from 'react';
import { type CardPart, type Column, leadWidth, total } from './columns.ts';

/** Lines a card has below its heading. */
const mostFields = 3;

/** Rows are drawn as cards up to so many: the browser draws all of them. */
const mostCards = 200;

/** Pixels of a window in which a table that does not fit becomes cards. */
const narrow = 560;

/**
 * The part of each column in the card of a row: its heading, its tag, its first three fields, its buttons; the rest is
 * left to the open row.
 */
export function cardParts<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, CardPart> {
  const named = columns.filter(({ header }) => header !== '');
  const title =
    named.find(({ card }) => card === 'title') ??
    named.find(({ card, locked }) => locked && card === undefined) ??
    named.find(({ card }) => card === undefined);
  const wanted = named.filter(({ card }) => card === 'field');
  const others = named.filter((column) => column.card === undefined && column !== title);
  const fields = new Set([...wanted, ...others].slice(0, mostFields));
  const partOf = (column: Column<Row>): CardPart => {
    if (column === title) return 'title';
    if (column.header === '') return 'buttons';
    if (column.card === 'state') return 'state';
    return fields.has(column) ? 'field' : 'none';
  };
  return new Map(columns.map((column) => [column.id, partOf(column)]));
}

/** Whether a flat table of so many rows becomes cards in a narrow window: only what would be cut at the edge does. */
export function fitsCards<Row>(
  columns: readonly Column<Row>[],
  lead: number,
  rows: number,
): boolean {
  const sums = columns.some(({ summary }) => summary !== undefined);
  return !sums && rows <= mostCards && total(columns) + lead * leadWidth > narrow / 2;
}

const query = `(max-width: ${narrow}px)`;

/** Whether the window is as narrow as a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(query).matches);
}

function listen(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
