/** Builds the portal with the note apps and the shell's driver into the folder that is its first argument; a process of its own, run once. */
import { join } from 'node:path';
import { build } from '../../build.mjs';
import { writeNoteApps } from './note-apps.ts';
import { root } from './source-files.ts';

const [outputFolder] = process.argv.slice(2);
await build({
  outputFolder,
  appFolders: [join(root, 'subapps'), await writeNoteApps()],
  drivers: { 'shell-driver': 'tests/support/shell-driver.ts' },
});
