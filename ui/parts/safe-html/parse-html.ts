import { decodeEntities } from './entities.ts';

/** What is kept of a text in HTML: words, and elements of the list below with nothing but a checked address. */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  readonly tag: SafeTag;
  /** Of an `a`: http, https, mailto or tel. */
  readonly href?: string;
  readonly children: readonly SafeNode[];
}

const safeTags = [
  ...(['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'span', 'a'] as const),
  ...(['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'small', 'mark'] as const),
] as const;
export type SafeTag = (typeof safeTags)[number];

const voidTags: ReadonlySet<string> = new Set(['br', 'hr']);
const blockTags: ReadonlySet<string> = new Set([
  ...['p', 'div', 'ul', 'ol', 'blockquote', 'pre', 'hr'],
]);
/** Tags whose content is not words for a reader; it goes with them. */
const droppedWhole: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'iframe', 'noscript', 'noembed', 'noframes', 'object', 'svg'],
  ...['math', 'textarea', 'title', 'xmp', 'plaintext', 'select', 'head'],
]);
/** Deeper than any notice; what is nested further stands flat. */
const maxDepth = 24;

/** Marks that turn the direction of what is read, so that it could say something else than it is. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

interface Open {
  readonly tag: SafeTag;
  readonly href?: string;
  readonly children: SafeNode[];
}

/**
 * Reads a text in HTML into what is safe to draw. It never meets the browser's own parser, which may read the same
 * text differently than a filter did: what comes out is drawn element by element.
 */
export function parseHtml(html: string): readonly SafeNode[] {
  const tree = makeTree();
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    tree.text(html.slice(at, next));
    at = readMarkup(html, next, tree);
  }
  if (at < html.length) tree.text(html.slice(at));
  return tree.root;
}

type Tree = ReturnType<typeof makeTree>;

// Reads what begins with `<` and returns where it ends.
function readMarkup(html: string, at: number, tree: Tree): number {
  if (html.startsWith('<!--', at)) return after(html, '-->', at + 4);
  const [, slash = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at, at + 64)) ?? [];
  if (name === '') {
    if (/[!?/]/.test(html[at + 1] ?? '')) return after(html, '>', at + 1);
    tree.text('<');
    return at + 1;
  }
  const tag = name.toLowerCase();
  const end = endOfTag(html, at);
  if (end === undefined) return html.length;
  if (droppedWhole.has(tag)) return slash ? end : endOfElement(html, tag, end);
  if (isSafe(tag)) {
    if (slash) tree.close(tag);
    else tree.open(tag, tag === 'a' ? readHref(html.slice(at, end)) : undefined);
  }
  return end;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

// A `>` inside quotes does not end a tag. Nothing for a tag that the text breaks off in.
function endOfTag(html: string, at: number): number | undefined {
  let quote = '';
  for (let index = at + 1; index < html.length; index += 1) {
    const sign = html[index] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return index + 1;
    else if ((sign === '"' || sign === "'") && html[index - 1] === '=') quote = sign;
  }
  return undefined;
}

function endOfElement(html: string, tag: string, from: number): number {
  const ending = new RegExp(`</${tag}`, 'gi');
  ending.lastIndex = from;
  const found = ending.exec(html);
  return found ? (endOfTag(html, found.index) ?? html.length) : html.length;
}

function isSafe(tag: string): tag is SafeTag {
  return (safeTags as readonly string[]).includes(tag);
}

function readHref(tag: string): string | undefined {
  const [, , double, single, bare] =
    /\s(href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i.exec(tag) ?? [];
  // What the browser passes over when it reads an address must not hide its scheme here.
  const address = [...decodeEntities(double ?? single ?? bare ?? '')]
    .filter((sign) => sign > ' ' && sign !== '\u007f')
    .join('');
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined;
}

function makeTree() {
  const root: SafeNode[] = [];
  const stack: Open[] = [];
  const here = (): SafeNode[] => stack.at(-1)?.children ?? root;
  function close(tag: string): void {
    const at = stack.findLastIndex((one) => one.tag === tag);
    if (at >= 0) stack.length = at;
  }
  function open(tag: SafeTag, href: string | undefined): void {
    // A paragraph holds no block, a link no link, and an item ends the one before it in the same list.
    if (blockTags.has(tag)) close('p');
    if (tag === 'a') close('a');
    if (tag === 'li' && isItemOpen(stack)) close('li');
    const element: Open = { tag, children: [], ...(href !== undefined && { href }) };
    if (stack.length < maxDepth) here().push(element);
    if (!voidTags.has(tag) && stack.length < maxDepth) stack.push(element);
  }
  function text(raw: string): void {
    const words = decodeEntities(raw).replaceAll(turning, '');
    if (words !== '') here().push(words);
  }
  return { root, open, close, text };
}

function isItemOpen(stack: readonly Open[]): boolean {
  const list = stack.findLastIndex(({ tag }) => tag === 'ul' || tag === 'ol');
  return stack.findLastIndex(({ tag }) => tag === 'li') > list;
}
