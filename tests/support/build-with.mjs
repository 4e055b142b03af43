/** Builds the real sub-apps and those of another folder, without compressing: arguments are the output and that folder. */
import { join } from 'node:path';
import { build } from '../../build.mjs';
import { root } from './source-files.ts';

const [outputFolder, apps] = process.argv.slice(2);
await build({ outputFolder, appFolders: [join(root, 'subapps'), apps], development: true });
