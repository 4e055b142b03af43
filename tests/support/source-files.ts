import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = new URL('../..', import.meta.url).pathname;

/** One file of the project, as the working tree has it. */
export interface SourceFile {
  /** Path below the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Lists the files git knows of or would add, below a folder if one is given, that end as asked. */
export function sourceFiles(endings: RegExp, folder = '.'): SourceFile[] {
  return projectPaths(folder)
    .filter((path) => endings.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Lists the paths git knows of or would add and that still exist. */
export function projectPaths(folder = '.'): string[] {
  const git = (...options: string[]): string[] =>
    execFileSync('git', ['ls-files', '-z', ...options, '--', folder], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\0')
      .filter(Boolean);
  const gone = new Set(git('--deleted'));
  return [...new Set(git('--cached', '--others', '--exclude-standard'))].filter(
    (path) => !gone.has(path),
  );
}
