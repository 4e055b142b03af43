/**
 * `npm run dev -- <app>`: opens one app in the shell's own host code around a gateway without data, with a panel to try
 * it out, at MOCK_HOST_PORT (7500, 0 for any free port). Builds again on save, and loads the app again.
 */
import { watch, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { sandboxDocument, sandboxPath } from '#bridge/methods/sandbox-page.ts';
import { readApp } from '../../gateway/launch/app-source.mjs';
import { bundle } from './bundle.mjs';
import { createFakeGateway, sandboxOf } from './fake-gateway.mjs';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const wanted = process.argv[2] ?? '.';
let app = await readApp(wanted).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const { code } = app.manifest;
const listeners = new Set();
/** How often the app changed; a page that was served before a change learns of it as soon as it listens. */
let changes = 0;
let gathering;
/** One save is several events, and between them the file may be empty. */
const tellChanged = () => {
  clearTimeout(gathering);
  gathering = setTimeout(() => {
    void readAgain().then((event) => {
      changes += 1;
      for (const listener of listeners) listener.write(`${event}data: ${changes}\n\n`);
    });
  }, 50);
};

/** Takes the manifest as it is now; one that will not do is said, and the one before stays. */
async function readAgain() {
  const before = JSON.stringify(app.manifest);
  try {
    app = await readApp(app.folder);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return '';
  }
  if (JSON.stringify(app.manifest) === before) return '';
  if (app.manifest.code !== code) {
    process.stderr.write(`The app is called ${app.manifest.code} now: start this anew.\n`);
  }
  openGateway();
  return 'event: manifest\n';
}

const built = await bundle(app, tellChanged);
const site = (label) => `http://${label}.localhost:${server.address().port}`;
const shellOrigin = () => site('atrium');
const tier = () => app.manifest.tier;
/** The app's host here, and where its page stands: on its vendor's server where the manifest names one. */
const ownOrigin = () => site(`${code}.${tier() === 'in-house' ? 'atrium' : 'vendors'}`);
const appOrigin = () => app.manifest.origin ?? ownOrigin();
const appEntry = () =>
  app.manifest.origin ? `${appOrigin()}${app.manifest.entry}` : `${appOrigin()}/`;
let gateway;

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.MOCK_HOST_PORT ?? 7500), '127.0.0.1', say);
server.on('error', (error) => {
  process.stderr.write(
    `The mock host cannot start: ${error.message}. MOCK_HOST_PORT chooses another port.\n`,
  );
  process.exit(1);
});
watchFolder(app.folder, (_event, name) => {
  // What is built tells of itself once it is built; its manifest is read here.
  if (app.files || name === undefined || name === 'manifest.ts') tellChanged();
});
await built.watch();

function openGateway() {
  gateway = createFakeGateway({
    manifest: app.manifest,
    origin: appOrigin(),
    entry: appEntry(),
    sandboxPage: tier() === 'opaque' ? `${ownOrigin()}${sandboxPath}` : '',
  });
}

function say() {
  openGateway();
  const { name, origin } = app.manifest;
  process.stdout.write(`${name.en} is open at ${shellOrigin()}/\nIts own page is ${appEntry()}\n`);
  if (!origin) return;
  fetch(appEntry()).catch(() =>
    process.stderr.write(`Nothing answers at ${appEntry()}: start the server of the app.\n`),
  );
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const isShell = (request.headers.host ?? '').startsWith('atrium.localhost');
  if (pathname === '/mock/changes') return listen(response);
  if (pathname === '/mock/rights') {
    gateway.grant(searchParams.get('are'));
    return send(response, 204, '.json', '');
  }
  if (pathname.startsWith('/gateway/')) {
    if (request.method === 'OPTIONS') return send(response, 204, '.json', '', undefined, preflight);
    const { status, headers, body } = gateway.answer(
      pathname,
      await readBody(request, searchParams),
      request.headers['accept-language'] === 'en' ? 'en' : 'zh-CN',
    );
    return send(response, status, '.json', body, undefined, headers);
  }
  if (!isShell && tier() === 'opaque' && pathname === sandboxPath) {
    return send(response, 200, '.html', sandboxPage(), sandboxPolicy());
  }
  const found = isShell ? shellFile(pathname) : await appFile(pathname);
  if (found === null) return send(response, 404, '.html', 'There is no such page.\n');
  send(response, 200, found.type, found.content, isShell ? shellPolicy() : appPolicy());
}

