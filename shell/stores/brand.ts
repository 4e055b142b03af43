/** What a system code decides: the name over the menu, and the colours until the person chooses others. */
import { type BrandCode, brandCodes } from '#bridge/calls/tum/brands.ts';
import type { ThemeName } from './preferences.ts';

const themes: Readonly<Record<BrandCode, ThemeName>> = {
  harbour: 'blue',
  maple: 'orange',
  weihai: 'blue',
};

/** Finds the brand of a system code; undefined for the product's own. */
export function brandOf(systemCode: string): BrandCode | undefined {
  return brandCodes.find((code) => code === systemCode);
}

/** The colours a brand starts with. */
export function brandTheme(brand: BrandCode | undefined): ThemeName {
  return brand ? themes[brand] : 'blue';
}
