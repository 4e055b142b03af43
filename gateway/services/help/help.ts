import { type listHelp, portalArticle, type readHelp } from '#bridge/calls/help/calls.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { tokensOf } from '../docenter/search/tokens.ts';
import { visibleApps } from '../menu/visible-apps.ts';
import type { ArticleText } from './article.ts';
import { articles } from './texts/index.ts';
import { portalTitle } from './texts/portal.ts';

/** An article is found by so many of the words that are asked for. */
const leastShare = 0.75;

interface ReadArticle extends ArticleText {
  readonly app: string;
  readonly title: string;
}

/** Lists the articles for the caller, or those that have the words. */
export async function listArticles(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof listHelp>,
): Promise<ResultOf<typeof listHelp>> {
  const found = articlesFor(context);
  if (keyword === undefined) return found.map(headOf);
  const tokens = [...new Set(tokensOf(keyword))];
  return found
    .map((article) => ({ article, share: shareOf(tokens, linesOf(article).join(' ')) }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .map(({ article }) => ({ ...headOf(article), summary: bestLine(article, tokens) }));
}

/** How many of the words of a question a text has, from 0 to 1. */
function shareOf(tokens: readonly string[], text: string): number {
  if (tokens.length === 0) return 0;
  const lower = text.toLowerCase();
  return tokens.filter((token) => lower.includes(token)).length / tokens.length;
}

/** The line that has the most words of a question; the summary where none has more. */
function bestLine(article: ReadArticle, tokens: readonly string[]): string {
  const lines = article.sections.flatMap((section) => section.lines);
  return [article.summary, ...lines].reduce((best, line) =>
    shareOf(tokens, line) > shareOf(tokens, best) ? line : best,
  );
}

/** Returns one article. */
export async function readArticle(
  context: CallContext,
  { app }: ParsedRequestOf<typeof readHelp>,
): Promise<ResultOf<typeof readHelp>> {
  const article = articlesFor(context).find((one) => one.app === app);
  if (article === undefined) throw new RefusedError('notFound');
  return {
    ...headOf(article),
    sections: article.sections.map(({ heading, lines }) => ({ heading, lines: [...lines] })),
  };
}

/** The articles the caller may read, in the language of the caller. */
function articlesFor({ rights, apps, locale }: CallContext): readonly ReadArticle[] {
  const titles = new Map([
    [portalArticle, portalTitle[locale]],
    ...visibleApps(rights, apps).map(
      ({ manifest }) => [manifest.code, manifest.name[locale]] as const,
    ),
  ]);
  return [...titles].flatMap(([app, title]) => {
    const article = articles.get(app);
    return article === undefined ? [] : [{ ...article[locale], app, title }];
  });
}

function headOf({ app, title, summary }: ReadArticle) {
  return { app, title, summary };
}

function linesOf({ title, summary, sections }: ReadArticle): readonly string[] {
  return [title, summary, ...sections.flatMap(({ heading, lines }) => [heading, ...lines])];
}
