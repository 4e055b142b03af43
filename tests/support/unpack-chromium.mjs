/**
 * Unpacks the Chromium inside the development dependency into the folder that is the first argument. A process of its
 * own, since the package unpacks into the folder for temporary files and takes a file of any version that it finds there.
 */
import { mkdir } from 'node:fs/promises';

const [folder = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
process.env.TMPDIR = folder;
const { default: packed } = await import('@sparticuz/chromium');
await packed.executablePath();
