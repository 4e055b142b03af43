/** The text of a PDF or of a Word document. Runs in a thread of its own, since the files come from outside. */
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';

/** The most pages that are read, and characters that are kept. */
const mostPages = 30;
const mostCharacters = 200_000;
/** The largest document in a Word file, unpacked, in bytes. */
const largestDocument = 20 * 1024 * 1024;

/** What came of reading a file; the text only where there is one. */
export interface ReadText {
  readonly state: 'read' | 'noText' | 'encrypted' | 'broken' | 'tooLarge';
  readonly text: string;
}

/** What codes of Chinese fonts mean that are named in a file and not in it; a copy of Adobe's, as pdf.js packs them. */
const characterMaps = fileURLToPath(new URL('./character-maps/', import.meta.url));

const nothing = (state: ReadText['state']): ReadText => ({ state, text: '' });

/** Reads the text of a file by its format. */
export async function readDocument(format: string, content: Uint8Array): Promise<ReadText> {
  if (format === 'docx') return kept(readWord(content));
  if (format === 'pdf') return kept(await readPdf(content));
  return nothing('noText');
}

function kept(read: ReadText): ReadText {
  const text = read.text
    .normalize('NFKC')
    // Control characters are in no line of a résumé, and a database keeps no zero.
    .replaceAll(/[\p{Cc}\p{Co}\u200b-\u200f\ufeff]/gu, (letter) => (letter === '\n' ? letter : ' '))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
    .slice(0, mostCharacters);
  if (read.state !== 'read') return nothing(read.state);
  return /[\p{L}\p{N}]{2}/u.test(text) ? { state: 'read', text } : nothing('noText');
}

async function readPdf(content: Uint8Array): Promise<ReadText> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(content, {
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      useWorkerFetch: false,
      cMapUrl: characterMaps,
      cMapPacked: true,
    });
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(linesOf(items as readonly PdfItem[]));
      page.cleanup();
    }
    return { state: 'read', text: pages.join('\n') };
  } catch (error) {
    const { name } = error as { readonly name?: unknown };
    return nothing(name === 'PasswordException' ? 'encrypted' : 'broken');
  }
}

interface PdfItem {
  readonly str?: string;
  readonly hasEOL?: boolean;
  readonly transform?: readonly number[];
  readonly width?: number;
}

/** Joins the pieces of a page: what is on one height is one line, and a gap is a space. */
function linesOf(items: readonly PdfItem[]): string {
  let text = '';
  let height: number | undefined;
  let end = 0;
  for (const { str = '', transform, width = 0, hasEOL } of items) {
    const [size = 10, , , , left = 0, top = 0] = transform ?? [];
    if (str !== '') {
      const isSameLine = height !== undefined && Math.abs(top - height) < Math.abs(size) * 0.5;
      if (height !== undefined && !isSameLine && !text.endsWith('\n')) text += '\n';
      else if (isSameLine && left - end > Math.abs(size) * 0.2) text += ' ';
      text += str;
      height = top;
      end = left + width;
    }
    if (hasEOL && !text.endsWith('\n')) text += '\n';
  }
  return text;
}

function readWord(content: Uint8Array): ReadText {
  let isTooLarge = false;
  try {
    const files = unzipSync(content, {
      filter({ name, originalSize }) {
        if (name !== 'word/document.xml') return false;
        isTooLarge ||= originalSize > largestDocument;
        return !isTooLarge;
      },
    });
    if (isTooLarge) return nothing('tooLarge');
    const document = files['word/document.xml'];
    return document === undefined
      ? nothing('broken')
      : { state: 'read', text: textOfXml(strFromU8(document)) };
  } catch {
    return nothing(isTooLarge ? 'tooLarge' : 'broken');
  }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The words between the tags of a Word document; tags of its own, entities above all, mean nothing here. */
function textOfXml(xml: string): string {
  return xml
    .replaceAll(/<w:(?:instrText|delText)\b[^>]*>[^<]*<\/w:(?:instrText|delText)>/g, '')
    .replaceAll(/<\/w:p>|<w:br\b[^>]*>|<w:cr\b[^>]*>/g, '\n')
    .replaceAll(/<w:tab\b[^>]*>|<\/w:tc>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,5}));/g, (_, decimal, hex, name) => {
      if (name !== undefined) return named[name as string] ?? ' ';
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    });
}
