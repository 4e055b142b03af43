import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { oddFile } from './read-zip.ts';

/** A file of a bundle as it is kept and served. */
export interface BundleFile {
  readonly path: string;
  readonly type: string;
  readonly tag: string;
  readonly content: Buffer;
}

/** What a bundle may hold: the type it is served as, and what such a file begins with, or `text`. */
const kinds: Readonly<Record<string, readonly [string, 'text' | readonly string[]]>> = {
  '.html': ['text/html; charset=utf-8', 'text'],
  '.js': ['text/javascript; charset=utf-8', 'text'],
  '.mjs': ['text/javascript; charset=utf-8', 'text'],
  '.css': ['text/css; charset=utf-8', 'text'],
  '.json': ['application/json; charset=utf-8', 'text'],
  '.map': ['application/json; charset=utf-8', 'text'],
  '.txt': ['text/plain; charset=utf-8', 'text'],
  '.svg': ['image/svg+xml', 'text'],
  '.png': ['image/png', ['\x89PNG\r\n\x1a\n']],
  '.jpg': ['image/jpeg', ['\xff\xd8\xff']],
  '.jpeg': ['image/jpeg', ['\xff\xd8\xff']],
  '.gif': ['image/gif', ['GIF87a', 'GIF89a']],
  '.webp': ['image/webp', ['RIFF']],
  '.woff2': ['font/woff2', ['wOF2']],
};

/** A path below the app's origin: plain names, none of them hidden, none of them leading upwards. */
const plainPath = /^(?:[\w-]+(?:\.[\w-]+)*\/){0,10}[\w-]+(?:\.[\w-]+)+$/;

/** What the portal itself serves on the host of every app. */
const reserved = /^(?:gateway|bridge|healthz)(?:\/|$)/;

/**
 * Takes the files of a bundle one by one: a plain path, a kind that browsers are served, and content of that kind.
 * @throws {RefusedError} `bundleInvalid` with the first file that is not taken.
 */
export function takeFiles(files: ReadonlyMap<string, Buffer>): BundleFile[] {
  const lower = new Set<string>();
  return [...files].map(([path, content]) => {
    const kind = kinds[extname(path)];
    const isTwin = lower.has(path.toLowerCase());
    lower.add(path.toLowerCase());
    const isPlain = path.length <= 200 && plainPath.test(path) && !reserved.test(path);
    if (kind === undefined || !isPlain || isTwin || !isOfKind(content, kind[1])) {
      throw oddFile(path);
    }
    return { path, type: kind[0], tag: tagOf(content), content };
  });
}

function isOfKind(content: Buffer, starts: 'text' | readonly string[]): boolean {
  if (starts === 'text') return isText(content);
  return starts.some((start) =>
    content.subarray(0, start.length).equals(Buffer.from(start, 'latin1')),
  );
}

function isText(content: Buffer): boolean {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
