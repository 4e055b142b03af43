/** Cuts documents into the parts that are searched and quoted. Pure. */

/** A paragraph or a few, with the headings above them. */
export interface DocumentPart {
  readonly headings: readonly string[];
  readonly content: string;
}

const mostCharacters = 500;
const heading = /^(#{1,3})\s+(.+)$/;

/** The parts of a text, in their order: below each heading, paragraphs up to 500 characters together; a longer one is cut at its sentences. */
export function partsOf(title: string, body: string): readonly DocumentPart[] {
  const parts: DocumentPart[] = [];
  const path: string[] = [title];
  let content = '';
  const close = (): void => {
    if (content !== '') parts.push({ headings: [...path], content });
    content = '';
  };
  for (const line of body.split('\n').map((one) => one.trim())) {
    const found = heading.exec(line);
    if (found !== null) {
      close();
      path.length = Math.min(path.length, found[1]?.length ?? 1);
      path.push(found[2] ?? '');
    } else {
      for (const piece of pieces(line)) {
        if (content.length + piece.length > mostCharacters) close();
        content = content === '' ? piece : `${content}\n${piece}`;
      }
    }
  }
  close();
  return parts.length === 0 ? [{ headings: [title], content: title }] : parts;
}

function pieces(line: string): readonly string[] {
  if (line.length <= mostCharacters) return line === '' ? [] : [line];
  const sentences = line.match(/[^。！？.!?]+[。！？.!?]*/g) ?? [line];
  const cut: string[] = [];
  for (const sentence of sentences.flatMap((one) => one.match(/.{1,500}/gs) ?? [])) {
    const last = cut.at(-1);
    if (last !== undefined && last.length + sentence.length <= mostCharacters)
      cut[cut.length - 1] = last + sentence;
    else cut.push(sentence);
  }
  return cut;
}

/** Up to 160 characters of a text around the first of the tokens that it has. */
export function quoteOf(content: string, tokens: readonly string[]): string {
  const plain = content.toLowerCase();
  const places = tokens.map((token) => plain.indexOf(token)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = Math.max(0, first - 40);
  const text = content.slice(from, from + 160).replaceAll('\n', ' ');
  return `${from > 0 ? '…' : ''}${text}${from + 160 < content.length ? '…' : ''}`;
}
