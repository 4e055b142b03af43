import { expect, test } from 'vitest';
import { draftLifetime, openDrafts, type UnsavedWork } from './drafts.ts';

/** A browser's storage, in memory. */
function emptyStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const work: UnsavedWork = {
  version: 3,
  values: { phone: '13900000001', idNumber: '990001199001011234' },
  before: { phone: '13800000001', idNumber: '990001199001019999' },
};
const employee = { owner: 'zhou', area: 'employee' };

test('gives back what was kept, after the page was loaded anew', () => {
  const storage = emptyStorage();
  openDrafts({ ...employee, storage, now: () => 1000 }).keep('e1', work);
  const again = openDrafts({ ...employee, storage, now: () => 2000 });
  expect(again.read('e1')).toEqual({ ...work, words: {}, left: [], at: 1000 });
  expect(again.read('e2')).toBeUndefined();
});

test('keeps no secret field, only that there was one', () => {
  const storage = emptyStorage();
  const drafts = openDrafts({ ...employee, storage, secrets: ['idNumber', 'bankAccount'] });
  drafts.keep('e1', { ...work, words: { idNumber: '990001199001011234' } });
  expect(JSON.stringify([storage.key(0), storage.getItem(storage.key(0) ?? '')])).not.toContain(
    '9900',
  );
  expect(drafts.read('e1')).toMatchObject({ values: { phone: '13900000001' }, left: ['idNumber'] });
});

test('is forgotten after seven days, and leaves the storage', () => {
  const storage = emptyStorage();
  openDrafts({ ...employee, storage, now: () => 0 }).keep('e1', work);
  expect(
    openDrafts({ ...employee, storage, now: () => draftLifetime - 1 }).read('e1'),
  ).toBeTruthy();
  expect(openDrafts({ ...employee, storage, now: () => draftLifetime }).read('e1')).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('throws away what another person left in this browser, and nothing that is no draft', () => {
  const storage = emptyStorage();
  storage.setItem('roster.columns', '[]');
  openDrafts({ ...employee, storage }).keep('e1', work);
  openDrafts({ owner: 'zhou', area: 'contract', storage }).keep('c1', work);
  expect(storage.length).toBe(3);
  expect(openDrafts({ owner: 'zho', area: 'employee', storage }).read('e1')).toBeUndefined();
  expect(storage.key(0)).toBe('roster.columns');
  expect(storage.length).toBe(1);
});

test('takes what is unreadable for nothing', () => {
  const storage = emptyStorage();
  storage.setItem('draft:zhou:employee:e1', '{"values":');
  const drafts = openDrafts({ ...employee, storage });
  storage.setItem('draft:zhou:employee:e2', '{"values":{}}');
  expect([drafts.read('e1'), drafts.read('e2')]).toEqual([undefined, undefined]);
});

test('goes on without a draft where storage is full', () => {
  const storage = emptyStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const drafts = openDrafts({ ...employee, storage });
  drafts.keep('e1', work);
  expect(drafts.read('e1')).toBeUndefined();
});

test('is dropped when it was saved', () => {
  const drafts = openDrafts({ ...employee, storage: emptyStorage() });
  drafts.keep('e1', work);
  drafts.drop('e1');
  expect(drafts.read('e1')).toBeUndefined();
});
