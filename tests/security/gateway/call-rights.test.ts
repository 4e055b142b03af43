import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallKey, calls } from '#bridge/calls/index.ts';
import type { AnyCall } from '#bridge/calls/kit/define.ts';
import { accessIsEnough } from '#gateway/kernel/handler.ts';
import { handlers } from '#gateway/services/index.ts';
import { knowsPolicy } from '#tests/support/call-policy.ts';
import { plantForeign, takeChanges, watchChanges } from '#tests/support/call-policy-changes.ts';
import { kindsOfPeople, makePeople, readBranch } from '#tests/support/call-policy-people.ts';
import { fittingRequests } from '#tests/support/call-policy-requests.ts';
import { type SplitRows, splitRows } from '#tests/support/call-policy-rows.ts';
import { untriedCalls } from '#tests/support/call-policy-table.ts';
import { absent, type Matrix, type Speaker, tryCall } from '#tests/support/call-rights-matrix.ts';
import { areasInQuestion } from '#tests/support/calls-in-question.ts';
import { tenantTableNames } from '#tests/support/canaries.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { boundOf } from '#tests/support/id-fields.ts';
import { sweptRequests } from '#tests/support/swept-requests.ts';
import { tenantOf } from '#tests/support/tenant-of.ts';

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

let gateway: TestGateway;
let matrix: Matrix;

beforeAll(async () => {
  gateway = await openTestGateway({ kind: 'PGlite', demo: true });
  const { asOwner, database, services } = gateway;
  const tenantId = await tenantOf(database, 'harbour');
  const branch = await readBranch(gateway, tenantId);
  await makePeople(gateway, branch);
  const rows = await splitRows(asOwner, branch);
  expect(await plantForeign(asOwner, tenantId, rows)).toBeGreaterThan(30);
  await watchChanges(asOwner, [...rows.placed.keys()]);
  const speakers: Speaker[] = [];
  const told = { ...sweptRequests, ...fittingRequests };
  const foreignIds = await idsOfOthers(gateway, rows);
  for (const kind of kindsOfPeople) {
    const browser = gateway.browser();
    const { user } = await browser.signIn(kind);
    const rights = await services.rights.load(database, tenantId, user.id);
    const ownIds = kind === 'staff' ? rows.ofPerson : rows.own;
    speakers.push({
      kind,
      browser,
      rights,
      matter: { ownIds, foreignIds, stranger: absent, told },
    });
  }
  await takeChanges(asOwner);
  matrix = { gateway, rows, speakers };
});
afterAll(async () => {
  await gateway.close();
});

/** The ids of elsewhere; a table without rows there has one that names none, so that its fields are known. */
async function idsOfOthers({ asOwner }: TestGateway, { foreign }: SplitRows) {
  const tables = await tenantTableNames(asOwner);
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>("select id from app.account where login_name = 'hr'"),
  );
  const first = ['employment', 'organ'].map((table): [string, readonly string[]] => [
    table,
    foreign.get(table) ?? [],
  ]);
  return new Map<string, readonly string[]>([
    ...first,
    ['account', rows.map(({ id }) => id)],
    ...tables.map((table): [string, readonly string[]] => [table, foreign.get(table) ?? [absent]]),
  ]);
}

describe('who may speak which call, and about whom', () => {
  test.each(areas)(
    'in %s: what the policy says, for five kinds of people',
    { timeout: 120_000, retry: 0 },
    async (area) => {
      // What is read comes first: what a call has changed answers no other one.
      const ofArea = tried
        .filter(([, { service }]) => service === area)
        .toSorted(([, a], [, b]) => a.effect.localeCompare(b.effect));
      const wrong: string[] = [];
      for (const [key, call] of ofArea) wrong.push(...(await tryCall(matrix, key, call)));
      expect(wrong).toEqual([]);
    },
  );
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
