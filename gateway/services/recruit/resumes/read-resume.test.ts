import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readResume } from './read-resume.ts';

/** A PDF of one page whose content is so many megabytes of spaces, packed. */
function largePdf(megabytes: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>';
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj ${page} endobj
4 0 obj << /Length ${packed.length} /Filter /FlateDecode >> stream
`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF'),
  ]);
}

/** A PDF of one line in a Chinese font that is named and not in the file, its letters in hexadecimal codes. */
function chinesePdf(encoding: string, ordering: 'GB1' | 'CNS1', codes: string): Uint8Array {
  const line = `BT /F1 14 Tf 40 700 Td <${codes}> Tj ET`;
  const system = `<< /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${line.length} >> stream\n${line}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${encoding}
      /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo ${system}
      /FontDescriptor 7 0 R /DW 1000 >>`,
    `<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 0 1000 1000]
      /ItalicAngle 0 /Ascent 900 /Descent -100 /CapHeight 900 /StemV 80 >>`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj ${object} endobj`).join('\n');
  return strToU8(`%PDF-1.4\n${body}\ntrailer << /Root 1 0 R >>\n%%EOF`);
}

function word(paragraphs: readonly string[], more = ''): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return zipSync({
    'word/document.xml': strToU8(`${more}<w:document><w:body>${body}</w:body></w:document>`),
  });
}

async function pdf(lines: readonly string[], password?: string): Promise<Uint8Array> {
  const document = new PDFDocument(password === undefined ? {} : { userPassword: password });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const line of lines) document.text(line);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

test('a Word document is read paragraph by paragraph, its entities as letters', async () => {
  const read = await readResume('docx', word(['林见深', '手机:13800138000', 'R&amp;D &#x4E2D;']));
  expect(read).toMatchObject({ state: 'read', text: '林见深\n手机:13800138000\nR&D 中' });
  expect(read.facts).toMatchObject({ name: { value: '林见深' }, phone: { value: '13800138000' } });
});

test('a PDF is read line by line', async () => {
  const read = await readResume('pdf', await pdf(['Olivia Hart', 'olivia@example.com']));
  expect(read).toMatchObject({ state: 'read', text: 'Olivia Hart\nolivia@example.com' });
  expect(read.facts).toMatchObject({ name: { value: 'Olivia Hart' } });
});

test.each([
  ['UniGB-UCS2-H', 'GB1', '679789c1 6df10020 00610062', '林见深 ab'],
  ['GBK-EUC-H', 'GB1', 'c1d6 bcfb c9ee 20 6162', '林见深 ab'],
  ['GBK-EUC-V', 'GB1', 'c1d6 bcfb c9ee', '林见深'],
  ['ETen-B5-H', 'CNS1', 'aa4c a8a3 b260', '林見深'],
] as const)(
  'a PDF whose Chinese font is not in it is read by its codes in %s',
  async (encoding, ordering, codes, text) => {
    const file = chinesePdf(encoding, ordering, codes.replaceAll(' ', ''));
    expect(await readResume('pdf', file)).toMatchObject({ state: 'read', text });
  },
);

test('what cannot be read says why', async () => {
  const stateOf = async (format: string, content: Uint8Array) =>
    (await readResume(format, content)).state;
  expect(await stateOf('pdf', await pdf(['Secret'], 'word'))).toBe('encrypted');
  expect(await stateOf('pdf', await pdf([]))).toBe('noText');
  expect(await stateOf('pdf', strToU8('%PDF-1.7 broken'))).toBe('broken');
  expect(await stateOf('docx', strToU8('PK broken'))).toBe('broken');
  expect(await stateOf('docx', zipSync({ 'other.xml': strToU8('x') }))).toBe('broken');
  expect(await stateOf('png', new Uint8Array([1]))).toBe('noText');
});

test('a file that unpacks without end, and one with entities of its own, do no harm', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  expect((await readResume('docx', bomb)).state).toBe('tooLarge');
  const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  const read = await readResume('docx', word(['before &a; after'], entity));
  expect(read.text).toMatch(/before.*after/);
  expect(read.text).not.toContain('root:');
});

test('a PDF that unpacks without end is given up before it takes the memory of the gateway', async () => {
  const bomb = largePdf(300);
  expect(bomb.length).toBeLessThan(400_000);
  expect((await readResume('pdf', bomb)).state).toBe('tooLarge');
  expect((await readResume('pdf', largePdf(5))).state).toBe('noText');
});
