/** The small subset of text that an answer has: lines, lists, strong words, code, cited sources. Everything else stays text. */

/** A run of text within a line. */
export type Run =
  | { readonly kind: 'plain' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'source'; readonly ref: string };

/** A paragraph or a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[] };

/** Reads the text of an answer; half of a mark at its end, while more comes, is shown as it is. */
export function readText(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let items: (readonly Run[])[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const line of text.split('\n')) {
    const item = /^\s*[-•] (.*)$/.exec(line);
    if (item) items.push(readRuns(item[1] ?? ''));
    else {
      endList();
      if (line.trim() !== '') blocks.push({ kind: 'paragraph', runs: readRuns(line) });
    }
  }
  endList();
  return blocks;
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|\[(s\d{1,3})\]/g;

function readRuns(line: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of line.matchAll(marks)) {
    if (found.index > from) runs.push({ kind: 'plain', text: line.slice(from, found.index) });
    const [whole, strong, code, ref] = found;
    if (strong !== undefined) runs.push({ kind: 'strong', text: strong });
    else if (code !== undefined) runs.push({ kind: 'code', text: code });
    else if (ref !== undefined) runs.push({ kind: 'source', ref });
    from = found.index + whole.length;
  }
  if (from < line.length) runs.push({ kind: 'plain', text: line.slice(from) });
  return runs;
}
