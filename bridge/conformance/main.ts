/** What `npm run conformance` runs: drives the app at an address through the contract, or plays a recording against it. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchHostBrowser } from './browser.ts';
import { type AppUnderTest, openFrameSubject } from './frame-subject.ts';
import { playRecording, readPlayable, replayLines } from './play-recording.ts';
import { isSame } from './replay.ts';
import { linesOf, summaryOf } from './report.ts';
import { type Outcome, runSuite } from './suite.ts';

const usage = `npm run conformance -- <entry-url> [--route /place] [--tier in-house|vendor|opaque] [--other /another-place] [--own-server]
npm run conformance -- <entry-url> --replay <file> [--app code] [--ignore "storage.set value.savedAt"]…

Drives the app at an address through the contract of the bridge, in a browser, and prints a report; or plays a recording
of the bridge inspector against it, and prints what the app did otherwise.
--other names a second place of the app, unless a manifest.json beside it does; --own-server says that the app
stays on its server, where the portal's policy for bundles does not hold.
Ends with 1 when the app breaks a promise or does otherwise, with 2 when it could not be tried.
`;

/** What the command line asks for. */
interface Command {
  readonly under: AppUnderTest;
  /** The file of a recording, where one is played. */
  readonly replay?: string | undefined;
  readonly app?: string | undefined;
  readonly ignored: readonly string[];
}

function readCommand(): Command | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      route: { type: 'string' },
      tier: { type: 'string' },
      other: { type: 'string' },
      'own-server': { type: 'boolean' },
      replay: { type: 'string' },
      app: { type: 'string' },
      ignore: { type: 'string', multiple: true },
    },
  });
  const { route, other: otherRoute, replay, app, ignore: ignored = [] } = values;
  const [entry = ''] = positionals;
  const tier = (['in-house', 'vendor', 'opaque'] as const).find((one) => one === values.tier);
  if (!URL.canParse(entry) || (values.tier !== undefined && !tier)) return null;
  const hasOwnServer = values['own-server'] ?? false;
  const given = {
    ...(route && { route }),
    ...(tier && { tier }),
    ...(otherRoute && { otherRoute }),
  };
  return { under: { entry, hasOwnServer, ...given }, replay, app, ignored };
}

/** Returns whether the app keeps every promise. */
async function drive(browser: Browser, under: AppUnderTest): Promise<boolean> {
  const subject = await openFrameSubject(browser, under);
  process.stdout.write(`Conformance of ${under.entry}\n`);
  let before: Outcome | undefined;
  const outcomes = await runSuite(subject, {
    onOutcome(outcome) {
      process.stdout.write(linesOf(outcome, before));
      before = outcome;
    },
  });
  process.stdout.write(`\n${summaryOf(outcomes)}\n`);
  return outcomes.every(({ outcome }) => outcome !== 'failed');
}

/** Returns whether the app does as it was recorded. */
async function play(browser: Browser, command: Command, file: string): Promise<boolean> {
  const { under, app, ignored } = command;
  // npm runs scripts in the project's folder, wherever it was called.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const playable = await readPlayable(path, { ...(app && { app }), ignored });
  process.stdout.write(`${file} played against ${under.entry}\n\n`);
  const report = await playRecording(browser, under, playable);
  process.stdout.write(replayLines(report));
  return isSame(report);
}

async function run(command: Command): Promise<boolean> {
  const browser = await launchHostBrowser();
  try {
    return command.replay === undefined
      ? await drive(browser, command.under)
      : await play(browser, command, command.replay);
  } finally {
    await browser.close();
  }
}

const command = readCommand();
if (command) {
  try {
    process.exitCode = (await run(command)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
