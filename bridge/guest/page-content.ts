import type { PageBlock } from '#bridge/methods/page-content.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input,select,textarea';
/** What is no plain text. */
const shaped = 'h1,h2,h3,h4,h5,h6,table,dl,input,select,textarea';
/** What a person presses, and what is not meant for paper. */
const unprinted = 'button,[role=button],nav,script,style,[type=password],[data-print=off]';

/** Reads what an element shows, from top to bottom: headings, tables, facts, fields with their values, and other text. */
export function readBlocks(element: HTMLElement): PageBlock[] {
  const all = <Found extends HTMLElement>(selector: string, inside: HTMLElement = element) => [
    ...inside.querySelectorAll<Found>(selector),
  ];
  if (!element.checkVisibility() || element.matches(unprinted)) return [];
  if (element.matches('table')) {
    return [{ kind: 'table', rows: all('tr').map((row) => all('th,td', row).map(textOf)) }];
  }
  if (element.matches('dl')) {
    const values = all('dd').map(textOf);
    return [{ kind: 'facts', rows: all('dt').map((term, at) => [textOf(term), values[at] ?? '']) }];
  }
  if (element.matches(fields)) {
    const { labels, value } = element as Field;
    return [{ kind: 'facts', rows: [[[...(labels ?? [])].map(textOf).join(' '), value]] }];
  }
  if (element.matches(shaped)) return textBlocks('heading', textOf(element));
  if (!element.querySelector(shaped) && !element.querySelector(unprinted))
    return textBlocks('text', textOf(element));
  return [...element.childNodes].flatMap((node) =>
    node instanceof HTMLElement
      ? readBlocks(node)
      : textBlocks('text', node instanceof Text ? node.data.trim() : ''),
  );
}

function textOf(element: HTMLElement): string {
  return element.innerText.trim();
}

function textBlocks(kind: 'heading' | 'text', text: string): PageBlock[] {
  return text === '' ? [] : [{ kind, text: text.slice(0, 4000) }];
}
