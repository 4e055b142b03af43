import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallKey, calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { accessIsEnough } from '#gateway/kernel/handler.ts';
import { handlers } from '#gateway/services/index.ts';
import { type Matrix, tryCall } from '#tests/support/call-policy/matrix.ts';
import { openMatrix } from '#tests/support/call-policy/open-matrix.ts';
import { type KindOfPerson, kindsOfPeople } from '#tests/support/call-policy/people.ts';
import { knowsPolicy } from '#tests/support/call-policy/policy.ts';
import { untriedCalls } from '#tests/support/call-policy/table.ts';
import { areasInQuestion } from '#tests/support/calls-in-question.ts';
import { type DatabaseKind, databaseKinds } from '#tests/support/database.ts';
import { boundOf } from '#tests/support/id-fields.ts';

/** The calls that no record declares, by their keys. Who has no session has no rights to try. */
const handWritten = Object.entries<AnyCall>(calls).flatMap(([name, call]) =>
  boundOf(call) === undefined && call.access.kind !== 'public'
    ? [[name as CallKey, call] as const]
    : [],
);
const tried = handWritten.filter(([key]) => untriedCalls[key] === undefined);
const asked = areasInQuestion();
const areas = [...new Set(tried.map(([, { service }]) => service))].filter(
  (service) => asked.length === 0 || asked.includes(service),
);

/**
 * Functions are looked at before the database is asked, so five kinds of people try the embedded database; on PostgreSQL
 * one speaks every call: the specialist, who has every function and reaches a part of the company.
 */
const speaking = {
  PGlite: kindsOfPeople,
  PostgreSQL: ['specialist'],
} as const satisfies Record<DatabaseKind, readonly KindOfPerson[]>;

describe.each(databaseKinds)('who may speak which call, and about whom, on %s', (kind) => {
  let matrix: Matrix;

  beforeAll(async () => {
    matrix = await openMatrix(kind, speaking[kind]);
  });
  afterAll(async () => {
    await matrix.gateway.close();
  });

  test.each(areas)('in %s: what the policy says', { timeout: 300_000, retry: 0 }, async (area) => {
    // What is read comes first: what a call has changed answers no other one.
    const ofArea = tried
      .filter(([, { service }]) => service === area)
      .toSorted(([, a], [, b]) => a.effect.localeCompare(b.effect));
    const wrong: string[] = [];
    for (const [key, call] of ofArea) wrong.push(...(await tryCall(matrix, key, call)));
    expect(wrong).toEqual([]);
  });
});

describe('the table of policies', () => {
  test('knows every policy that asks for more than the declared access', () => {
    const unknown = tried.filter(
      ([key]) => handlers[key].policy !== accessIsEnough && !knowsPolicy(key),
    );
    expect(unknown.map(([key]) => key)).toEqual([]);
  });

  test('names for every call that is left out the tests that try it', () => {
    const missing = Object.values(untriedCalls).filter(({ test: path }) => !existsSync(path));
    expect(missing).toEqual([]);
  });
});
