/** The parts of China by their codes: provinces, cities, counties. `README.md` says where the table comes from. */
import { readFileSync } from 'node:fs';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { RegionDepth } from '#bridge/calls/workflow/region.ts';
import { provinces } from '../../ums/texts/provinces.ts';

/** One part of China. */
export interface Region {
  readonly code: string;
  readonly name: string;
  /** Pinyin by syllables. */
  readonly spelling: string;
  /** The part it is in; null for a province. */
  readonly parent: string | null;
}

interface Table {
  readonly byCode: ReadonlyMap<string, Region>;
  readonly below: ReadonlyMap<string | null, readonly Region[]>;
}

let table: Table | undefined;

/** The table in the order of its codes, read once. */
export function allRegions(): Table {
  table ??= readTable();
  return table;
}

function readTable(): Table {
  const lines = readFileSync(new URL('divisions.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const codes = new Set(rows.map(([code]) => code));
  const regions = rows.map(([code = '', name = '', spelling = '']): Region => {
    const parent = [`${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`].find(
      (above) => above !== code && codes.has(above),
    );
    return { code, name, spelling, parent: code.endsWith('0000') ? null : (parent ?? null) };
  });
  return {
    byCode: new Map(regions.map((region) => [region.code, region])),
    below: Map.groupBy(regions, ({ parent }) => parent),
  };
}

/** The regions right below one, or the provinces, down to a depth. */
export function regionsBelow(parent: string | null, depth: RegionDepth): readonly Region[] {
  return (allRegions().below.get(parent) ?? []).filter(({ code }) => isWithin(code, depth));
}

/** Whether a code is a region that can be chosen: at this depth nothing is below it. */
export function isLastRegion(code: string, depth: RegionDepth): boolean {
  return (
    allRegions().byCode.has(code) && isWithin(code, depth) && regionsBelow(code, depth).length === 0
  );
}

/** Provinces end with four zeros and cities with two; counties that a province governs itself count as cities. */
function isWithin(code: string, depth: RegionDepth): boolean {
  if (depth === 'county' || code.endsWith('0000')) return true;
  return depth === 'city' && (code.endsWith('00') || code.slice(2, 4) === '90');
}

const englishProvinces = new Map(provinces.map(([code, , english]) => [code, english]));

/** What a region is called. Below the provinces names are as the standard writes them, in Chinese. */
export function regionName({ code, name }: Region, locale: Locale): string {
  return (locale === 'en' ? englishProvinces.get(code) : undefined) ?? name;
}

/** Its name with those above it; undefined for a code that no region has. */
export function fullRegionName(code: string, locale: Locale): string | undefined {
  const region = allRegions().byCode.get(code);
  if (region === undefined) return undefined;
  const above = region.parent === null ? undefined : fullRegionName(region.parent, locale);
  const own = regionName(region, locale);
  return above === undefined ? own : `${above} / ${own}`;
}
