import type { Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import {
  frameOf,
  openShell,
  openShellSite,
  type ShellSite,
  type TestApp,
  waitForState,
} from './shell-site.ts';
import type { SiteAnswer, SiteRequest } from './site.ts';

/** A shell with one honest app, `a1`, parked behind a hostile one, `evil`, which is in front; fresh for every test. */
export interface HostileShell {
  readonly site: ShellSite;
  readonly shell: Page;
  /** The hostile app's document as it stands now. */
  evil(): Promise<Frame>;
  /** Opens an app and waits for its first page. */
  start(app: string): Promise<Frame>;
  /** Starts an app's frame again. */
  restart(app: string): Promise<Frame>;
  /** How many of the shell's ends of channels are open: one for each connected app. */
  livePorts(): Promise<number>;
  /** Longest time in milliseconds that the shell's page stood still while the work ran. */
  gapDuring(work: () => Promise<unknown>): Promise<number>;
}

const usual: readonly TestApp[] = [{ code: 'a1' }, { code: 'evil', script: 'hostile-app-page' }];

/** Sets the scene before each test of a file; `more` apps and answers belong to that file. */
export function hostileShell(
  more: readonly TestApp[] = [],
  answer?: (request: SiteRequest) => SiteAnswer | undefined,
): HostileShell {
  let site: ShellSite;
  let shell: Page;

  beforeAll(async () => {
    site = await openShellSite([...usual, ...more], answer);
  });
  afterAll(() => site.site.close());
  beforeEach(async () => {
    const context = await (await sharedBrowser()).newContext();
    shell = await context.newPage();
    await shell.addInitScript(countPorts);
    await openShell(shell, `${site.shell}/portal/a1/home`);
    await waitForState(shell, 'a1', 'ready');
    await start('evil');
  });
  afterEach(() => shell.context().close());

  async function ready(app: string): Promise<Frame> {
    await waitForState(shell, app, 'ready');
    return frameOf(shell, app);
  }

  async function start(app: string): Promise<Frame> {
    await shell.evaluate((code) => window.shell.openPlace({ app: code, route: '/home' }), app);
    return ready(app);
  }

  return {
    get site() {
      return site;
    },
    get shell() {
      return shell;
    },
    evil: () => frameOf(shell, 'evil'),
    start,
    async restart(app) {
      await shell.evaluate((code) => window.shell.actions.reloadApp(code), app);
      return ready(app);
    },
    livePorts: () => shell.evaluate(() => Reflect.get(window, 'livePorts')() as number),
    async gapDuring(work) {
      await shell.evaluate(() => {
        window.longestGap = 0;
      });
      await work();
      return shell.evaluate(() => window.longestGap);
    },
  };
}

/** Counts the ports on which the shell has answered a hello and which it has not closed; runs in the shell's page. */
function countPorts(): void {
  const live = new Set<MessagePort>();
  const { postMessage, close } = MessagePort.prototype;
  Object.assign(window, { livePorts: () => live.size });
  Object.assign(MessagePort.prototype, {
    postMessage(this: MessagePort, ...given: Parameters<typeof postMessage>) {
      if (Reflect.get(Object(given[0]), 'type') === 'atrium.offer') live.add(this);
      postMessage.apply(this, given);
    },
    close(this: MessagePort) {
      live.delete(this);
      close.call(this);
    },
  });
}
