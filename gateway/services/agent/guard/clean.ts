/** Text that people wrote, before a model reads it: data, never instructions. */

/** Most characters of one field. */
const MOST = 2000;

/** Controls, marks that turn the reading direction, characters that show nothing, and tag characters. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\uffff]/gu;

/** What our own messages are fenced with. */
const fences = /<\/?\s*(?:untrusted|facts|system|assistant|user|tool)[^>]*>|```|<\|[^|>]*\|>/gi;

/** Cleans one text. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, (one) => (one === '\n' ? '\n' : ' '))
    .replace(fences, ' ')
    .slice(0, MOST);
}

/** Cleans every text of a value; keys are ours. */
export function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (depth > 6 || value === undefined) return null;
  if (Array.isArray(value)) return value.slice(0, 60).map((one) => clean(one, depth + 1));
  if (typeof value !== 'object') return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, clean(one, depth + 1)]),
  );
}
