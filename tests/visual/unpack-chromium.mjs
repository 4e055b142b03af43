/**
 * Unpacks the Chromium inside the development dependency into the folder that is the first argument. A process of its
 * own, since the package unpacks into the folder for temporary files and takes a file of any version that it finds there.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
process.env.TMPDIR = folder;
const { default: packed } = await import('@sparticuz/chromium');
await packed.executablePath();
// No font of the machine is seen, so that a sign the pinned font lacks looks the same everywhere.
await writeFile(
  join(folder, 'fonts.conf'),
  '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts/fonts</dir><cachedir prefix="relative">font-cache</cachedir></fontconfig>',
);
