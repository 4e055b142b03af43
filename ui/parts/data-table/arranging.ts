import {
  columnFilteringFeature,
  createExpandedRowModel,
  createFilteredRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
} from '@tanstack/react-table';

/**
 * What a table needs that sorts, filters and opens its rows itself. A table whose rows come page by page from a server
 * does without, and so carries none of it.
 */
export const arranging = {
  columnFilteringFeature,
  rowExpandingFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  expandedRowModel: createExpandedRowModel(),
};

export type Arranging = typeof arranging;
