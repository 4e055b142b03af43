import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { buildEmptyTenant, buildPerson } from '#tests/support/accounts.ts';
import { openTestGateway, type TestGateway } from '#tests/support/gateway.ts';
import { giveContact } from '#tests/support/reached-people.ts';

/** Times of each kind. */
const ROUNDS = 500;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway();
  const tenantIds = [await buildEmptyTenant(gateway.database, 'north')];
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await buildPerson(gateway.database, { loginName: `owner-${round}`, tenantIds });
    await giveContact(gateway.database, id, 'sms', numberOf(138, round));
  }
});
afterAll(() => gateway.close());

function numberOf(prefix: number, round: number): string {
  return `+86${prefix}${String(round).padStart(8, '0')}`;
}

let networks = 0;
function newAddress(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.7`;
}

/** Each way that takes a name or a number, with one that is there and with one that is not. */
const ways = {
  'a wrong password': (isThere: boolean, round: number) => {
    const typed = {
      account: isThere ? `owner-${round}` : `nobody-${round}`,
      password: 'not the password',
    };
    return gateway.browser().call(calls.login, typed, { address: newAddress() });
  },
  'a code that is asked for': (isThere: boolean, round: number) => {
    const wish = { phone: numberOf(isThere ? 138 : 139, round), purpose: 'resetPassword' } as const;
    return gateway.browser().call(calls.getVCode, wish, { address: newAddress() });
  },
} as const;

/** How likely two lists of times come from one source, by the ranks of their members (Mann and Whitney). */
function likeness(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((time) => [time, 1]), ...other.map((time) => [time, 0])];
  all.sort(([a = 0], [b = 0]) => a - b);
  const ranks = all.reduce((sum, [, isOne = 0], at) => sum + isOne * (at + 1), 0);
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  // The tail of the normal distribution on both sides, after Abramowitz and Stegun 7.1.26.
  const t = 1 / (1 + 0.3275911 * (z / Math.SQRT2));
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp((-z * z) / 2);
}

test('two lists of one source are alike, and of two sources are not', () => {
  const even = Array.from({ length: 80 }, (_, at) => at * 2);
  const odd = Array.from({ length: 80 }, (_, at) => at * 2 + 1);
  expect(likeness(even, odd)).toBeGreaterThan(0.8);
  expect(
    likeness(
      even,
      odd.map((time) => time + 60),
    ),
  ).toBeLessThan(0.001);
});

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
}

test.each(Object.entries(ways))(
  '%s takes as long for a name that is not there (T33)',
  async (_, way) => {
    const times = { there: [] as number[], not: [] as number[] };
    const codes = new Set<string | undefined>();
    for (let round = 0; round < ROUNDS; round += 1) {
      // No company has more than so many tries in a minute.
      gateway.clock.advance(1000);
      // Which is first changes, so that what one try leaves to do slows both alike.
      const order = round % 2 === 0 ? (['there', 'not'] as const) : (['not', 'there'] as const);
      for (const which of order) {
        const start = performance.now();
        const { code } = await way(which === 'there', round);
        times[which].push(performance.now() - start);
        codes.add(code);
      }
    }
    // One answer for all of them: none was turned away before it was looked at.
    expect([...codes]).toHaveLength(1);
    expect(codes.has('throttled')).toBe(false);
    expect(likeness(times.there, times.not)).toBeGreaterThan(0.01);
    // The times are fine enough to show a difference of a quarter.
    const slower = times.there.map((time) => time + median(times.there) / 4);
    expect(likeness(slower, times.not)).toBeLessThan(0.01);
  },
  300_000,
);
