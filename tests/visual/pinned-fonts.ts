import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BrowserContext, Frame, Page } from 'playwright';
import { root } from '#tests/support/source-files.ts';

const origin = 'http://fonts.localhost';
const folder = join(root, 'node_modules/@fontsource/noto-sans-sc');
const weights = [400, 500, 600, 700];

/** The font of every document in these pictures. */
export const pinnedFamily = 'Noto Sans SC';

/** Has every document of a context draw with one font from the packages, and stand still. */
export async function pinFonts(context: BrowserContext): Promise<void> {
  const faces = await Promise.all(
    weights.map((weight) => readFile(join(folder, `${weight}.css`), 'utf8')),
  );
  const css = [
    ...faces.map((text) => text.replaceAll('url(./files/', `url(${origin}/`)),
    `:root { --font: '${pinnedFamily}' !important; }`,
    '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
  ].join('\n');
  await context.route(`${origin}/**`, async (route) =>
    route.fulfill({
      path: join(folder, 'files', basename(new URL(route.request().url()).pathname)),
      contentType: 'font/woff2',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'max-age=31536000' },
    }),
  );
  await context.addInitScript((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Says which signs of a document the pinned font has not, and which would so be drawn by another one. */
export async function strangeSigns(target: Page | Frame, name: string): Promise<string[]> {
  const [faces, signs] = await Promise.all([
    readFile(join(folder, '400.css'), 'utf8'),
    target.evaluate(() => {
      const typed = [...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? field.value + field.placeholder
          : '',
      );
      return [...new Set(document.body.innerText + typed.join(''))];
    }),
  ]);
  const ranges = [...faces.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  const strange = signs.filter((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return point >= 0x20 && !ranges.some(([from, to]) => from <= point && point <= to);
  });
  return strange.length > 0 ? [`${name} has signs that the font lacks: ${strange.join(' ')}`] : [];
}
