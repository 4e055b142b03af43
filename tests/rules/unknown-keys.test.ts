import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';

/** What somebody adds to a request in the hope that it is kept: power, another company, another kind of account. */
const planted = { zzPower: true, __isSuper: true, zzAccType: '9', zzTenant: 'other' };

interface Issue {
  readonly code?: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
}

/** Keys that a schema says it does not know, in each branch of a union. */
function unknownKeys(issues: readonly Issue[]): readonly string[] {
  return issues.flatMap(({ keys = [], errors = [] }) => [...keys, ...errors.flatMap(unknownKeys)]);
}

/** Whether a call takes nothing of what was planted: it refuses the keys, or they are gone afterwards. */
function takesNothing({ request }: AnyCall): boolean {
  const parsed = request.safeParse(planted);
  const taken = parsed.success
    ? Object.keys(planted).filter((name) => Object.hasOwn(Object(parsed.data), name))
    : Object.keys(planted).filter(
        (name) => !unknownKeys(parsed.error.issues as readonly Issue[]).includes(name),
      );
  return taken.length === 0;
}

test('no call takes a key that its schema does not name (T42)', () => {
  const open = Object.entries(calls).filter(([, call]) => !takesNothing(call));
  expect(Object.keys(calls).length).toBeGreaterThan(300);
  expect(open.map(([name]) => name)).toEqual([]);
});
