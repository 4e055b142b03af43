/** Writes bridge/SURFACE.md again, or with `--diff <git-ref>` prints what has changed since a state of the project. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../support/source-files.ts';
import { changesBetween, sayChanges } from './changes.ts';
import { describeSurface } from './surface.ts';

const file = 'bridge/SURFACE.md';
const { values } = parseArgs({ options: { diff: { type: 'string' } } });
const surface = await describeSurface();
if (values.diff === undefined) await writeFile(join(root, file), surface);
else process.stdout.write(`${sayChanges(changesBetween(stateAt(values.diff), surface))}\n`);

/** The document as it was; empty where there was none yet. */
function stateAt(reference: string): string {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    git('rev-parse', '--verify', `${reference}^{commit}`);
  } catch {
    process.stderr.write(`Git knows no state "${reference}": write a commit, a branch or a tag.\n`);
    process.exit(1);
  }
  try {
    return git('show', `${reference}:${file}`);
  } catch {
    return '';
  }
}
