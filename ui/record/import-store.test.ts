import { expect, test } from 'vitest';
import type { Mend } from '#bridge/calls/record/call-types.ts';
import type { JobProgress, SheetReport } from '#bridge/calls/record/doors.ts';
import { createImport, type ImportState } from './import-store.ts';
import { problemsAsCsv } from './sheets.ts';

const file = new File(['code,name\nA,B\n'], 'posts.csv');

function report(rest: Partial<SheetReport> = {}): SheetReport {
  const counts = { read: 2, created: 1, changed: 1, unchanged: 0 };
  return { ...counts, problems: [], problemCount: 0, more: false, jobId: null, ...rest };
}

const wrong = report({
  created: 0,
  changed: 0,
  problems: [{ row: 2, column: 'Code', reason: 'Required', value: '' }],
  problemCount: 1,
});

function job(rest: Partial<JobProgress>): JobProgress {
  return { state: 'running', done: 0, total: null, error: null, report: null, ...rest };
}

/** A gateway that returns these reports one after the other, and these looks at a job. */
function gateway(reports: readonly SheetReport[], looks: readonly JobProgress[] = []) {
  const modes: string[] = [];
  const mended: (readonly Mend[])[] = [];
  const [left, seen] = [[...reports], [...looks]];
  return {
    modes,
    mended,
    importSheet: async (mode: 'check' | 'save', _: File, mends: readonly Mend[]) => {
      modes.push(mode);
      mended.push(mends);
      return left.shift() ?? Promise.reject(Object.assign(new Error(), { words: 'No sheet' }));
    },
    progress: async () => seen.shift() ?? job({ state: 'failed', error: 'Too late' }),
  };
}

test('a sheet with problems is not applied; the mended one is checked and then saved', async () => {
  const door = gateway([wrong, report(), report()]);
  const run = createImport(door);
  await run.choose(file);
  await run.apply();
  expect(run.state.get()).toMatchObject({ kind: 'checked', report: wrong });
  run.again();
  await run.choose(file);
  await run.apply();
  expect(run.state.get()).toMatchObject({ kind: 'done', report: { created: 1, changed: 1 } });
  expect(door.modes).toEqual(['check', 'check', 'save']);
});

test('cells mended on the screen go along with every check and with the save', async () => {
  const door = gateway([wrong, wrong, report(), report()]);
  const run = createImport(door);
  await run.choose(file);
  run.mend({ row: 2, column: 'Code', value: 'A' });
  await run.check();
  run.mend({ row: 2, column: 'Code', value: 'A1' });
  run.mend({ row: 3, column: 'Name', value: 'Pier' });
  await run.check();
  await run.apply();
  const last = [
    { row: 2, column: 'Code', value: 'A1' },
    { row: 3, column: 'Name', value: 'Pier' },
  ];
  expect(door.mended).toEqual([[], [{ row: 2, column: 'Code', value: 'A' }], last, last]);
  expect(run.state.get().kind).toBe('done');
  await run.choose(file);
  expect(door.mended.at(-1)).toEqual([]);
});

test('a sheet that changes nothing is not applied', async () => {
  const door = gateway([report({ created: 0, changed: 0, unchanged: 2 })]);
  const run = createImport(door);
  await run.choose(file);
  await run.apply();
  expect(door.modes).toEqual(['check']);
});

test('a file that cannot be read says why and waits for another one', async () => {
  const run = createImport(gateway([]));
  await run.choose(file);
  expect(run.state.get()).toEqual({ kind: 'choosing', problem: 'No sheet' });
});

test('problems that appear between check and save are shown, and nothing is said to be saved', async () => {
  const run = createImport(gateway([report(), wrong]));
  await run.choose(file);
  await run.apply();
  expect(run.state.get()).toMatchObject({ kind: 'checked', report: wrong });
});

test('a large sheet is followed until its job ends', async () => {
  const looks = [
    job({ state: 'waiting' }),
    job({ done: 1000, total: 4000 }),
    job({ state: 'done', report: report({ read: 4000, created: 4000, changed: 0 }) }),
  ];
  const run = createImport(gateway([report({ jobId: 'j1' })], looks), 0);
  const seen: ImportState[] = [];
  run.state.listen((state) => seen.push(state));
  await run.choose(file);
  expect(seen).toContainEqual(
    expect.objectContaining({ kind: 'working', isJob: true, share: 0.25 }),
  );
  expect(run.state.get()).toMatchObject({ kind: 'checked', jobId: 'j1', report: { read: 4000 } });
});

test('a job that failed says why', async () => {
  const door = gateway([report({ jobId: 'j1' })], [job({ state: 'failed', error: 'Disk full' })]);
  const run = createImport(door, 0);
  await run.choose(file);
  expect(run.state.get()).toEqual({ kind: 'choosing', problem: 'Disk full' });
});

test('what was given up does not come back', async () => {
  const run = createImport(gateway([report()]));
  const asked = run.choose(file);
  run.again();
  await asked;
  expect(run.state.get()).toEqual({ kind: 'choosing', problem: '' });
});

test('problems become a sheet that no spreadsheet takes for formulas', () => {
  const csv = problemsAsCsv(
    ['Row', 'Column', 'Value', 'Reason'],
    [
      { row: 2, column: '=1+1', reason: 'Say "yes", or no', value: 'maybe' },
      { row: 3, column: null, reason: 'In use', value: null },
    ],
  );
  expect(csv).toBe(
    '\uFEFFRow,Column,Value,Reason\r\n2,\'=1+1,maybe,"Say ""yes"", or no"\r\n3,,,In use\r\n',
  );
});
