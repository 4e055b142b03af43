import type * as z from 'zod/mini';

/** Characters of a field's name that are reported; the app may have chosen it. */
const longest = 64;

/** The first field that a schema found wrong, such as `buttons.0.text`; undefined where it is the whole value, or nothing. */
export function fieldOf(parsed: z.core.util.SafeParseResult<unknown>): string | undefined {
  const issue = parsed.error?.issues[0];
  if (!issue) return undefined;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].map(String).join('.');
  return field === '' ? undefined : field.slice(0, longest);
}
