import { provinceRows } from './texts/china-places.ts';
import type { Terms } from './words.ts';

/** A province or a city: its code (GB/T 2260) and its names. */
export interface ChinaPlace {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
}

/** The provinces of the mainland. */
export const chinaProvinces: readonly ChinaPlace[] = provinceRows.map(
  ([code, name, englishName]) => ({ code, name, englishName }),
);

/** The cities of the mainland; those that are provinces too have the code of the province. */
export const chinaCities: readonly ChinaPlace[] = provinceRows.flatMap(([, , , cities]) =>
  cities.split(';').map(cityOf),
);

function cityOf(text: string): ChinaPlace {
  const [code = '', name = '', ...words] = text.trim().split(' ');
  return { code, name, englishName: words.join(' ') };
}

/** The names of places by their codes. */
export function namesOfPlaces(places: readonly ChinaPlace[]): Terms<string> {
  return {
    'zh-CN': Object.fromEntries(places.map(({ code, name }) => [code, name])),
    en: Object.fromEntries(places.map(({ code, englishName }) => [code, englishName])),
  };
}
