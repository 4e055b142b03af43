import { expect, test } from 'vitest';
import type { Edit, Roster } from './draft.ts';
import { applyRotation, fillArea, pasteText, readCycle, setArea } from './fill.ts';
import { coverageOf, foremost, isShort, makeJudge, rowMinutes } from './findings.ts';

const shift = { minutes: 480, colour: 'blue' as const, staffAtLeast: null };
const shifts: Roster['shifts'] = [
  { ...shift, id: 'early', name: '早班', letter: '早', from: 480, to: 960 },
  { ...shift, id: 'night', name: '夜班', letter: '夜', from: 1320, to: 1800 },
];
const person = {
  staffNo: '1',
  organName: 'Ward',
  postName: null,
  joinedOn: '2026-01-01',
  leftOn: null,
  plans: [-1, -1, -1, -1],
  published: [-1, -1, -1, -1],
  leave: [],
  training: [],
  duties: [],
  noNight: [],
  noOvertime: [],
  banned: [],
  hasCycle: false,
};
const roster: Roster = {
  state: 'draft',
  version: 0,
  publishedAt: null,
  today: '2026-11-01',
  first: 1,
  last: 3,
  days: ['2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({
    day,
    kind: 'workday',
    name: null,
  })),
  shifts,
  people: [
    { ...person, id: 'ada', name: 'Ada' },
    { ...person, id: 'bo', name: 'Bo', leftOn: '2026-11-02' },
  ],
  limits: { restMinutes: 660, daysInARow: 6, weekMinutes: 2640 },
  targetMinutes: 10_020,
  can: { edit: true, publish: true },
};
const bounds = { rows: 2, first: 1, last: 3 };

function drawn(edits: readonly Edit[]): string[] {
  return edits.map(({ row, column, plan }) => `${row}:${column}=${plan}`);
}

test('sets an area, and repeats one in both directions', () => {
  const area = { top: 0, bottom: 0, left: 1, right: 2 };
  expect(drawn(setArea(area, 0))).toEqual(['0:1=0', '0:2=0']);
  const rows = [
    [-1, 1, 2, -1],
    [-1, -1, -1, -1],
  ];
  expect(drawn(fillArea(rows, area, { ...area, right: 3 }))).toEqual(['0:1=1', '0:2=2', '0:3=1']);
  expect(drawn(fillArea(rows, area, { ...area, bottom: 1 })).slice(2)).toEqual(['1:1=1', '1:2=2']);
});

test('pastes words at the start of the selection, tiles a larger one, and names unknown words', () => {
  const words = { shifts, rest: ['休'] };
  const at = { top: 0, bottom: 0, left: 2, right: 2 };
  const pasted = pasteText('早班\t休\t夜\r\n?\t\t早', at, bounds, words);
  expect(drawn(pasted.edits)).toEqual(['0:2=1', '0:3=0', '1:3=-1']);
  expect(pasted.unknown).toEqual(['?']);
  expect(pasted.area).toEqual({ top: 0, bottom: 1, left: 2, right: 3 });
  const whole = { top: 0, bottom: 1, left: 1, right: 3 };
  expect(drawn(pasteText('夜', whole, bounds, words).edits)).toHaveLength(6);
});

test('reads a cycle, and rosters crews by it within employment', () => {
  const read = readCycle('早班\n 夜班 \n休\n', shifts, ['休']);
  expect(read).toEqual({ cycle: ['early', 'night', 'rest'], unknown: [] });
  expect(readCycle('中班', shifts, ['休']).unknown).toEqual(['中班']);
  const rotation = { cycle: read.cycle, crews: 2, step: 1 };
  const edits = applyRotation(roster, rotation, { anchor: '2026-11-01', crew: 0 }, [0, 1]);
  expect(drawn(edits)).toEqual(['0:1=1', '0:2=2', '0:3=0', '1:1=2', '1:2=0']);
});

test('judges a row once, counts its hours and who works', () => {
  const judge = makeJudge(roster);
  const plans = [2, 1, -1, -1];
  expect(judge(0, plans)).toMatchObject([{ kind: 'rest', row: 0, column: 1, blocking: false }]);
  expect(judge(0, plans)).toBe(judge(0, plans));
  expect(judge(1, [-1, -1, -1, 1])).toMatchObject([{ kind: 'notEmployed', blocking: true }]);
  expect(rowMinutes(plans, roster)).toBe(480);
  expect(coverageOf([plans, [-1, 1, -1, -1]], shifts).map(({ counts }) => counts)).toEqual([
    [0, 2, 0, 0],
    [1, 0, 0, 0],
  ]);
});

test('a shift that needs people is short on days with fewer of them, also where no one works it', () => {
  const needed = shifts.map((one) => ({ ...one, staffAtLeast: 2 }));
  const [early, night] = coverageOf(
    [
      [1, 1, -1],
      [1, 0, -1],
    ],
    needed,
  );
  if (early === undefined || night === undefined) throw new Error('A shift is left out.');
  expect([0, 1, 2].map((day) => isShort(early, day))).toEqual([false, true, true]);
  expect(isShort(night, 0)).toBe(true);
});

test('no week is too long for somebody whose hours are added up over a cycle', () => {
  const limits = { ...roster.limits, weekMinutes: 479 };
  const people = [person, { ...person, hasCycle: true }].map((one, at) => ({
    ...one,
    id: `${at}`,
    name: `${at}`,
  }));
  const judge = makeJudge({ ...roster, limits, people });
  const kinds = (row: number) => judge(row, [-1, -1, 1, 0]).map(({ kind }) => kind);
  expect(kinds(0)).toEqual(['weekHours']);
  expect(kinds(1)).toEqual([]);
});

test('where there is room for some shifts, those that need people are shown first, all of them', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({
    shift: { ...shift, id: `${at}`, name: `${at}`, letter: null, from: 0, to: 480 },
    place: at,
    counts: [1],
  }));
  const needing = many.map((one, at) =>
    at > 3 ? { ...one, shift: { ...one.shift, staffAtLeast: 2 } } : one,
  );
  const shown = (all: Parameters<typeof foremost>[0], most: number) =>
    foremost(all, most).map((one) => one.shift.name);
  expect(shown(many, 7)).toHaveLength(7);
  expect(shown(needing, 5)).toEqual(['4', '5', '6', '0', '1']);
  expect(shown(needing, 2)).toEqual(['4', '5', '6']);
});
