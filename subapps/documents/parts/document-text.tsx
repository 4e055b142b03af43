import type { ReactElement } from 'react';
import { type Block, blocksOf } from './blocks.ts';
import css from './documents.module.css';

/** The text of a document: headings, lists and paragraphs; anything else is shown as it was written. */
export function DocumentText({ body }: { body: string }): ReactElement {
  return (
    <div className={css.text}>
      {blocksOf(body).map((block) => (
        <TextBlock key={block.id} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }): ReactElement {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    );
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return block.level === 1 ? (
    <h2 id={block.id}>{block.text}</h2>
  ) : (
    <h3 id={block.id}>{block.text}</h3>
  );
}
