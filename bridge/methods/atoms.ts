import * as z from 'zod/mini';

/**
 * Characters that could make text look like something else: controls, halves of surrogate pairs, and all that show
 * nothing or turn the reading direction. A variation selector stays behind what it is made for.
 */
export const deceptive =
  /(?!(?<=[\p{Extended_Pictographic}\p{Script=Han}])\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** One line of text from an app: 1 to `most` characters, deceptive characters taken out. */
export function line(most: number): z.ZodMiniType<string, string> {
  return z.string().check(
    z.overwrite((value) => value.replace(deceptive, ' ').trim()),
    z.minLength(1),
    z.maxLength(most),
  );
}

/** Several lines of plain text from an app; only line breaks are kept of the control characters. */
export function lines(most: number): z.ZodMiniType<string, string> {
  return z.string().check(
    z.overwrite((value) =>
      value
        .split('\n')
        .map((part) => part.replace(deceptive, ' '))
        .join('\n')
        .trim(),
    ),
    z.minLength(1),
    z.maxLength(most),
  );
}

/** What a button says: one text, or one for each language of the portal, so that it follows the person's. */
export const answerText = z.union([line(20), z.strictObject({ 'zh-CN': line(20), en: line(20) })]);

/** Characters of a place inside an app. */
export const longestRoute = 1024;

/**
 * A place inside an app: path with optional query, starting with one slash, such as `/employee/7?tab=job`.
 * Never an address: `//host`, backslashes, `..` segments and control characters are refused.
 */
export const route = z.string().check(
  z.maxLength(longestRoute),
  z.refine((value) => isRoute(value)),
);

/** Whether a text is a place inside an app, as `route` says. */
export function isRoute(value: string): boolean {
  if (!/^\/(?![/\\])[\u0021-\u007e\u00a1-\uffff]*$/.test(value) || value.includes('\\'))
    return false;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return !value.includes('#') && !path.includes('//') && !/(^|\/)(\.|%2e){1,2}(\/|$)/i.test(path);
}

/** Code of an app: lower-case letters, digits and single hyphens, 2 to 32 characters. */
export const appCode = z.string().check(z.regex(/^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){1,31}$/));

/** Id of a tab, given by the shell. */
export const tabId = z.string().check(z.minLength(1), z.maxLength(64));