/** A path without an ending is a place of the shell, which reads it itself. */
function shellFile(path) {
  if (extname(path) === '') return { type: '.html', content: shellPage() };
  return builtFile(path);
}

async function appFile(path) {
  if (app.files)
    return (await ownFile(path === '/' ? `/${app.manifest.entry}` : path)) ?? builtFile(path);
  return path === '/' ? { type: '.html', content: appPage() } : builtFile(path);
}

function builtFile(path) {
  const content = built.file(path);
  return content === undefined ? null : { type: extname(path), content };
}

/** A file of the app's folder; never one above it. */
async function ownFile(path) {
  const file = normalize(join(app.folder, path));
  if (!file.startsWith(app.folder + sep) || !(extname(file) in types)) return null;
  const content = await readFile(file).catch(() => null);
  return content && { type: extname(file), content };
}

function appPage() {
  const style = built.file('/app.css') ? '<link rel="stylesheet" href="/app.css" crossorigin>' : '';
  return page(
    app.manifest.name['zh-CN'],
    `${style}<script type="module" src="/app.js" crossorigin></script>`,
  );
}

function shellPage() {
  const own = JSON.stringify({ code, route: app.manifest.pages[0].route, changes }).replaceAll(
    '<',
    '\\u003c',
  );
  return page(
    app.manifest.name.en,
    `<link rel="stylesheet" href="/mock-host.css"><script type="application/json" id="app">${own}</script><script type="module" src="/mock-host.js"></script>`,
  );
}

/** The page that the portal puts around an app without an origin. */
function sandboxPage() {
  const { name, features } = app.manifest;
  const frame = { entry: appEntry(), sandbox: sandboxOf(tier()), allow: features.join('; ') };
  const words = { title: name['zh-CN'], language: 'zh-CN' };
  return sandboxDocument({ ...frame, ...words, shell: shellOrigin() });
}

function page(title, head) {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title.replaceAll('<', '&lt;')}</title><link rel="icon" href="data:,">${head}</head><body><div id="root"></div></body></html>`;
}

/** As the gateway sends it, so that what the portal would refuse is refused here. */
function appPolicy() {
  const own = tier() === 'opaque' ? ownOrigin() : "'self'";
  const around = tier() === 'opaque' ? ` ${ownOrigin()}` : '';
  return `default-src 'none'; script-src ${own}; style-src ${own}; img-src ${own} data: blob:; font-src ${own}; connect-src ${own}; frame-src 'none'; frame-ancestors ${shellOrigin()}${around}; base-uri 'none'; object-src 'none'; form-action 'none'`;
}

function sandboxPolicy() {
  return `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src ${appOrigin()}; frame-ancestors ${shellOrigin()}; base-uri 'none'; object-src 'none'; form-action 'none'`;
}

function shellPolicy() {
  return `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-src ${appOrigin()} ${ownOrigin()}; object-src 'none'; base-uri 'none'`;
}

function send(response, status, type, content, policy, headers) {
  response.writeHead(status, {
    'Content-Type': types[type] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'Origin-Agent-Cluster': '?1',
    'X-Content-Type-Options': 'nosniff',
    // A frame without an origin asks for its own files as a stranger.
    'Access-Control-Allow-Origin': '*',
    ...(policy && { 'Content-Security-Policy': policy }),
    ...headers,
  });
  response.end(content);
}

/** What a page of another website asks before it sends a token. */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers':
    'authorization, content-type, clienttype, channel, accept-language',
};

/** Follows a folder, also one that a build takes away and makes again. */
function watchFolder(folder, onChange) {
  let watcher = watch(folder, { recursive: true }, onChange);
  watcher.on('error', () => {});
  watchFile(folder, { interval: 300 }, (now, before) => {
    // A new folder may get the number of the one before; one that is away just now has none.
    const isSame = now.ino === before.ino && now.birthtimeMs === before.birthtimeMs;
    if (isSame || now.ino === 0) return;
    watcher.close();
    watcher = watch(folder, { recursive: true }, onChange);
    watcher.on('error', () => {});
    onChange();
  });
}

function listen(response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(`data: ${changes}\n\n`);
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

async function readBody(request, query) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  if ((request.headers['content-type'] ?? '').includes('json')) return JSON.parse(text || '{}');
  return Object.fromEntries([...query, ...new URLSearchParams(text)]);
}
