import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays, daysBetween } from '#gateway/kernel/people/calendar.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { organHand } from '#tests/support/organ-hand.ts';

/** Days that are looked at; a change is on one of them. */
const DAYS = 12;

interface Step {
  readonly kind: 'add' | 'move' | 'rename' | 'close';
  readonly what: number;
  readonly where: number;
  readonly day: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'add', 'move', 'move', 'rename', 'close'),
  what: fc.nat(20),
  where: fc.nat(20),
  day: fc.nat(DAYS - 1),
});

/** What an organisation is on each day, written down day by day and nothing cleverer. */
interface Naive {
  readonly id: string;
  readonly opened: number;
  closed: number;
  readonly names: string[];
  readonly parents: string[];
}

/** From a day on, until the value that was there changes by itself. */
function change(values: string[], day: number, value: string): void {
  const before = values[day];
  for (let at = day; at < values.length && values[at] === before; at += 1) values[at] = value;
}

eachDemo('random histories of the organisation tree', (current) => {
  let demo: DemoGateway;
  beforeAll(() => {
    demo = current();
  });

  test('are on every day what replaying them day by day says', async () => {
    const hand = organHand(demo, 'hr');
    const [top] = await hand.tree(demo.today);
    const dayAt = (day: number): string => addDays(demo.today, day);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        run += 1;
        const root = await hand.add(top?.id ?? '', `树 ${run}`, demo.today);
        const every: Naive[] = [];
        const closedOf = (id: string) => every.find((one) => one.id === id)?.closed ?? DAYS;
        const isThere = ({ opened, closed }: Naive, day: number) => opened <= day && day < closed;
        for (const [index, { kind, what, where, day }] of steps.entries()) {
          const name = `组织 ${run}-${index}`;
          const target = where === 0 ? undefined : every[where % Math.max(1, every.length)];
          const parentId = target?.id ?? root;
          const subject = every[what % Math.max(1, every.length)];
          const attempt = async (work: () => Promise<unknown>) =>
            work().then(
              () => true,
              () => false,
            );
          if (kind === 'add') {
            let id = '';
            const done = await attempt(async () => {
              id = await hand.add(parentId, name, dayAt(day));
            });
            const lasts = target === undefined || (target.opened <= day && target.closed === DAYS);
            expect([kind, done]).toEqual([kind, lasts]);
            if (!done) continue;
            const filled = (value: string) => Array.from({ length: DAYS }, () => value);
            every.push({
              id,
              opened: day,
              closed: DAYS,
              names: filled(name),
              parents: filled(parentId),
            });
            continue;
          }
          if (subject === undefined) continue;
          if (kind === 'rename') {
            const done = await attempt(() => hand.change(subject.id, dayAt(day), { name }));
            expect([kind, done]).toEqual([kind, isThere(subject, day)]);
            if (done) change(subject.names, day, name);
          } else if (kind === 'close') {
            const held = every.some(
              (one) =>
                one !== subject &&
                one.parents.some(
                  (parent, at) => parent === subject.id && at >= day && isThere(one, at),
                ),
            );
            const done = await attempt(() => hand.close(subject.id, dayAt(day)));
            expect([kind, done]).toEqual([
              kind,
              isThere(subject, day) && subject.opened < day && !held,
            ]);
            if (done) subject.closed = day;
          } else {
            const next = [...subject.parents];
            change(next, day, parentId);
            const above = (id: string, at: number): string | undefined =>
              id === subject.id ? next[at] : every.find((one) => one.id === id)?.parents[at];
            const cycles = Array.from({ length: DAYS }, (_, at) => at).some((at) => {
              if (at < subject.opened) return false;
              let id: string | undefined = above(subject.id, at);
              for (let depth = 0; id !== undefined && depth < 40; depth += 1) {
                if (id === subject.id) return true;
                id = above(id, at);
              }
              return false;
            });
            const outlives = next.some(
              (parent, at) =>
                isThere(subject, at) &&
                parent !== root &&
                (closedOf(parent) <= at ||
                  (every.find((one) => one.id === parent)?.opened ?? 0) > at),
            );
            const beyond =
              next.at(-1) !== root && subject.closed === DAYS && closedOf(next.at(-1) ?? '') < DAYS;
            const done = await attempt(() => hand.move(subject.id, parentId, dayAt(day)));
            const allowed =
              isThere(subject, day) &&
              !cycles &&
              !outlives &&
              !beyond &&
              (target === undefined || isThere(target, day) || target.opened <= day);
            // A place after the last day of either is nobody's: the refusal may come earlier, a success may not come wrongly.
            if (done) expect(allowed).toBe(true);
            if (done) subject.parents.splice(0, DAYS, ...next);
          }
        }
        for (let day = 0; day < DAYS; day += 1) {
          const tree = await hand.tree(dayAt(day));
          const inside = new Set([root]);
          const shown = tree.filter(({ id, parentId }) => {
            if (parentId === null || !inside.has(parentId)) return false;
            inside.add(id);
            return true;
          });
          const expected = every
            .filter((one) => isThere(one, day))
            .map((one) => `${one.names[day]} < ${one.parents[day]}`);
          expect(shown.map(({ name, parentId }) => `${name} < ${parentId}`).sort()).toEqual(
            expected.sort(),
          );
        }
        expect(daysBetween(demo.today, dayAt(DAYS))).toBe(DAYS);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 240_000);
});
