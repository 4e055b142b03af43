/** Tools that search: the documents of the company with citations, and the portal. */
import * as z from 'zod/mini';
import { listLibrary, searchLibrary } from '#bridge/calls/docenter/library.ts';
import { listHelp } from '#bridge/calls/help/calls.ts';
import { searchRows } from '#bridge/calls/joyhr/search.ts';
import { type MenuItem, menuTree } from '#bridge/calls/menu/calls.ts';
import { questionTokens } from '../../docenter/search/tokens.ts';
import { companyTexts } from '../texts/company.ts';
import { emptyWords } from '../texts/intent-patterns.ts';
import { card, type Desk, defineTool, type ToolResult } from './tool.ts';

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Most parts of documents that an answer cites. */
const mostSources = 5;

/** Parts of documents, each to be cited. */
export const searchDocuments = defineTool({
  name: 'searchDocuments',
  dataClass: 'documents',
  calls: [searchLibrary],
  args: z.strictObject({ words }),
  async run(desk, { words: keyword }): Promise<ToolResult> {
    const texts = companyTexts[desk.locale].documents;
    const all = await desk.serve(searchLibrary, { keyword });
    const own = all.filter(({ headings, quote }) => answers([...headings, quote], keyword));
    const titled = own.length > 0 ? own : all.filter(({ title }) => answers([title], keyword));
    const hits = titled.slice(0, mostSources);
    const [first] = hits;
    if (first === undefined) {
      return { say: texts.none, cards: [], facts: { found: 0 }, isEmpty: true };
    }
    const library = await desk.serve(listLibrary, {});
    const sources = hits.map((hit) => {
      const document = library.find(({ id }) => id === hit.documentId);
      return {
        documentId: hit.documentId,
        title: hit.title,
        heading: hit.headings.at(-1) ?? null,
        edition: document?.edition ?? null,
        effectiveOn: document?.effectiveOn ?? null,
        quote: hit.quote.replace(/^- /, '').slice(0, 160),
        place: { app: 'documents', route: `/library?document=${hit.documentId}` },
      };
    });
    return {
      say: `${texts.say(first.title)}\n${sources.map(({ quote }, at) => `- ${quote} [s${at + 1}]`).join('\n')}`,
      cards: [],
      sources,
      facts: { found: hits.length },
      untrusted: {
        parts: sources.map(({ title, heading, quote }, at) => ({
          ref: `s${at + 1}`,
          title,
          heading,
          quote,
        })),
      },
    };
  },
});

/** Whether texts have a word of the question besides those that every question has. */
function answers(texts: readonly string[], question: string): boolean {
  const asked = questionTokens(question.normalize('NFKC').replace(emptyWords, ' ').trim());
  const text = texts.join(' ').toLowerCase();
  return asked.length === 0 || asked.some((token) => text.includes(token));
}

/** Most articles of the help among what was found. */
const mostArticles = 3;

/** Pages the person may open, rows of records, and articles of the help. */
export const searchPortal = defineTool({
  name: 'searchPortal',
  dataClass: 'portal',
  calls: [menuTree, searchRows, listHelp],
  args: z.strictObject({ words }),
  async run(desk, { words: keyword }): Promise<ToolResult> {
    const texts = companyTexts[desk.locale].portal;
    const pages = await pagesFor(desk, keyword);
    const part = keyword.slice(0, 50);
    const { rows: found } = await desk.serve(searchRows, { keyword: part });
    const articles = (await desk.serve(listHelp, { keyword: part })).slice(0, mostArticles);
    const rows = [
      ...pages.map(({ name }) => [name, texts.page]),
      ...found.slice(0, 8).map(({ title, kind }) => [title, kind]),
      ...articles.map(({ title }) => [title, texts.help]),
    ];
    if (rows.length === 0) {
      return { say: texts.none, cards: [], facts: { found: 0 }, isEmpty: true };
    }
    const columns = [texts.name, texts.kind];
    const [first] = pages;
    const [article] = articles;
    const opening = first === undefined ? texts.say(rows.length) : texts.open(first.name);
    return {
      say:
        article === undefined
          ? opening
          : `${opening}\n${texts.article(article.title, article.summary)}`,
      cards: [
        card({
          title: texts.title,
          table: { columns, rows },
          place: first?.place ?? found[0]?.place ?? null,
        }),
      ],
      facts: { found: rows.length },
      untrusted: { results: rows },
    };
  },
});

async function pagesFor(desk: Desk, keyword: string) {
  const { menus } = await desk.serve(menuTree, { lang: desk.locale });
  const part = keyword.toLowerCase();
  const names = (name: string) => {
    const own = name.toLowerCase();
    return own.length > 1 && (own.includes(part) || part.includes(own));
  };
  return menus
    .flatMap((app) => app.children.flatMap((item) => leaves(item)).map((item) => ({ app, item })))
    .filter(({ item }) => item.linkUrl.startsWith('/') && names(item.name))
    .slice(0, 5)
    .map(({ app, item }) => ({
      name: item.name,
      place: { app: item.sourceApp || app.code, route: item.linkUrl },
    }));
}

function leaves(item: MenuItem): MenuItem[] {
  return item.children.length === 0 ? [item] : item.children.flatMap(leaves);
}
