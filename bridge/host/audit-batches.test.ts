import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuditEntry } from './audit.ts';
import { batchLimits, createAuditBatches } from './audit-batches.ts';
import type { Batches, BatchFate, Numbered } from './batches.ts';

interface Sent {
  readonly entries: readonly Numbered<AuditEntry>[];
  readonly lost: number;
}

let sent: Sent[];
let fate: BatchFate;
let batches: Batches<AuditEntry>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  fate = 'kept';
  batches = createAuditBatches(async (entries, lost) => {
    sent.push({ entries, lost });
    return fate;
  });
});
afterEach(() => vi.useRealTimers());

function write(count: number, changed: Partial<AuditEntry> = {}): void {
  for (let index = 0; index < count; index += 1) {
    batches.write({
      at: 0,
      app: 'ums',
      mountId: 'mount',
      userId: 'u1',
      method: 'tabs.open',
      decision: 'served',
      code: 'ok',
      milliseconds: 1,
      size: 10,
      ...changed,
    });
  }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const numbers = (index: number) => sent[index]?.entries.map(({ number }) => number);

test('what is written goes out together after a while, and nothing goes out when nothing was written', async () => {
  write(2);
  await pass(batchLimits.interval - 1);
  expect(sent).toEqual([]);
  write(1);
  await pass(1);
  expect(numbers(0)).toEqual([0, 1, 2]);
  await pass(10 * batchLimits.interval);
  expect(sent).toHaveLength(1);
});

test('a hundred calls are sent at once, and a flood of them no faster than a batch a second', async () => {
  write(350);
  await pass(batchLimits.leastPause);
  expect(sent.map(({ entries }) => entries.length)).toEqual([100]);
  await pass(2 * batchLimits.leastPause);
  expect(sent.map(({ entries }) => entries.length)).toEqual([100, 100, 100]);
  await pass(batchLimits.interval);
  expect(sent.flatMap(({ entries }) => entries).map(({ number }) => number)).toEqual(
    Array.from({ length: 350 }, (_, index) => index),
  );
});

test('a batch that failed is sent again with what came meanwhile, less and less often', async () => {
  fate = 'failed';
  write(1);
  await pass(batchLimits.interval);
  write(1);
  await pass(2 * batchLimits.interval - 1);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(numbers(1)).toEqual([0, 1]);
  await pass(4 * batchLimits.interval);
  expect(sent).toHaveLength(3);
  await pass(24 * 60 * 60_000);
  expect(sent.length).toBeLessThan((24 * 60 * 60_000) / batchLimits.mostPause + 10);
  fate = 'kept';
  await pass(batchLimits.mostPause);
  expect(numbers(-1 + sent.length)).toEqual([0, 1]);
  write(1);
  await pass(batchLimits.interval);
  expect(numbers(sent.length - 1)).toEqual([2]);
});

describe('when there are too many', () => {
  beforeEach(() => {
    fate = 'failed';
  });

  test('the oldest go, and the next batch that is kept says how many', async () => {
    write(batchLimits.waiting + 30);
    await pass(batchLimits.leastPause);
    fate = 'kept';
    await pass(batchLimits.mostPause);
    const kept = sent.slice(1);
    expect(kept[0]?.lost).toBe(30);
    expect(kept[0]?.entries[0]?.number).toBe(30);
    expect(kept.slice(1).every(({ lost }) => lost === 0)).toBe(true);
    expect(kept.flatMap(({ entries }) => entries)).toHaveLength(batchLimits.waiting);
  });

  test('a flood of refused calls does not push out what was served', async () => {
    write(5);
    write(3 * batchLimits.waiting, { decision: 'refused', code: 'unknownMethod' });
    fate = 'kept';
    await pass(batchLimits.mostPause);
    expect(numbers(0)?.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(sent[0]?.lost).toBe(2 * batchLimits.waiting + 5);
  });
});

test('a batch that is refused is given up, and counted with the next', async () => {
  fate = 'refused';
  write(3);
  await pass(batchLimits.interval);
  fate = 'kept';
  write(1);
  await pass(batchLimits.interval);
  expect(sent.map(({ entries, lost }) => [entries.length, lost])).toEqual([
    [3, 0],
    [1, 3],
  ]);
});

test('a page that may leave sends what it has, and a second batch beside one that is under way', async () => {
  batches.flush();
  expect(sent).toEqual([]);
  write(1);
  batches.flush();
  write(1);
  batches.flush();
  expect([numbers(0), numbers(1)]).toEqual([[0], [1]]);
  await pass(10 * batchLimits.interval);
  expect(sent).toHaveLength(2);
});

test('after it was stopped it sends the last batch and no more', async () => {
  fate = 'failed';
  write(1);
  batches.stop();
  write(1);
  await pass(10 * batchLimits.mostPause);
  expect(sent).toHaveLength(1);
});
