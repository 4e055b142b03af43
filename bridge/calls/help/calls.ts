/** The help: an article for each application, for those who may open it. */
import * as z from 'zod/mini';
import { appCode, optional, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';

const shared = { service: 'help', access: { kind: 'session' } } as const;
const base = '/gateway/help/web/article';

/** The article about the portal itself, which everybody may read. */
export const portalArticle = 'portal';

export const listHelp = defineCall({
  ...shared,
  name: 'help.article.list',
  path: `${base}/getArticles`,
  request: z.strictObject({
    /** Words that the articles have; all articles without it. */
    keyword: optional(text(1, 50)),
  }),
  result: z.array(
    z.object({
      app: z.string(),
      title: z.string(),
      /** What the application is for; with a keyword the line that has it. */
      summary: z.string(),
    }),
  ),
  doc: 'Lists the articles about the portal and the applications the caller may open, in the order of the menu.',
});

export const readHelp = defineCall({
  ...shared,
  name: 'help.article.read',
  path: `${base}/readArticle`,
  request: z.strictObject({ app: appCode }),
  result: z.object({
    app: z.string(),
    title: z.string(),
    summary: z.string(),
    sections: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  }),
  errors: ['notFound'],
  doc: 'Returns the article about an application the caller may open, in the language of the caller.',
});

/** The calls of the help. */
export const helpCalls = { listHelp, readHelp } as const satisfies CallTable;
