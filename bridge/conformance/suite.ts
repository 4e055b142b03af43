import { limits } from '#bridge/host/limits.ts';
import { type Check, type Subject, Verdict } from './check.ts';
import { keyboardChecks } from './checks/keyboard.ts';
import { lifeChecks } from './checks/life.ts';
import { lookChecks } from './checks/look.ts';
import { placeChecks } from './checks/places.ts';
import { errorChecks, startChecks } from './checks/start.ts';
import { unsavedChecks } from './checks/unsaved.ts';
import { until } from './waiting.ts';

/** Every check, in the order in which it is run. */
export const checks: readonly Check[] = [
  ...startChecks,
  ...lifeChecks,
  ...unsavedChecks,
  ...lookChecks,
  ...keyboardChecks,
  ...placeChecks,
  ...errorChecks,
];

/** How one check ended. */
export interface Outcome {
  readonly group: string;
  readonly title: string;
  readonly outcome: 'passed' | Verdict['outcome'];
  /** Why it failed or does not apply, or a detail of how it passed. */
  readonly reason: string | undefined;
}

/** How the suite is run. */
export interface SuiteOptions {
  /** Called for each check as it ends. */
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Milliseconds an app has to become ready; as long as the shell gives it otherwise. */
  readonly patience?: number;
}

/** Runs every check, and stops at an app that does not become ready. */
export async function runSuite(
  subject: Subject,
  { onOutcome = () => {}, patience = limits.mountDeadline }: SuiteOptions = {},
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const outcome = {
      group: check.group,
      title: check.title,
      ...(await tryOut(check, subject, patience)),
    };
    outcomes.push(outcome);
    onOutcome(outcome);
    if (outcome.outcome === 'failed' && !(await isReady(subject))) break;
  }
  return outcomes;
}

async function tryOut(
  check: Check,
  subject: Subject,
  patience: number,
): Promise<Pick<Outcome, 'outcome' | 'reason'>> {
  try {
    if (check.needsPage && !subject.drawn)
      return { outcome: 'notApplicable', reason: 'Nothing is drawn in this host.' };
    if (!check.continues || !(await isReady(subject))) await begin(subject, patience);
    return { outcome: 'passed', reason: await check.run(subject) };
  } catch (error) {
    if (error instanceof Verdict) return { outcome: error.outcome, reason: error.message };
    return { outcome: 'failed', reason: `The check itself stumbled: ${String(error)}` };
  }
}

/** Mounts the app and waits for it; says what is missing when it does not come. */
async function begin(subject: Subject, patience: number): Promise<void> {
  await subject.stage.open();
  if (await until(() => isReady(subject), patience)) return;
  const { phase, faults } = await subject.stage.state();
  const met = faults.length > 0 ? ` The host found fault with it: ${faults.join(', ')}.` : '';
  const [error] = subject.drawn?.errors ?? [];
  const thrown = error === undefined ? '' : ` Its page threw: ${error}`;
  throw new Verdict('failed', `${missing[phase]}${met}${thrown}`);
}

const missing: Readonly<Record<string, string>> = {
  loading: 'It did not say hello: no handshake came from its document.',
  connected: 'It connected, but never said that it is ready (context.ready).',
  ended: 'It ended the connection before it was ready.',
};

async function isReady({ stage }: Subject): Promise<boolean> {
  return (await stage.state()).phase === 'ready';
}
