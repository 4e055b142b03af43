import { expect, test } from 'vitest';
import type { FileFormat } from './file-format.ts';
import { safeFileName } from './file-name.ts';

test.each<readonly [given: string, format: FileFormat, kept: string]>([
  ['劳动合同.pdf', 'pdf', '劳动合同.pdf'],
  ['Photo.JPEG', 'jpeg', 'Photo.jpeg'],
  ['scan', 'png', 'scan.png'],
  ['photo.png', 'jpeg', 'photo.png.jpg'],
  ['page.html', 'png', 'page.html.png'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\合同.pdf', 'pdf', '合同.pdf'],
  ['a\r\nContent-Type: text/html.pdf', 'pdf', 'html.pdf'],
  ['invoice\u202efdp.exe', 'pdf', 'invoicefdp.exe.pdf'],
  ['\u034f\u3164\u{e0041}x\ufe0f.pdf', 'pdf', 'x.pdf'],
  ['<b>"x"|y?*.pdf', 'pdf', '_b__x__y__.pdf'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['  two   spaces . .pdf', 'pdf', 'two spaces.pdf'],
  ['', 'gif', 'file.gif'],
  ['.pdf', 'pdf', 'file.pdf'],
  ['con.pdf', 'pdf', 'file_con.pdf'],
  ['e\u0301te\u0301.pdf', 'pdf', 'été.pdf'],
  ['\ud800x.pdf', 'pdf', '\ufffdx.pdf'],
])('of %j, a %s, makes %j', (given, format, kept) => {
  expect(safeFileName(given, format)).toBe(kept);
});

test('cuts a long name and leaves its ending', () => {
  const name = safeFileName(`${'长'.repeat(300)}.docx`, 'docx');
  expect([...name]).toHaveLength(120);
  expect(name.endsWith('长.docx')).toBe(true);
});
