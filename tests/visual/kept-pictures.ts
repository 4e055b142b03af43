import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { root } from '#tests/support/source-files.ts';
import { encodePalette, noteOf } from './palette-png.ts';

/**
 * How far a pixel may be from the kept one, from 0 to 1: well below a hair line on white, above what a palette or
 * another processor makes of a colour.
 */
const threshold = 0.03;
/** The share of pixels that may be farther off: a smoothed edge here and there, no letter. */
const allowedShare = 0.000_05;
/** Further looks at a page that differs. */
const latest = 10;

const taking = process.env.ATRIUM_PICTURES === 'take';

/** Milliseconds that one language of a set may take; on two quiet cores it is less than a minute. */
export const patience = taking ? 1_800_000 : 300_000;

/** The kept pictures of one set, and what was drawn of it in this run. */
export interface KeptPictures {
  /** Why there is nothing to compare; null when there is, or when pictures are taken. */
  readonly absence: string | null;
  /** Compares what a page shows with the kept picture, or keeps it; returns a sentence when they differ. */
  check(name: string, page: Page): Promise<string | null>;
  /** Sentences about kept pictures that nothing drew; when pictures are taken, these are removed instead. */
  leftOver(): Promise<string[]>;
}

/** Opens the set in this folder below `kept/`. */
export function keptPictures(set: string): KeptPictures {
  const folder = join(import.meta.dirname, 'kept', set);
  const drawnNames = new Set<string>();
  return {
    absence:
      taking || existsSync(folder)
        ? null
        : `No picture of the ${set} is kept: take them with \`node tests/visual/take.mjs\`.`,
    async check(name, page) {
      drawnNames.add(name);
      const file = join(folder, `${name}.png`);
      const kept = existsSync(file) ? await readFile(file) : null;
      let drawn = await draw(page);
      // Drawn as it was when it was taken, to the last bit, as a rule: then nothing needs to be unpacked.
      if (kept && noteOf(kept) === markOf(drawn)) return null;
      drawn = await drawStill(page, drawn);
      let difference = kept
        ? await differenceOf(`${set}/${name}`, kept, drawn)
        : `${set}/${name} has no kept picture: take one with \`node tests/visual/take.mjs\`.`;
      // A part that is loaded when it is first shown may come after the rest has come to a stop.
      for (let look = 0; kept && difference !== null && !taking && look < latest; look += 1) {
        drawn = await drawStill(page, drawn);
        difference = await differenceOf(`${set}/${name}`, kept, drawn);
      }
      if (difference === null || !taking) return difference;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, encodePalette(PNG.sync.read(drawn), markOf(drawn)));
      return null;
    },
    async leftOver() {
      const over: string[] = [];
      for await (const path of glob('**/*.png', { cwd: folder })) {
        if (drawnNames.has(path.slice(0, -'.png'.length))) continue;
        if (taking) await rm(join(folder, path));
        else over.push(`${set}/${path} is kept, and nothing draws it any more.`);
      }
      return over;
    },
  };
}

/** What a page shows, at once. */
async function draw(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** What a page shows once nothing on it changes any more. */
async function drawStill(page: Page, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(150);
    const next = await draw(page);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

async function differenceOf(name: string, kept: Buffer, drawn: Buffer): Promise<string | null> {
  const [before, after] = [PNG.sync.read(kept), PNG.sync.read(drawn)];
  const { width, height } = after;
  if (before.width !== width || before.height !== height) {
    const where = await writeOut(name, { drawn });
    return `${name} was ${before.width} × ${before.height} and is ${width} × ${height}; see ${where}.`;
  }
  const marked = new PNG({ width, height });
  const far = pixelmatch(before.data, after.data, marked.data, width, height, { threshold });
  if (far <= width * height * allowedShare) return null;
  const where = await writeOut(name, { drawn, kept, difference: PNG.sync.write(marked) });
  return `${name} differs in ${far} pixels; see ${where}.`;
}

/** Writes pictures where git does not look, and returns where. */
async function writeOut(name: string, pictures: Readonly<Record<string, Buffer>>): Promise<string> {
  const folder = join(root, 'build/visual', name);
  await mkdir(folder, { recursive: true });
  for (const [kind, picture] of Object.entries(pictures)) {
    await writeFile(join(folder, `${kind}.png`), picture);
  }
  return `${relative(root, folder)}/`;
}

function markOf(drawn: Buffer): string {
  return createHash('sha256').update(drawn).digest('base64');
}
