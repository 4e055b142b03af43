import { chinaProvinces } from '#bridge/calls/kit/china-places.ts';

/** The province-level divisions of China: code (GB/T 2260), Chinese and English name. */
export const provinces: readonly (readonly [code: string, name: string, englishName: string])[] = [
  ...chinaProvinces.map(({ code, name, englishName }) => [code, name, englishName] as const),
  ['710000', '台湾省', 'Taiwan'],
  ['810000', '香港特别行政区', 'Hong Kong'],
  ['820000', '澳门特别行政区', 'Macao'],
];
