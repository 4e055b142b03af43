import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright';

const address = 'http://probe.localhost/';
const file = join(import.meta.dirname, 'kept/probe.txt');

/** Letters of both languages in every weight, thin lines, round corners and shadows: what processors draw apart. */
const page = `<!doctype html><meta charset="utf-8"><style>
body { font: 13px/20px var(--font); margin: 8px; width: 300px }
p { margin: 0 0 6px; padding: 3px 7px; border: 1px solid #3a6; border-radius: 7px; box-shadow: 0 2px 9px #0004 }
</style>${[400, 500, 600, 700]
  .map(
    (weight) => `<p style="font-weight:${weight};opacity:.${weight}">员工档案 Employees 0123456789`,
  )
  .join(
    '',
  )}<svg width="90" height="40"><path d="M3 37C30 3 60 3 87 37" fill="none" stroke="#c50"/></svg>`;

/**
 * Whether this machine draws a page as the one did that the kept pictures were taken on, to the last bit. Where it does
 * not, pictures would differ in the product's place.
 */
export async function drawsAsKept(context: BrowserContext, taking: boolean): Promise<boolean> {
  await context.route(address, (route) =>
    route.fulfill({ body: page, contentType: 'text/html; charset=utf-8' }),
  );
  const shown = await context.newPage();
  await shown.goto(address);
  await shown.evaluate(() => document.fonts.ready.then(() => null));
  const mark = createHash('sha256')
    .update(await shown.screenshot())
    .digest('base64');
  await shown.close();
  if (taking) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${mark}\n`);
    return true;
  }
  const kept = await readFile(file, 'utf8').catch(() => mark);
  return kept.trim() === mark;
}
