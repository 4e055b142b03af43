/** A piece of a document's text; `id` is its line, so that it stays the same when it is drawn again. */
export type Block =
  | { readonly id: string; readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly id: string; readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly id: string;
      readonly kind: 'list';
      readonly items: { readonly id: string; readonly text: string }[];
    };

const heading = /^(#{1,3})\s+(.+)$/;
const item = /^[-*]\s+(.+)$/;

/** The blocks of a text: `# ` begins a heading, `- ` an item of a list, any other line is a paragraph. */
export function blocksOf(body: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const [place, line] of body.split('\n').entries()) {
    const id = `line-${place}`;
    const text = line.trim();
    const asHeading = heading.exec(text);
    const asItem = item.exec(text);
    const last = blocks.at(-1);
    if (text === '') continue;
    if (asHeading !== null)
      blocks.push({
        id,
        kind: 'heading',
        level: asHeading[1]?.length ?? 1,
        text: asHeading[2] ?? '',
      });
    else if (asItem === null) blocks.push({ id, kind: 'paragraph', text });
    else if (last?.kind === 'list') last.items.push({ id, text: asItem[1] ?? '' });
    else blocks.push({ id, kind: 'list', items: [{ id, text: asItem[1] ?? '' }] });
  }
  return blocks;
}
