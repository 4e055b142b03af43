import { clean } from '../guard/clean.ts';

/** Most characters of one result. */
const MOST = 16_000;

/** A value as JSON: every text in it cleaned, and lists cut until it is of a size that a model reads. */
export function fitted(value: Readonly<Record<string, unknown>>): string {
  const cleaned = clean(value);
  let text = JSON.stringify(cleaned);
  for (let most = 40; text.length > MOST && most >= 1; most = Math.floor(most / 2)) {
    text = JSON.stringify({ ...asObject(cut(cleaned, most)), isCut: true });
  }
  return text.length > MOST ? JSON.stringify({ isCut: true }) : text;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function cut(value: unknown, most: number): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((one) => cut(one, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, most)]));
}
