import { expect, test } from 'vitest';
import { calls } from '#bridge/calls/index.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { entries } from '#gateway/services/joyhr/life/records/entries.ts';
import { leavings } from '#gateway/services/joyhr/life/records/leavings.ts';
import { transfers } from '#gateway/services/joyhr/life/records/transfers.ts';
import { type DemoGateway, eachDemo } from '#tests/support/demo-gateway.ts';
import { hired, inCompany, type ReadChange, submit } from '#tests/support/records/life-bench.ts';
import { speak } from '#tests/support/records/record-bench.ts';

/** A generator of its own, so that a failing history comes again: mulberry32. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What was said of an employment: values from a day on, and the transfer that said it. */
interface Said {
  readonly from: string;
  readonly organ?: string;
  readonly workPlace?: string;
  readonly change?: ReadChange;
}

const places = ['苏州', '深圳', '上海'];

eachDemo('histories of employments', (current) => {
  test.each([1, 2, 3])('history %i: every day tells what a replay tells', async (seed) => {
    const demo = current();
    const random = randomOf(seed);
    const organs = (await demo.ask('hr', calls.organTree, {})).slice(-4).map(({ id }) => id);
    const first = addDays(demo.today, -60);
    const employmentId = await hired(demo, entries, first, { organ: organs[0] ?? '' });
    let said: Said[] = [{ from: first, organ: organs[0] ?? '' }];
    let left: ReadChange | undefined;
    for (let turn = 0; turn < 14; turn += 1) {
      const action = random(6);
      const planned = said.filter(({ change }) => change?.state === 'planned');
      const undone = planned[random(planned.length || 1)];
      if (action === 0 && undone?.change) {
        expect(await move(demo, transfers, undone.change)).toBe('ok');
        said = said.filter((one) => one !== undone);
      } else if (action === 1) {
        left = await endOrNot(demo, employmentId, left);
      } else if (action === 2) {
        said.push(...(await correct(demo, employmentId, places[random(3)] ?? '')));
      } else {
        const from = addDays(demo.today, random(90) - 55);
        const values = { organ: organs[random(4)] ?? '', workPlace: places[random(3)] ?? '' };
        const asked = { employment: employmentId, kind: 'transfer', effectiveOn: from, ...values };
        const { code, answer } = await submit(demo, 'hr', transfers, asked);
        if (code === 'ok' && answer.result) said.push(changed(said, from, values, answer.result));
      }
      expect(await told(demo, employmentId)).toEqual(replayed(demo, said));
    }
    const { fields } = await demo.ask('hr', calls.getEmployee, { employmentId });
    for (const day of daysOf(demo).filter((_, index) => index % 10 === 0)) {
      const row = await listed(demo, { employmentId, keyword: fields.staffNo ?? '', day });
      const place = valueOn(said, 'workPlace', day);
      const status = left === undefined ? 'active' : day < lastDay(demo) ? 'leaving' : 'left';
      expect(row).toEqual([day, valueOn(said, 'organ', day), place, status]);
    }
  });
});

async function move(demo: DemoGateway, bound: typeof transfers, { id, version }: ReadChange) {
  return (await speak(demo, 'hr', bound, 'move', { id, version, move: 'cancel' })).code;
}

/** The last day of work of those who leave: on it they are gone at its end. */
const lastDay = ({ today }: DemoGateway): string => addDays(today, 20);

/** Plans that the employee leaves, or takes that back. */
async function endOrNot(
  demo: DemoGateway,
  employment: string,
  left: ReadChange | undefined,
): Promise<ReadChange | undefined> {
  if (left !== undefined) {
    expect(await move(demo, leavings, left)).toBe('ok');
    return undefined;
  }
  const values = { employment, kind: 'other', lastDay: lastDay(demo) };
  const { answer } = await submit(demo, 'hr', leavings, values);
  return answer.result ?? undefined;
}

/** Corrects the place of work from today on, in the employee's record. */
async function correct(demo: DemoGateway, employmentId: string, workPlace: string) {
  const { version, fields } = await demo.ask('hr', calls.getEmployee, { employmentId });
  if (fields.workPlace === workPlace) return [];
  await demo.ask('hr', calls.updateEmployee, { employmentId, version, changes: { workPlace } });
  return [{ from: demo.today, workPlace }];
}

/** Of what was asked only what is not so yet is said. */
function changed(
  said: readonly Said[],
  from: string,
  { organ, workPlace }: { readonly organ: string; readonly workPlace: string },
  change: ReadChange,
): Said {
  return {
    from,
    change,
    ...(organ !== valueOn(said, 'organ', from) && { organ }),
    ...(workPlace !== valueOn(said, 'workPlace', from) && { workPlace }),
  };
}

/** The naive answer: what was said for the latest day up to this one, and said last. */
function valueOn(said: readonly Said[], name: 'organ' | 'workPlace', day: string): string | null {
  let answer: string | null = null;
  let latest = '';
  for (const one of said) {
    const value = one[name];
    if (value === undefined || one.from > day || one.from < latest) continue;
    latest = one.from;
    answer = value;
  }
  return answer;
}

/** Where the roster lists somebody as of a day, and in which state. */
async function listed(
  demo: DemoGateway,
  { employmentId, keyword, day }: Readonly<Record<'employmentId' | 'keyword' | 'day', string>>,
) {
  const { rows } = await demo.ask('hr', calls.rosterPage, { asOf: day, keyword, rows: 50 });
  const row = rows.find(({ id }) => id === employmentId);
  return [day, row?.organId, row?.workPlace, row?.status];
}

const daysOf = ({ today }: DemoGateway) =>
  Array.from({ length: 110 }, (_, offset) => addDays(today, offset - 60));

function replayed(demo: DemoGateway, said: readonly Said[]) {
  return daysOf(demo).map((day) => [
    day,
    valueOn(said, 'organ', day),
    valueOn(said, 'workPlace', day),
  ]);
}

async function told(demo: DemoGateway, employmentId: string) {
  const rows = await inCompany(demo, (transaction) =>
    transaction
      .selectFrom('job_row')
      .where('employment_id', '=', employmentId)
      .select(['from_on', 'to_on', 'organ_id', 'work_place'])
      .execute(),
  );
  return daysOf(demo).map((day) => {
    const found = rows.filter((row) => row.from_on <= day && (row.to_on ?? day) >= day);
    expect(found).toHaveLength(1);
    return [day, found[0]?.organ_id, found[0]?.work_place];
  });
}
