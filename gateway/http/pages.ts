import { randomBytes } from 'node:crypto';
import { lookCookie } from '#bridge/calls/kit/headers.ts';
import { type Locale, locales } from '#bridge/calls/kit/words.ts';
import { type SystemInfo, systemInfoElement } from '#bridge/calls/tum/brands.ts';
import { escapeHtml, sandboxDocument } from '#bridge/methods/sandbox-page.ts';
import { readShellRoute } from '#bridge/methods/shell-routes.ts';
import type { AppRegistry, PortalApp } from '../kernel/apps.ts';
import type { Settings } from '../settings.ts';
import type { BuildOutput, EntryFiles } from './build-output.ts';
import { readCookie } from './cookies.ts';
import { appHeaders, type Headers, sandboxHeaders, shellHeaders } from './headers.ts';

/** A page of HTML with the headers it may only be sent with. */
export interface Page {
  readonly status: 200 | 404;
  readonly headers: Headers;
  readonly html: string;
}

/** The shell's page; the same for every route, since the shell reads its address itself. */
export function shellPage(
  settings: Settings,
  output: BuildOutput,
  apps: AppRegistry,
  asked: {
    readonly path: string;
    readonly cookies: string | undefined;
    /** What the host shows in the place of the product's own. */
    readonly brand: SystemInfo | undefined;
  },
): Page {
  const { path, brand } = asked;
  const nonce = randomBytes(18).toString('base64');
  const look = readLook(asked.cookies, brand?.themeId);
  const route = readShellRoute(path);
  const isSignIn = route?.kind === 'signIn';
  return {
    // Its not-found page is drawn for every other path.
    status: route ? 200 : 404,
    headers: shellHeaders(settings, apps, { nonce, isSignIn }),
    html: document({
      attributes: `lang="${look.locale}" data-theme="${look.theme}" data-mode="${look.mode}"`,
      title: escapeHtml(brand?.sysName[look.locale] || 'Atrium'),
      system: brand,
      files: output.shell,
      staticOrigin: settings.staticOrigin,
      nonce: ` nonce="${nonce}"`,
      hello: '',
    }),
  };
}

/** The one page of a sub-app, or null while its files are missing from the build. */
export function appPage(settings: Settings, output: BuildOutput, app: PortalApp): Page | null {
  const files = output.entries[app.manifest.code];
  if (files === undefined) return null;
  return {
    status: 200,
    headers: appHeaders(settings, app, output.hello.source),
    html: document({
      attributes: 'lang="zh-CN"',
      title: escapeHtml(app.manifest.name['zh-CN']),
      files,
      staticOrigin: settings.staticOrigin,
      nonce: '',
      hello: `<script>${output.hello.text}</script>\n`,
    }),
  };
}

/** The page around an app without an origin, in a language of the browser: it is only read out, never seen. */
export function sandboxPage(settings: Settings, app: PortalApp, locale: Locale): Page {
  const { manifest, entry, sandbox, allow } = app;
  const html = sandboxDocument({
    shell: settings.publicOrigin,
    entry,
    sandbox,
    allow,
    title: manifest.name[locale],
    language: locale,
  });
  return { status: 200, headers: sandboxHeaders(settings, app), html };
}

interface Look {
  readonly theme: string;
  readonly mode: string;
  readonly locale: Locale;
}

/** The look the shell last noted, so that the first paint has it; anything odd counts as the default. */
function readLook(cookies: string | undefined, ofBrand: string | undefined): Look {
  const [theme, mode, locale] = (readCookie(cookies, lookCookie) ?? '').split('.');
  return {
    theme: (theme || ofBrand) === 'orange' ? 'orange' : 'blue',
    mode: mode === 'dark' ? 'dark' : 'light',
    locale: locales.find((one) => one === locale) ?? 'zh-CN',
  };
}

interface DocumentParts {
  readonly attributes: string;
  readonly title: string;
  readonly system?: SystemInfo | undefined;
  readonly files: EntryFiles;
  readonly staticOrigin: string;
  readonly nonce: string;
  /** What is before everything that has to be loaded. */
  readonly hello: string;
}

/** Everything the first paint needs is named here, so the browser asks for it at once. */
function document(parts: DocumentParts): string {
  const { attributes, title, files, staticOrigin, nonce, hello, system } = parts;
  const address = (path: string): string => escapeHtml(`${staticOrigin}/${path}`);
  const content = system && escapeHtml(JSON.stringify(system));
  const links = [
    ...(content ? [`<meta name="${systemInfoElement}" content="${content}">`] : []),
    ...files.css.map((path) => `<link rel="stylesheet" href="${address(path)}" crossorigin>`),
    ...files.preload.map(
      (path) => `<link rel="modulepreload" href="${address(path)}" crossorigin${nonce}>`,
    ),
  ];
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
${hello}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" src="${address(files.js)}" crossorigin${nonce}></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
