import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A built file as it is sent. */
export interface StaticFile {
  readonly content: Buffer;
  readonly type: string;
  /** `br` or `gzip` when the build wrote it so and the browser takes it. */
  readonly encoding: string | null;
}

/** Finds a built file; null for anything that is not plainly a file of the build. */
export async function readStaticFile(
  folder: string,
  path: string,
  acceptEncoding: string | undefined,
): Promise<StaticFile | null> {
  const type = types[extname(path)];
  if (type === undefined || !/^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(path)) return null;
  for (const { encoding, suffix } of encodings(acceptEncoding)) {
    const content = await readIfThere(join(folder, `${path}${suffix}`));
    if (content !== null) return { content, type, encoding };
  }
  return null;
}

function encodings(accept: string | undefined): { encoding: string | null; suffix: string }[] {
  const accepted = (accept ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return parameters.some((one) => /^\s*q=0(?:\.0+)?\s*$/.test(one)) ? [] : [name];
  });
  return [
    ...(accepted.includes('br') ? [{ encoding: 'br', suffix: '.br' }] : []),
    ...(accepted.includes('gzip') ? [{ encoding: 'gzip', suffix: '.gz' }] : []),
    { encoding: null, suffix: '' },
  ];
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}
