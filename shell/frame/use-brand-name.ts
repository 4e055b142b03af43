import { useProductName } from '../entry/brand-name.tsx';
import { brandOf } from '../stores/portal/brand.ts';
import { useShellTexts } from '../texts/shell-texts.ts';

/** The name a system code gives the portal; the product's own where the code has none. */
export function useBrandName(systemCode: string): string {
  const t = useShellTexts();
  const product = useProductName();
  const brand = brandOf(systemCode);
  return brand ? t(`brand.${brand}`) : product;
}
