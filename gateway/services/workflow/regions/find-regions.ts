/** Regions to be chosen in a form: the parts of one, or by name. */
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { findFormRegions } from '#bridge/calls/workflow/form-instances.ts';
import { wholeCountry } from '#bridge/calls/workflow/region.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { findsThing } from '#gateway/kernel/people/name-keys.ts';
import {
  allRegions,
  fullRegionName,
  isLastRegion,
  type Region,
  regionName,
  regionsBelow,
} from './regions.ts';

/** The most regions that a search returns. */
const most = 20;

/** Lists them. */
export async function answerRegions(
  { locale }: Pick<CallContext, 'locale'>,
  { depth, parent, keyword }: ParsedRequestOf<typeof findFormRegions>,
): Promise<ResultOf<typeof findFormRegions>> {
  const found =
    parent === undefined
      ? matching(keyword).filter(({ code }) => isLastRegion(code, depth))
      : regionsBelow(parent === wholeCountry ? null : parent, depth);
  const listed = parent === undefined ? found.slice(0, most) : found;
  return listed.map((region) => ({
    code: region.code,
    name: regionName(region, locale),
    fullName: fullRegionName(region.code, locale) ?? region.name,
    isLast: isLastRegion(region.code, depth),
  }));
}

/** Regions whose own name is meant come before those of which one above is. */
function matching(keyword: string | undefined): readonly Region[] {
  const all = [...allRegions().byCode.values()];
  if (keyword === undefined) return all;
  const own = new Set(all.filter((region) => isNamed(region, keyword)).map(({ code }) => code));
  const word = compact(keyword);
  const isBelow = ({ code, parent }: Region): boolean => {
    for (let above = parent; above !== null; above = parentOf(above)) {
      if (own.has(above)) return true;
    }
    return word !== '' && typedNames(code).includes(word);
  };
  return [
    ...all.filter(({ code }) => own.has(code)),
    ...all.filter((region) => !own.has(region.code) && isBelow(region)),
  ];
}

/** A name as people type it: 江苏苏州姑苏 finds 江苏省 / 苏州市 / 姑苏区. */
function compact(name: string): string {
  // The endings of a province, a city, a district and a county.
  return name.replaceAll(/[\s/\u7701\u5e02\u533a\u53bf]/g, '').toLowerCase();
}

const typed = new Map<string, string>();

/** The names of a region with those above it in both languages, made once. */
function typedNames(code: string): string {
  const known = typed.get(code);
  if (known !== undefined) return known;
  const names = ['zh-CN' as const, 'en' as const].map((locale) =>
    compact(fullRegionName(code, locale) ?? ''),
  );
  typed.set(code, names.join('\n'));
  return names.join('\n');
}

function isNamed(region: Region, keyword: string): boolean {
  const { name, spelling } = region;
  // Pinyin is not looked for with Chinese characters.
  if (/\p{Script=Han}/u.test(keyword)) return name.includes(keyword);
  return (
    findsThing(keyword, { name, sort: `${spelling} ${name}` }) ||
    regionName(region, 'en').toLowerCase().includes(keyword.toLowerCase())
  );
}

function parentOf(code: string): string | null {
  return allRegions().byCode.get(code)?.parent ?? null;
}
