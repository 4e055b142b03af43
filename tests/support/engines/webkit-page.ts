import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../free-port.ts';
import { type EnginePage, engineKeys, frameOf } from './engine-page.ts';
import { programOf } from './installed.mjs';
import { stop } from './stop.ts';

/** How WebDriver names an element in JSON (W3C WebDriver §11). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Speaks one command of WebDriver; resolves to its value. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Opens a page in the WebKit of Debian, by its WebDriver and on a display of its own. */
export async function openWebkitPage(): Promise<EnginePage> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(programOf('webkit') ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const end = async (): Promise<void> => {
    await Promise.all([stop(driver), stop(display.process)]);
  };
  try {
    const send = await openSession(`http://127.0.0.1:${port}`);
    return pageOf(send, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const size = ['-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const started = spawn(programOf('display') ?? '', ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = started.stdio[3] as Readable;
  const [number] = await once(numbers, 'data');
  return { name: `:${String(number).trim()}`, process: started };
}

async function openSession(origin: string): Promise<Send> {
  const send =
    (path: string): Send =>
    async (method, rest, body) => {
      const answer = await fetch(`${origin}${path}${rest}`, {
        method,
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      });
      const { value } = (await answer.json()) as { value: unknown };
      if (answer.ok) return value;
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${method} ${rest}: ${error}, ${message}`);
    };
  await listens(origin);
  const options = { binary: programOf('webkitBrowser'), args: ['--automation'] };
  const asked = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send('/session')('POST', '', { capabilities: asked })) as {
    sessionId: string;
  };
  const own = send(`/session/${sessionId}`);
  await own('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 860 });
  return own;
}

/** Waits until the driver takes connections. */
async function listens(origin: string): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    const answer = await fetch(`${origin}/status`).catch(() => null);
    if (answer?.ok) return;
    if (performance.now() > until) throw new Error('The driver of WebKit does not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function pageOf(send: Send, end: () => Promise<void>): EnginePage {
  const enter = async (app?: string): Promise<void> => {
    await send('POST', '/frame', { id: null });
    if (app === undefined) return;
    const using = { using: 'css selector', value: frameOf(app) };
    await send('POST', '/frame', { id: await send('POST', '/element', using) });
  };
  const read = async (expression: string, app?: string): Promise<unknown> => {
    await enter(app);
    return send('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  };
  const element = async (expression: string, app?: string): Promise<string> => {
    const found = (await read(expression, app)) as Record<string, string> | null;
    const id = found?.[elementKey];
    if (id === undefined) throw new Error(`There is no element: ${expression}`);
    return id;
  };
  const keys = async (characters: readonly string[]): Promise<void> => {
    const actions = characters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    async goto(url) {
      await send('POST', '/url', { url });
    },
    read,
    async click(expression, app) {
      await send('POST', `/element/${await element(expression, app)}/click`);
    },
    type: (text) => keys([...text]),
    press: (key) => keys([engineKeys[key]]),
    async choose(expression, path, app) {
      await send('POST', `/element/${await element(expression, app)}/value`, { text: path });
    },
    async close() {
      await send('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}
