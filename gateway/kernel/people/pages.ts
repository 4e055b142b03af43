import { type SelectQueryBuilder, sql } from 'kysely';

/** One page of a list, as every paged call answers it. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly page: number;
  readonly totalPage: number;
}

/** Which page is asked for: `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly rows: number;
}

/** How many rows lie before the page; page 0 counts as 1. */
export function offsetOf({ page, rows }: PageRequest): number {
  return (Math.max(1, page) - 1) * rows;
}

/**
 * Puts a page together. `count` is asked only when the rows do not tell the total themselves:
 * a page that is not full is the last one.
 */
export async function pageFrom<Row>(
  request: PageRequest,
  rows: Row[],
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const before = offsetOf(request);
  const isLast = rows.length < request.rows && (rows.length > 0 || before === 0);
  const total = isLast ? before + rows.length : await count();
  return {
    rows,
    total,
    page: Math.max(1, request.page),
    totalPage: Math.ceil(total / request.rows),
  };
}

/** How many rows a query without a selection has. */
export async function countRows<Tables, Names extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Names, object>,
): Promise<number> {
  const { total } = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
