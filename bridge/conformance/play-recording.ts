import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { comparisonSummary, differenceLines } from '#bridge/recording/difference-lines.ts';
import { type Recording, readRecording } from '#bridge/recording/recording.ts';
import { appsOf, runsOf } from '#bridge/recording/runs.ts';
import { type AppUnderTest, openFrameSubject } from './frame-subject.ts';
import { isSame, type ReplayReport } from './replay.ts';

/** A recording with the one app of it that is played. */
export interface Playable {
  readonly recording: Recording;
  readonly app: string;
}

/** Reads the file of a recording; throws with a sentence where nothing in it can be played. */
export async function readPlayable(
  file: string,
  { app: asked, ignored = [] }: { readonly app?: string; readonly ignored?: readonly string[] },
): Promise<Playable> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`There is no file ${file}.`);
  const read = readRecording(text);
  if (!read.ok)
    throw new Error(`${file} is no recording${read.place === '' ? '' : `: see ${read.place}`}.`);
  const { recording } = read;
  const apps = appsOf(recording.calls);
  const app = asked ?? recording.app ?? (apps.length === 1 ? apps[0] : undefined);
  if (app === undefined)
    throw new Error(
      `${file} holds calls of ${apps.join(', ') || 'no app'}: choose one with --app.`,
    );
  if (runsOf(recording, app).runs.length === 0)
    throw new Error(
      `${file} holds no start of ${app}: record, reload the app, then save the recording.`,
    );
  return { recording: { ...recording, ignored: [...recording.ignored, ...ignored] }, app };
}

/** Plays a recording against the app at an address. */
export async function playRecording(
  browser: Browser,
  under: AppUnderTest,
  { recording, app }: Playable,
): Promise<ReplayReport> {
  const subject = await openFrameSubject(browser, under);
  try {
    const page = subject.drawn?.page;
    if (!page) throw new Error('Nothing is drawn in this host.');
    return await page.evaluate(([played, code]) => window.replay(played, code), [
      recording,
      app,
    ] as const);
  } finally {
    await subject.close();
  }
}

/** Writes the report of a replay for a terminal. */
export function replayLines(report: ReplayReport): string {
  const { differences, faults, leftOut } = report;
  return [
    ...differences.map(differenceLines),
    ...faults.map((fault) => `  ! The host found fault with the app: ${fault}.\n`),
    ...(leftOut > 0 ? [`  ${leftOut} calls were not played: their start was not recorded.\n`] : []),
    `\n${comparisonSummary(report)}: ${isSame(report) ? 'passed' : 'failed'}\n`,
  ].join('');
}
