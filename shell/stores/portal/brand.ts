/** What a system code decides: the name over the menu, and the colours until the person chooses others. */
import { type BrandCode, brandCodes } from '#bridge/calls/tum/brands.ts';
import type { ThemeName } from './preferences.ts';
import { systemInfo } from './system-info.ts';

const themes: Readonly<Record<BrandCode, ThemeName>> = {
  harbour: 'blue',
  maple: 'orange',
  weihai: 'blue',
};

/** Finds the brand of a system code; undefined for the product's own. */
export function brandOf(systemCode: string): BrandCode | undefined {
  return brandCodes.find((code) => code === systemCode);
}

/** The colours a company starts with: those of the host it is opened on, else of its own brand. */
export function brandTheme(systemCode: string): ThemeName {
  const brand = brandOf(systemCode);
  return systemInfo?.themeId || (brand ? themes[brand] : 'blue');
}
