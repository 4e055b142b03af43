import { atom, type ReadableAtom } from 'nanostores';

/** Page sizes of the product's lists. */
export const pageSizes = [10, 20, 50, 100, 200] as const;

/** Page sizes of small tables that page through rows they hold themselves. */
export const tablePageSizes = [2, 10, 15, 20, 50] as const;

/** Lists that open out of lists, each with a place of its own (specification §9): the list itself is level 1. */
export const pageLevels = [1, 2, 3, 4, 5, 6] as const;

export type PageLevel = (typeof pageLevels)[number];

/** Page numbers in sight at a time. */
const numbersShown = 6;

/** How many pages there are; one even when there is nothing. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page numbers to show, at most six, always with the first and the last; `gap` stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  if (pages <= numbersShown) return Array.from({ length: pages }, (_, index) => index + 1);
  const inner = numbersShown - 2;
  const from = Math.min(Math.max(2, page - 1), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => from + index);
  const before = from > 2 ? (['gap'] as const) : [];
  const after = from + inner < pages ? (['gap'] as const) : [];
  return [1, ...before, ...middle, ...after, pages];
}

/** Reads what was typed to go to: digits only, else page 1; never beyond the last page. */
export function readPage(typed: string, pages: number): number {
  const plain = typed.normalize('NFKC').trim();
  if (!/^\d+$/.test(plain)) return 1;
  return Math.min(Math.max(1, Number(plain)), pages);
}

/** Where a list stands. */
export interface PageState {
  readonly level: PageLevel;
  /** From 1. */
  readonly page: number;
  readonly rows: number;
  readonly total: number;
  readonly totalPage: number;
  readonly sizes: readonly number[];
  /** A batch runs over what is chosen: the pages stay where they are. */
  readonly isBatch: boolean;
}

/** The place of one list, and the ways to change it. While a batch runs only `setBatch` and `reset` do anything. */
export interface Pages {
  readonly state: ReadableAtom<PageState>;
  /** Another total resets to page 1. */
  setTotal(total: number): void;
  /** Goes to a page, never beyond the first and the last. */
  setPage(page: number): void;
  /** Another size resets to page 1. */
  setRows(rows: number): void;
  previous(): void;
  next(): void;
  setBatch(running: boolean): void;
  /** Page 1, 10 rows, nothing found. */
  reset(): void;
}

export interface PagesOptions {
  readonly level?: PageLevel;
  /** `pageSizes` by default. */
  readonly sizes?: readonly number[];
  readonly onPage?: (page: number) => void;
  readonly onSize?: (rows: number) => void;
}

const beginning = { page: 1, rows: 10, total: 0, totalPage: 1, isBatch: false } as const;

/** Makes the place of a list (specification §4, pagination). */
export function createPages(options: PagesOptions = {}): Pages {
  const { level = 1, sizes = pageSizes, onPage, onSize } = options;
  const $state = atom<PageState>({ ...beginning, level, sizes });
  function go(asked: number): void {
    const { page, totalPage, isBatch } = $state.get();
    const next = Math.min(Math.max(1, Math.trunc(asked) || 1), totalPage);
    if (isBatch || next === page) return;
    $state.set({ ...$state.get(), page: next });
    onPage?.(next);
  }
  return {
    state: $state,
    setTotal(total) {
      const state = $state.get();
      if (state.isBatch || total === state.total) return;
      $state.set({ ...state, total, totalPage: pageCount(total, state.rows), page: 1 });
      if (state.page !== 1) onPage?.(1);
    },
    setPage: go,
    setRows(rows) {
      const state = $state.get();
      if (state.isBatch || rows === state.rows) return;
      $state.set({ ...state, rows, totalPage: pageCount(state.total, rows), page: 1 });
      onSize?.(rows);
    },
    previous: () => go($state.get().page - 1),
    next: () => go($state.get().page + 1),
    setBatch: (isBatch) => $state.set({ ...$state.get(), isBatch }),
    reset: () => $state.set({ ...beginning, level, sizes }),
  };
}
