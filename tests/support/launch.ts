import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectPaths, root } from './source-files.ts';

/** A start of the product as a process of its own. */
export interface Launch {
  readonly process: ChildProcess;
  /** What it has printed so far. */
  readonly printed: () => string;
  /** What it has said about errors so far. */
  readonly complained: () => string;
  /** Settles at the line that says it is ready; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** Copies the project without anything that was built or installed; packages are shared with the original. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-copy-'));
  for (const path of projectPaths().filter((one) => !one.startsWith('tests/'))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFile(join(root, path), join(folder, path));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Starts the product in a folder, as `npm start` or another command does, with these settings and no others. */
export function launch(
  folder: string,
  settings: Readonly<Record<string, string>>,
  script: 'start' | 'dev' | 'first-start' = 'start',
): Launch {
  const child = spawn(process.execPath, [`gateway/launch/${script}.mjs`], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let complained = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    if (printed.includes('Atrium is ready at')) resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
  });
  const ended = once(child, 'close').then(([code]): number | null => code);
  void ended.then(() => reject(new Error(`It ended before it was ready: ${complained}`)));
  promise.catch(() => {});
  return {
    process: child,
    printed: () => printed,
    complained: () => complained,
    ready: promise,
    ended,
  };
}
