import { strToU8, zipSync } from 'fflate';

const types =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** Writes a Word document (ISO/IEC 29500) of a paragraph a line; the same lines give the same bytes. */
export function writeDocx(lines: readonly string[]): Buffer {
  const body = lines.map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`).join('');
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const files = {
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
  };
  return Buffer.from(zipSync(files, { mtime: '2026-01-01T00:00:00Z' }));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
