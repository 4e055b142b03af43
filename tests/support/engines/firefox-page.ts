import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type Command, connectBidi } from './bidi.ts';
import { type EnginePage, engineKeys, frameOf } from './engine-page.ts';
import { programOf } from './installed.mjs';
import { stop } from './stop.ts';

/** What a new profile would ask of its maker. */
const quiet = {
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
  // The product speaks the language of the browser.
  'intl.accept_languages': 'zh-CN',
} as const;

/**
 * Opens a page in the Firefox of the machine. Playwright's client of this protocol asks for commands that the long-term
 * release does not know, and ends there.
 */
export async function openFirefoxPage(): Promise<EnginePage> {
  const profile = await mkdtemp(join(tmpdir(), 'atrium-firefox-'));
  const lines = Object.entries(quiet).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const options = ['--headless', '--no-remote', '--profile', profile];
  const program = spawn(
    programOf('firefox') ?? '',
    [...options, '--remote-debugging-port', String(port)],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const end = async (): Promise<void> => {
    await stop(program);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const command = await connectBidi(`ws://127.0.0.1:${port}/session`);
    await command('session.new', { capabilities: {} });
    const tree = await command('browsingContext.getTree', {});
    const [first] = tree.contexts as readonly { readonly context: string }[];
    const context = first?.context ?? '';
    const viewport = { width: 1440, height: 860 };
    await command('browsingContext.setViewport', { context, viewport });
    return pageOf(command, context, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** A value of the page as the protocol says it. */
interface RemoteValue {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

function pageOf(command: Command, top: string, end: () => Promise<void>): EnginePage {
  const evaluate = async (expression: string, context: string): Promise<RemoteValue> => {
    const target = { context };
    const wish = { expression, target, awaitPromise: false, resultOwnership: 'root' };
    const done = await command('script.evaluate', wish);
    if (done.type === 'success') return done.result as RemoteValue;
    throw new Error((done.exceptionDetails as { readonly text: string }).text);
  };
  const placeOf = async (app?: string): Promise<string> => {
    if (app === undefined) return top;
    const query = `document.querySelector(${JSON.stringify(frameOf(app))}).contentWindow`;
    const { value } = await evaluate(query, top);
    return (value as { readonly context: string }).context;
  };
  const element = async (expression: string, context: string): Promise<{ sharedId: string }> => {
    const { sharedId } = await evaluate(expression, context);
    if (sharedId === undefined) throw new Error(`There is no element: ${expression}`);
    return { sharedId };
  };
  const perform = (context: string, actions: readonly unknown[]) =>
    command('input.performActions', { context, actions });
  const keys = async (characters: readonly string[]): Promise<void> => {
    const actions = characters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await perform(top, [{ type: 'key', id: 'keyboard', actions }]);
  };
  return {
    async goto(url) {
      await command('browsingContext.navigate', { context: top, url, wait: 'complete' });
    },
    async read(expression, app) {
      const { value } = await evaluate(`JSON.stringify(${expression})`, await placeOf(app));
      return value === undefined ? undefined : JSON.parse(String(value));
    },
    async click(expression, app) {
      const context = await placeOf(app);
      await evaluate(`(${expression}).scrollIntoView({ block: 'center' })`, context);
      const origin = { type: 'element', element: await element(expression, context) };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform(context, [{ type: 'pointer', id: 'mouse', actions }]);
    },
    type: (text) => keys([...text]),
    press: (key) => keys([engineKeys[key]]),
    async choose(expression, path, app) {
      const context = await placeOf(app);
      const file = { context, element: await element(expression, context), files: [path] };
      await command('input.setFiles', file);
    },
    async close() {
      await command('browser.close', {}).catch(() => undefined);
      await end();
    },
  };
}
