import { describe, expect, test } from 'vitest';
import {
  createPages,
  type PagesOptions,
  pageCount,
  pageLevels,
  pageNumbers,
  readPage,
  tablePageSizes,
} from './pages.ts';

test('counts one page for nothing, and the last page though it is not full', () => {
  expect(pageCount(0, 20)).toBe(1);
  expect(pageCount(41, 20)).toBe(3);
});

test('shows every page while there are six or fewer', () => {
  expect(pageNumbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('shows six numbers and the gaps between them', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageNumbers(10, 20)).toEqual([1, 'gap', 9, 10, 11, 12, 'gap', 20]);
  expect(pageNumbers(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});

test('goes to page 1 for what is no number, and to the last page for one beyond it', () => {
  expect(readPage('abc', 9)).toBe(1);
  expect(readPage('-3', 9)).toBe(1);
  expect(readPage('0', 9)).toBe(1);
  expect(readPage('１２', 20)).toBe(12);
  expect(readPage('500', 9)).toBe(9);
});

describe('the place of a list', () => {
  /** A list of 95 rows, 10 to a page, and what it told. */
  function list(options: PagesOptions = {}) {
    const told: string[] = [];
    const pages = createPages({
      ...options,
      onPage: (page) => told.push(`page ${page}`),
      onSize: (rows) => told.push(`size ${rows}`),
    });
    pages.setTotal(95);
    return { pages, told, at: () => pages.state.get() };
  }

  test('begins at page 1 with 10 rows, nothing found and one page', () => {
    expect(createPages().state.get()).toEqual({
      level: 1,
      page: 1,
      rows: 10,
      total: 0,
      totalPage: 1,
      isBatch: false,
      sizes: [10, 20, 50, 100, 200],
    });
    const small = createPages({ sizes: tablePageSizes });
    expect(small.state.get().sizes).toEqual([2, 10, 15, 20, 50]);
  });

  test('goes on and back, but not beyond the first and the last page', () => {
    const { pages, at, told } = list();
    pages.previous();
    expect(at().page).toBe(1);
    pages.setPage(500);
    expect(at()).toMatchObject({ page: 10, totalPage: 10 });
    pages.next();
    expect(at().page).toBe(10);
    pages.previous();
    pages.setPage(Number.NaN);
    expect(told).toEqual(['page 10', 'page 9', 'page 1']);
  });

  test('begins again at page 1 when there is another total, and stays for the same', () => {
    const { pages, at, told } = list();
    pages.setPage(4);
    pages.setTotal(95);
    expect(at().page).toBe(4);
    pages.setTotal(94);
    expect(at()).toMatchObject({ page: 1, total: 94, totalPage: 10 });
    expect(told).toEqual(['page 4', 'page 1']);
  });

  test('begins again at page 1 with another size, and tells the size', () => {
    const { pages, at, told } = list();
    pages.setPage(4);
    pages.setRows(20);
    expect(at()).toMatchObject({ page: 1, rows: 20, totalPage: 5 });
    expect(told).toEqual(['page 4', 'size 20']);
  });

  test('stays where it is while a batch runs', () => {
    const { pages, at } = list();
    pages.setPage(3);
    pages.setBatch(true);
    pages.next();
    pages.setRows(50);
    pages.setTotal(3);
    expect(at()).toMatchObject({ page: 3, rows: 10, total: 95, isBatch: true });
    pages.setBatch(false);
    pages.next();
    expect(at().page).toBe(4);
  });

  test('forgets everything on reset but its level and sizes', () => {
    const { pages, at } = list({ level: 6, sizes: tablePageSizes });
    pages.setRows(50);
    pages.setBatch(true);
    pages.reset();
    expect(at()).toEqual({
      level: 6,
      page: 1,
      rows: 10,
      total: 0,
      totalPage: 1,
      isBatch: false,
      sizes: tablePageSizes,
    });
  });

  test('is one for each of six levels', () => {
    const all = pageLevels.map((level) => createPages({ level }));
    for (const pages of all) pages.setTotal(95);
    all[2]?.setPage(3);
    expect(all.map(({ state }) => [state.get().level, state.get().page])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
  });
});
