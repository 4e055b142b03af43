/** Length of the record that ends a zip, without its comment, and the longest comment (APPNOTE 4.3.16). */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** Length of an entry of the directory without its name (APPNOTE 4.3.12). */
const ENTRY_LENGTH = 46;
const MOST_ENTRIES = 5000;

/**
 * Tells a Word document or an Excel workbook (ECMA-376) by what is in its directory; undefined for any other
 * archive, and for documents that bring programs along.
 */
export function officeFormat(content: Buffer): 'docx' | 'xlsx' | undefined {
  if (!content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return undefined;
  const names = entryNames(content);
  if (!names?.has('[Content_Types].xml')) return undefined;
  if (
    [...names].some((name) => /vbaProject\.bin$|\/activeX\/|\/oleObject[^/]*\.bin$/i.test(name))
  ) {
    return undefined;
  }
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : undefined;
}

/** The names in the directory at the end of a zip; undefined when it has none that can be read. */
function entryNames(content: Buffer): ReadonlySet<string> | undefined {
  const end = content.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || content.length - end < END_LENGTH) return undefined;
  if (content.length - end > END_LENGTH + LONGEST_COMMENT) return undefined;
  const count = content.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return undefined;
  const names = new Set<string>();
  let at = content.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > end || content.readUInt32LE(at) !== 0x02014b50) return undefined;
    const length = content.readUInt16LE(at + 28);
    names.add(content.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + length));
    at += ENTRY_LENGTH + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}
