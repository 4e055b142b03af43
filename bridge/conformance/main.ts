/** What `npm run conformance` runs: drives the app at an address through the contract and prints a report. */
import { parseArgs } from 'node:util';
import { launchHostBrowser } from './browser.ts';
import { type AppUnderTest, openFrameSubject } from './frame-subject.ts';
import { linesOf, summaryOf } from './report.ts';
import { type Outcome, runSuite } from './suite.ts';

const usage = `npm run conformance -- <entry-url> [--route /place] [--tier in-house|vendor|opaque]

Drives the app at an address through the contract of the bridge, in a browser, and prints a report.
Ends with 1 when the app breaks a promise, with 2 when it could not be tried.
`;

function readApp(): AppUnderTest | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { route: { type: 'string' }, tier: { type: 'string' } },
  });
  const [entry = ''] = positionals;
  const tier = (['in-house', 'vendor', 'opaque'] as const).find((one) => one === values.tier);
  if (!URL.canParse(entry) || (values.tier !== undefined && !tier)) return null;
  return { entry, ...(values.route && { route: values.route }), ...(tier && { tier }) };
}

async function run(app: AppUnderTest): Promise<readonly Outcome[]> {
  const browser = await launchHostBrowser();
  try {
    const subject = await openFrameSubject(browser, app);
    process.stdout.write(`Conformance of ${app.entry}\n`);
    let before: Outcome | undefined;
    return await runSuite(subject, {
      onOutcome(outcome) {
        process.stdout.write(linesOf(outcome, before));
        before = outcome;
      },
    });
  } finally {
    await browser.close();
  }
}

const app = readApp();
if (app) {
  try {
    const outcomes = await run(app);
    process.stdout.write(`\n${summaryOf(outcomes)}\n`);
    process.exitCode = outcomes.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
