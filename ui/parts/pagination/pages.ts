/** Page sizes of the product's lists. */
export const pageSizes = [10, 20, 50, 100, 200] as const;

/** Page numbers in sight at a time. */
const levels = 6;

/** How many pages there are; one even when there is nothing. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page numbers to show, at most six, always with the first and the last; `gap` stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  if (pages <= levels) return Array.from({ length: pages }, (_, index) => index + 1);
  const inner = levels - 2;
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
