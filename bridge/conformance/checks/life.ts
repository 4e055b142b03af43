import { limits } from '#bridge/host/limits.ts';
import { measure } from '#bridge/host/measure.ts';
import { type AppMethods, appMethods } from '#bridge/methods/index.ts';
import { type Check, drawnCheck, failed, notApplicable, type Subject } from '../check.ts';
import { until } from '../waiting.ts';

const group = 'Life';

/** Asks the app; throws what is wrong with its answer, and returns its value. */
async function answered(
  { stage }: Subject,
  verb: keyof AppMethods,
  request: unknown,
): Promise<unknown> {
  const { result, milliseconds } = await stage.ask(verb, request);
  if (result.ok) return result.value;
  const after = `after ${Math.round(milliseconds)} ms`;
  throw failed(
    result.code === 'timeout'
      ? `app.${verb} got no answer within ${appMethods[verb].deadline} ms.`
      : `app.${verb} was answered with "${result.code}" ${after}: see its result in bridge/methods/app.ts.`,
  );
}

/** Throws when the browser cannot send the snapshot of an app as it is now. */
export async function expectSendable({ stage }: Subject): Promise<void> {
  const { result } = await stage.ask('suspend', { leaving: false });
  if (result.ok || result.code !== 'badInput') return;
  throw failed(
    'Its snapshot cannot be sent to another window: it holds a function, a proxy or a part of the page.',
  );
}

/** How often the app has spoken of its tab or its place: what it calls a page can be all that differs. */
async function movesOf({ stage }: Subject): Promise<number> {
  const calls = await stage.calls();
  return calls.filter(({ method }) => /^(?:tabs|navigation)\./.test(method)).length;
}

/** What a person sees of a page, and what it is made of; runs in it. */
function seen(): string {
  return document.title + document.body.innerHTML;
}

async function staysReady({ stage }: Subject): Promise<void> {
  const { phase, faults } = await stage.state();
  if (phase !== 'ready') throw failed(`The connection is gone: ${faults.join(', ') || phase}.`);
}

/** What other checks ask, and what only a page that is in a dialog is asked. */
type AskedElsewhere = 'contextChanged' | 'suspend' | 'beforeClose' | 'dialogButton' | 'pageContent';

/** What the shell tells every app sooner or later, as it would; a new method that is missing here does not compile. */
function told(
  tabId: string,
  route: string,
): Readonly<Record<Exclude<keyof AppMethods, AskedElsewhere>, object>> {
  return {
    hide: {},
    show: { tabId, route },
    routeChanged: { tabId, route },
    tabClosed: { tabId: 'tab-of-another-page' },
    discarded: { tabId: 'tab-of-another-page' },
    jobAsked: { jobId: 'job-that-is-over', ask: 'forget' },
    unreadChanged: { unread: 3 },
    tasksChanged: {},
    requestChanged: {
      approvalId: '0190a1b2-0000-7000-8000-000000000001',
      number: '20260101-1',
      status: 'approved',
    },
    transferProgress: { transferId: 'transfer-that-is-over', share: 1 },
    search: { keyword: 'harbour' },
    ping: {},
  };
}

/** What an app answers for as long as it runs. */
export const lifeChecks: readonly Check[] = [
  {
    group,
    title: 'answers everything the shell tells it, in the form it promised and in time',
    async run(subject) {
      const { tabId, route } = await subject.stage.tab();
      let slowest = { verb: '', milliseconds: 0 };
      for (const [verb, request] of Object.entries(told(tabId, route))) {
        const start = performance.now();
        await answered(subject, verb as keyof AppMethods, request);
        const milliseconds = performance.now() - start;
        if (milliseconds > slowest.milliseconds) slowest = { verb, milliseconds };
      }
      await staysReady(subject);
      return `slowest: app.${slowest.verb}, ${Math.round(slowest.milliseconds)} ms`;
    },
  },
  {
    group,
    title: 'goes on answering while it is hidden, and after it is shown again',
    async run(subject) {
      await subject.stage.hide();
      await answered(subject, 'ping', {});
      await subject.stage.show();
      await answered(subject, 'ping', {});
      await staysReady(subject);
      return undefined;
    },
  },
  {
    group,
    title: 'lets a tab without unsaved work close',
    async run(subject) {
      const { tabId, dirty } = await subject.stage.tab();
      if (dirty) throw notApplicable('It holds unsaved work from the start.');
      const value = await answered(subject, 'beforeClose', { tabId });
      if (Reflect.get(Object(value), 'allow') !== true)
        throw failed('It kept the tab open although nothing was typed.');
      return undefined;
    },
  },
  drawnCheck({
    group,
    title: 'shows another page when the shell leads it there',
    async run(subject, drawn) {
      const { otherRoute, stage } = subject;
      if (otherRoute === undefined)
        throw notApplicable('No other place of it is known: name one by --other /place.');
      const { tabId, route } = await stage.tab();
      const frame = await drawn.frame();
      const look = async (): Promise<string> =>
        `${await movesOf(subject)} ${await frame.evaluate(seen)}`;
      const before = await look();
      await answered(subject, 'routeChanged', { tabId, route: otherRoute });
      const differs = await until(async () => (await look()) !== before, 3_000);
      await answered(subject, 'routeChanged', { tabId, route });
      if (!differs)
        throw failed(
          `It shows the same at ${otherRoute} as at ${route}: it does not follow app.routeChanged.`,
        );
      return undefined;
    },
  }),
  {
    group,
    title: 'gives a snapshot that can be kept',
    async run(subject) {
      await expectSendable(subject);
      const value = await answered(subject, 'suspend', { leaving: true });
      const snapshot: unknown = Reflect.get(Object(value), 'snapshot');
      if (snapshot === undefined) throw notApplicable('It gives none, and starts over each time.');
      const size = measure(snapshot, { bytes: limits.snapshotBytes });
      if (!size.ok)
        throw failed('Its snapshot is no plain data, or larger than 64 KiB: it would be dropped.');
      return `${size.bytes} bytes`;
    },
  },
  {
    group,
    title: 'comes back after it was taken out',
    async run(subject) {
      const before = await subject.stage.tab();
      await subject.stage.restore();
      const ready = await until(
        async () => (await subject.stage.state()).phase === 'ready',
        limits.mountDeadline,
      );
      if (!ready) throw failed(`It was not ready within ${limits.mountDeadline} ms.`);
      await answered(subject, 'ping', {});
      const after = await subject.stage.tab();
      if (after.route !== before.route)
        throw failed(`It stood at ${before.route} and came back at ${after.route}.`);
      return undefined;
    },
  },
];
