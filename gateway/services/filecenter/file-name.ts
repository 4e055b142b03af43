import type { FileFormat } from './file-format.ts';

/** Characters of a name with its ending. */
const LONGEST = 120;

/** The endings a format goes by; the first is given to a name that has none of them. */
const endings: Readonly<Record<FileFormat, readonly string[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  bmp: ['bmp'],
};

/** What turns the reading direction or shows nothing: with it `fdp.exe` can look like `exe.pdf`. */
const deceptive = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Names of devices, which Windows does not take for files. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Makes the name somebody gave a file one that can be saved everywhere and says what the file is: no folders, nothing
 * that deceives, the ending of its format.
 */
export function safeFileName(given: string, format: FileFormat): string {
  const bare = given
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(deceptive, '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ');
  const ending = endings[format].find((one) => bare.toLowerCase().endsWith(`.${one}`));
  const kept = ending ?? endings[format][0] ?? '';
  const stem = (ending ? bare.slice(0, -ending.length - 1) : bare).replaceAll(
    /^[\s.]+|[\s.]+$/g,
    '',
  );
  const short = [...stem]
    .slice(0, LONGEST - kept.length - 1)
    .join('')
    .trimEnd();
  return `${short === '' || device.test(short) ? `file_${short}`.replace(/_$/, '') : short}.${kept}`;
}
