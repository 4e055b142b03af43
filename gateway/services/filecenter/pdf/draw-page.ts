import PDFDocument from 'pdfkit';
import { breakLines, type Measure } from './line-breaks.ts';
import { fontFile, fontOf } from './pdf-fonts.ts';

/** One block of a page, as `makePagePdf` takes it. */
export type PageBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'facts' | 'table'; readonly rows: readonly (readonly string[])[] };

/** What is drawn. */
export interface PageFile {
  readonly title: string;
  readonly blocks: readonly PageBlock[];
  readonly madeAt: Date;
}

const margin = 48;
/** Points of a line, as a share of the size of its letters. */
const leading = 1.5;
const ink = { text: '#1c2430', quiet: '#5b6675', line: '#d5dae1', head: '#f2f4f7' } as const;
const cellGap = 5;

/** Draws the document, on pages of A4; text stays text, so it can be searched and copied. */
export async function drawPage({ title, blocks, madeAt }: PageFile): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    font: fontFile('latin'),
    info: { Title: title, CreationDate: madeAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const page = new Paper(document);
  page.paragraph(title, 16, ink.text);
  page.skip(8);
  for (const block of blocks) drawBlock(page, block);
  page.numberPages();
  document.end();
  return ended;
}

function drawBlock(page: Paper, block: PageBlock): void {
  if ('text' in block) {
    const isHeading = block.kind === 'heading';
    if (isHeading) page.skip(8);
    page.paragraph(block.text, isHeading ? 12 : 10, ink.text);
    page.skip(isHeading ? 2 : 4);
  } else if (block.kind === 'facts') {
    for (const row of block.rows) page.row(row, [0.28, 0.72], { head: false, framed: false });
    page.skip(4);
  } else {
    const shares = sharesOf(block.rows);
    block.rows.forEach((row, index) => {
      page.row(row, shares, { head: index === 0, framed: true });
    });
    page.skip(8);
  }
}

/** Columns are as wide as their longest text asks for, within a third and three times of each other. */
function sharesOf(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.min(30, Math.max(4, ...rows.map((row) => (row[column] ?? '').length))),
  );
  const all = longest.reduce((sum, one) => sum + one, 0);
  return longest.map((one) => one / all);
}

/** Paper that is written from top to bottom; a full page is followed by the next one. */
class Paper {
  readonly #document: PDFKit.PDFDocument;
  readonly #left = margin;
  readonly #width: number;
  readonly #bottom: number;
  readonly #widths = new Map<string, number>();
  #y = margin;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#width = document.page.width - 2 * margin;
    this.#bottom = document.page.height - margin - 16;
  }

  skip(points: number): void {
    this.#y += points;
  }

  paragraph(text: string, size: number, color: string): void {
    for (const line of breakLines(text, this.#width, this.#measure(size))) {
      this.#reserve(size * leading);
      this.#write(line, this.#left, this.#y, size, color);
      this.#y += size * leading;
    }
  }

  /** A row with its cells side by side; one longer than a page goes on over the next. */
  row(
    cells: readonly string[],
    shares: readonly number[],
    { head, framed }: { readonly head: boolean; readonly framed: boolean },
  ): void {
    const size = 9;
    const height = size * leading;
    const columns = shares.map((share, index) =>
      breakLines(cells[index] ?? '', share * this.#width - 2 * cellGap, this.#measure(size)),
    );
    let from = 0;
    const most = Math.max(...columns.map((lines) => lines.length));
    while (from < most) {
      this.#reserve(height + 2 * cellGap);
      const fits = Math.floor((this.#bottom - this.#y - 2 * cellGap) / height);
      const until = Math.min(most, from + Math.max(1, fits));
      const boxHeight = (until - from) * height + (framed ? 2 * cellGap : cellGap);
      if (framed) this.#frame(shares, boxHeight, head);
      let x = this.#left;
      columns.forEach((lines, index) => {
        const color = !framed && index === 0 ? ink.quiet : ink.text;
        lines.slice(from, until).forEach((line, place) => {
          const y = this.#y + (framed ? cellGap : 0) + place * height;
          this.#write(line, x + (framed ? cellGap : 0), y, size, color);
        });
        x += (shares[index] ?? 0) * this.#width;
      });
      this.#y += boxHeight;
      from = until;
    }
  }

  numberPages(): void {
    const { count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index);
      const words = `${index + 1} / ${count}`;
      const x = this.#left + this.#width - this.#measure(8)(words);
      this.#write(words, x, this.#bottom + 8, 8, ink.quiet);
    }
  }

  #reserve(height: number): void {
    if (this.#y + height <= this.#bottom) return;
    this.#document.addPage();
    this.#y = margin;
  }

  #frame(shares: readonly number[], height: number, head: boolean): void {
    const document = this.#document;
    if (head) document.rect(this.#left, this.#y, this.#width, height).fill(ink.head);
    let x = this.#left;
    for (const share of shares) {
      document
        .lineWidth(0.5)
        .rect(x, this.#y, share * this.#width, height)
        .stroke(ink.line);
      x += share * this.#width;
    }
  }

  #measure(size: number): Measure {
    return (text) => [...text].reduce((sum, character) => sum + this.#widthOf(character), 0) * size;
  }

  /** Width of a character at one point. */
  #widthOf(character: string): number {
    const known = this.#widths.get(character);
    if (known !== undefined) return known;
    const font = this.#document.font(fontFile(fontOf(character)));
    const width = font.fontSize(100).widthOfString(character) / 100;
    this.#widths.set(character, width);
    return width;
  }

  /** Writes one line, in pieces of one font each. */
  #write(line: string, left: number, y: number, size: number, color: string): void {
    let x = left;
    let run = '';
    let font = '';
    const end = (): void => {
      if (run === '') return;
      this.#document.font(fontFile(font)).fontSize(size).fillColor(color);
      this.#document.text(run, x, y, { lineBreak: false });
      x += this.#measure(size)(run);
      run = '';
    };
    for (const character of line) {
      const next = fontOf(character);
      if (next !== font) end();
      font = next;
      run += character;
    }
    end();
  }
}
