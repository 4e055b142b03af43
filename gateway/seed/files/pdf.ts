/** Points from the left and from the bottom of an A4 page, and between two lines. */
const LEFT = 72;
const TOP = 760;
const LEADING = 28;

/**
 * Writes one page of text as PDF (ISO 32000-1), Chinese included: the font is one that readers bring along (§9.7.5.2),
 * so that the file stays tiny.
 */
export function writePdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT ${LEFT} ${TOP} Td ${shown(title, 20)}`,
    ...lines.map((line) => `0 -${LEADING} Td ${shown(line, 12)}`),
    'ET',
  ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R/F2 8 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/W[1 95 500]/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  return assemble(objects);
}

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Shows a text: plain Latin in Helvetica, any other as the hexadecimal UCS-2 that the Chinese font's encoding reads. */
function shown(text: string, size: number): string {
  if (/^[\x20-\x7e]*$/.test(text)) {
    return `/F2 ${size} Tf (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj`;
  }
  return `/F1 ${size} Tf <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> Tj`;
}
