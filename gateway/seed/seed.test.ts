import { expect, test } from 'vitest';
import { readIdNumber } from '#bridge/calls/joyhr/id-number.ts';
import { harbourPlan } from './harbour/plan.ts';
import { fakeIdNumber, fakePhone } from './identity.ts';
import { maplePlan } from './maple-plan.ts';
import type { TenantPlan } from './plan.ts';
import { createRandom } from './random.ts';
import { sizedPlan } from './sized/plan.ts';
import { sizes } from './sized/sizes.ts';
import { buildOccupants } from './tenant/occupants.ts';
import { buildPerson } from './tenant/person-rows.ts';
import { buildStructure } from './tenant/structure.ts';

function people(plan: TenantPlan, anchor: string) {
  const random = createRandom(plan.seed, Date.parse(anchor));
  const structure = buildStructure(plan, anchor, random);
  const occupants = buildOccupants(structure, random);
  return occupants.map((occupant, index) => ({
    occupant,
    rows: buildPerson(structure, random, occupant, index + 1, 3),
  }));
}

const anchors = ['2026-11-21', '2024-02-29', '2027-01-01', '2026-07-07'];

test('plans 22 organisations on four levels, 45 posts and 90 positions for Harbour', () => {
  const plan = harbourPlan('2026-11-21');
  const open = plan.organs.filter(({ closed }) => closed === undefined);
  expect(open).toHaveLength(22);
  expect(plan.posts).toHaveLength(45);
  expect(open.flatMap(({ seats }) => seats)).toHaveLength(90);
  const levels = new Map<string | null, number>([[null, 0]]);
  for (const { code, parent } of plan.organs) levels.set(code, (levels.get(parent) ?? 0) + 1);
  expect(Math.max(...levels.values())).toBe(4);
});

test.each(anchors)('makes 200 active people and 60 who left, whatever the day (%s)', (anchor) => {
  const occupants = people(harbourPlan(anchor), anchor).map(({ occupant }) => occupant);
  const gone = occupants.filter(({ leftOn }) => leftOn !== null && leftOn <= anchor);
  expect([occupants.length - gone.length, gone.length]).toEqual([200, 60]);
  for (const { joinedOn, leftOn } of occupants) {
    expect(joinedOn <= anchor && joinedOn <= (leftOn ?? anchor)).toBe(true);
  }
  const named = harbourPlan(anchor).fixed.length;
  expect(occupants.filter(({ fixed, sameAs }) => fixed && !sameAs)).toHaveLength(named);
  const maple = people(maplePlan(), anchor).map(({ occupant }) => occupant);
  expect(maple.filter(({ leftOn }) => leftOn === null || leftOn > anchor)).toHaveLength(40);
});

test('makes the same people from the same seed and day', () => {
  expect(people(harbourPlan('2026-11-21'), '2026-11-21')).toEqual(
    people(harbourPlan('2026-11-21'), '2026-11-21'),
  );
});

test('gives everybody a valid ID number of nowhere, a silent phone, an example address', () => {
  const everybody = people(harbourPlan('2026-11-21'), '2026-11-21').map(({ rows }) => rows.person);
  for (const person of everybody) {
    expect(person.email).toMatch(/@harbour\.example$/);
    expect(person.phone).toMatch(/^154\d{8}$/);
    if (person.id_document_type !== 'cn-id') continue;
    const card = readIdNumber(person.id_number ?? '');
    expect(card).toEqual({ birthDate: person.birth_date, gender: person.gender });
    expect(person.id_number).toMatch(/^99/);
  }
  const serials = Array.from({ length: 150_000 }, (_, index) => index + 1);
  expect(new Set(serials.map(fakePhone)).size).toBe(serials.length);
  expect(new Set(serials.map((serial) => fakeIdNumber('1990-01-01', 'F', serial))).size).toBe(
    serials.length,
  );
});

test('plans the larger companies as large as they are named', () => {
  for (const name of ['m', 'l', 'xl'] as const) {
    const size = sizes[name];
    const plan = sizedPlan(name, size, 'large');
    const seats = plan.organs.flatMap((organ) => organ.seats);
    expect(plan.organs).toHaveLength(size.organs);
    expect(new Set(plan.posts.map((post) => post.name)).size).toBe(size.posts);
    expect(seats.reduce((sum, { active }) => sum + active, 0)).toBe(size.active);
    const levels = new Map<string | null, number>([[null, 0]]);
    for (const { code, parent } of plan.organs) levels.set(code, (levels.get(parent) ?? 0) + 1);
    expect(size.depth - Math.max(...levels.values())).toBeOneOf([0, 1]);
    const parents = new Set(plan.organs.map(({ parent }) => parent));
    const leaves = plan.organs.filter(({ code }) => !parents.has(code)).length / size.organs;
    expect(leaves).toBeGreaterThan(0.55);
    expect(leaves).toBeLessThan(0.8);
    expect(Math.abs(seats.length / size.positions - 1)).toBeLessThan(0.15);
  }
});
