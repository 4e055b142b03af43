import type { Locale } from '#bridge/calls/kit/words.ts';

/** An article in one language. */
export interface ArticleText {
  /** What the application is for, in one sentence. */
  readonly summary: string;
  /** Things a person does, each with its steps or rules. */
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

/** The article about an application, under its code. */
export interface Article extends Readonly<Record<Locale, ArticleText>> {
  readonly app: string;
}
