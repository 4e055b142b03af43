import { addDays } from '#gateway/kernel/people/calendar.ts';
import type { Amount } from './amount.ts';
import { consume, inOrderOfUse, type LeaveDay, type Lot, type Use } from './lots.ts';

/** Something that happened to somebody's leave of one type. */
export type LedgerEvent =
  | {
      readonly kind: 'grant';
      readonly on: string;
      readonly lotId: string;
      readonly amount: Amount;
      readonly validFrom: string;
      readonly validTo: string | null;
    }
  | {
      readonly kind: 'use';
      readonly on: string;
      readonly useId: string;
      readonly days: readonly LeaveDay[];
    }
  | {
      /** Gives a leave back, or those of its days that are named. */
      readonly kind: 'cancel';
      readonly on: string;
      readonly useId: string;
      readonly days: readonly string[] | null;
    }
  | {
      readonly kind: 'adjust';
      readonly on: string;
      readonly lotId: string;
      readonly amount: Amount;
    }
  | { readonly kind: 'expire-run'; readonly on: string };

/** What a row of the ledger does to its lot. */
export interface LedgerRow {
  readonly on: string;
  readonly kind: 'grant' | 'use' | 'release' | 'expire' | 'adjust';
  readonly lotId: string;
  readonly amount: Amount;
  /** The leave it belongs to, and the day of the leave. */
  readonly useId: string | null;
  readonly day: string | null;
}

/** A ledger at the end of a day. */
export interface LedgerView {
  readonly rows: readonly LedgerRow[];
  readonly lots: readonly Lot[];
  readonly balance: Amount;
  readonly expired: Amount;
  /** What leave was taken without a lot. */
  readonly uncovered: Amount;
}

interface Book {
  readonly rows: LedgerRow[];
  readonly lots: Map<string, Lot>;
  uncovered: Amount;
}

/** Replays events up to the end of a day: the same events in the same order give the same rows. */
export function replay(events: readonly LedgerEvent[], lookAt: string): LedgerView {
  const book: Book = { rows: [], lots: new Map(), uncovered: 0 };
  for (const event of events.filter(({ on }) => on <= lookAt)) {
    expireBefore(book, event.on);
    enter(book, event);
  }
  expireBefore(book, lookAt);
  const lots = [...book.lots.values()].sort(inOrderOfUse);
  return {
    rows: book.rows,
    lots,
    balance: lots.reduce((sum, { left }) => sum + left, 0),
    expired: -sumOf(book.rows, 'expire'),
    uncovered: book.uncovered,
  };
}

function sumOf(rows: readonly LedgerRow[], kind: LedgerRow['kind']): Amount {
  return rows.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
}

function write(book: Book, row: LedgerRow): void {
  const lot = book.lots.get(row.lotId);
  if (lot === undefined) throw new Error(`There is no lot ${row.lotId}.`);
  book.lots.set(lot.id, { ...lot, left: lot.left + row.amount });
  book.rows.push(row);
}

/** Takes away what is left of the lots whose last day is before a day. */
function expireBefore(book: Book, day: string): void {
  for (const { id, left, validTo } of [...book.lots.values()].sort(inOrderOfUse)) {
    if (validTo === null || validTo >= day || left <= 0) continue;
    const on = addDays(validTo, 1);
    write(book, { on, kind: 'expire', lotId: id, amount: -left, useId: null, day: null });
  }
}

function enter(book: Book, event: LedgerEvent): void {
  const { on } = event;
  const none = { useId: null, day: null };
  if (event.kind === 'grant') {
    const { lotId, validFrom, validTo } = event;
    book.lots.set(lotId, { id: lotId, left: 0, validFrom, validTo });
    write(book, { on, kind: 'grant', lotId, amount: event.amount, ...none });
  } else if (event.kind === 'adjust') {
    write(book, { on, kind: 'adjust', lotId: event.lotId, amount: event.amount, ...none });
  } else if (event.kind === 'use') {
    const { uses, uncovered } = consume([...book.lots.values()], event.days);
    for (const { lotId, day, amount } of uses) {
      write(book, { on, kind: 'use', lotId, amount: -amount, useId: event.useId, day });
    }
    book.uncovered += uncovered.reduce((sum, { amount }) => sum + amount, 0);
  } else if (event.kind === 'cancel') {
    for (const { lotId, day, amount } of given(book.rows, event.useId, event.days)) {
      write(book, { on, kind: 'release', lotId, amount, useId: event.useId, day });
    }
    expireBefore(book, on);
  }
}

/** What a cancelled leave gives back, in the reverse order of use, without what it gave back before. */
export function given(
  rows: readonly LedgerRow[],
  useId: string,
  days: readonly string[] | null,
): readonly Use[] {
  const open = new Map<string, Use>();
  for (const row of rows) {
    if (row.useId !== useId || row.day === null) continue;
    if (days !== null && !days.includes(row.day)) continue;
    const key = `${row.day} ${row.lotId}`;
    const amount = (open.get(key)?.amount ?? 0) - row.amount;
    open.set(key, { day: row.day, lotId: row.lotId, amount });
  }
  return [...open.values()].filter(({ amount }) => amount > 0).reverse();
}
