import { useEntryTexts } from '../entry/texts/entry-texts.ts';
import { brandOf } from '../stores/brand.ts';
import { useShellTexts } from '../texts/shell-texts.ts';

/** The name a system code gives the portal; the product's own where the code has none. */
export function useBrandName(systemCode: string): string {
  const t = useShellTexts();
  const entry = useEntryTexts();
  const brand = brandOf(systemCode);
  return brand ? t(`brand.${brand}`) : entry('product');
}
