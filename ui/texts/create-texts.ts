import rosetta from 'rosetta';
import { type Locale, locale } from './locale.ts';

/** A tree of texts. Leaves may hold `{{name}}` places. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Places<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** The values that a text needs for its places. */
export type Params<Text extends string> = { readonly [Name in Places<Text>]: string | number };

/**
 * The same keys in another language: a missing or an extra key does not compile. A leaf may be a function of the same
 * values, for plurals.
 */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? string | ((params: Params<Tree[Key]>) => string)
    : Translation<Tree[Key]>;
};

/** Every dotted key of a tree that ends at a text. */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

type TextAt<Tree, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? TextAt<Tree[Head], Rest>
    : never
  : Key extends keyof Tree
    ? Tree[Key] extends string
      ? Tree[Key]
      : never
    : never;

type Rest<Text extends string> = [Places<Text>] extends [never] ? [] : [params: Params<Text>];

/** Gives the words for a key; asks for exactly the values that the zh-CN text has places for. */
export type Translate<Tree> = <Key extends TextKey<Tree>>(
  key: Key,
  ...params: Rest<TextAt<Tree, Key>>
) => string;

export interface Texts<Tree> {
  /** Words in the language now in use. Outside React; a component takes `useTexts`, which follows changes. */
  readonly t: Translate<Tree>;
  /** Words in one given language. */
  in(language: Locale): Translate<Tree>;
}

/** Binds the texts of one owner (the shell, a sub-app, the parts) to their types. The zh-CN tree, `as const`, is the source. */
export function createTexts<const Tree extends TextTree>(tables: {
  readonly 'zh-CN': Tree;
  readonly en: Translation<Tree>;
}): Texts<Tree> {
  const words = rosetta<unknown>({ ...tables });
  // rosetta answers '' for a key that a table lacks. The types rule that out; if it happens, the zh-CN text stands in.
  function translate(key: string, params: Record<string, unknown>, language: Locale): string {
    return words.t(key, params, language) || words.t(key, params, 'zh-CN');
  }
  function bind(language: () => Locale): Translate<Tree> {
    return (key, ...[params]) => translate(key, params ?? {}, language());
  }
  const bound: Record<Locale, Translate<Tree>> = {
    'zh-CN': bind(() => 'zh-CN'),
    en: bind(() => 'en'),
  };
  return { t: bind(() => locale.get()), in: (language) => bound[language] };
}

/** Picks the English form for a count: `plural(2, 'person', 'people')` gives `2 people`. */
export function plural(count: string | number, one: string, other: string): string {
  return `${count} ${Number(count) === 1 ? one : other}`;
}
