import { expect, test } from 'vitest';
import { BridgeError } from '#bridge/guest/errors.ts';
import { openItems } from './items.ts';

function storageOf(first: unknown) {
  let kept = first;
  return {
    get: async () => ({ value: kept }),
    async set({ value }: { value?: unknown }) {
      if (Array.isArray(value) && value.length > 2) throw new BridgeError('tooLarge');
      kept = value;
      return null;
    },
  };
}

test('keeps what is added, and finds it again', async () => {
  const storage = storageOf(null);
  const items = await openItems(storage);
  expect(await items.add('  Order badges ')).toBe(true);
  expect(await items.add('   ')).toBe(false);
  expect((await openItems(storage)).all()).toEqual(['Order badges']);
});

test('stays as it was when it cannot be kept', async () => {
  const items = await openItems(storageOf(['a', 'b']));
  expect(await items.add('c')).toBe(false);
  expect(items.all()).toEqual(['a', 'b']);
  expect(await items.remove(0)).toBe(true);
  expect(items.all()).toEqual(['b']);
});

test('keeps nothing over a list that could not be read', async () => {
  const storage = storageOf(['a']);
  const unread = {
    ...storage,
    get: async () => {
      throw new BridgeError('timeout');
    },
  };
  expect(await (await openItems(unread)).add('b')).toBe(false);
  expect((await openItems(storage)).all()).toEqual(['a']);
});
