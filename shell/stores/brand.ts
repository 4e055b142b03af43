/** What a system code decides: the name over the menu, and the colours until the person chooses others. */
import type { ThemeName } from './preferences.ts';

/** The system codes that have a brand of their own (specification §1). */
export const brandCodes = ['harbour', 'maple', 'weihai'] as const;

/** One of the brands. */
export type BrandCode = (typeof brandCodes)[number];

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
