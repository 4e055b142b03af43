import type { ReactElement } from 'react';
import { useLocale } from '#ui/texts/use-texts.ts';
import { systemInfo } from '../stores/portal/system-info.ts';
import { BrandMark } from './brand-mark.tsx';
import css from './brand-name.module.css';
import { useEntryTexts } from './texts/entry-texts.ts';

/** The name that this host gives the portal; the product's own where it has none. */
export function useProductName(): string {
  const t = useEntryTexts();
  const locale = useLocale();
  return systemInfo?.sysName[locale] || t('product');
}

/** A logo, or that of this host, or the mark of the product. `size` is in pixels. */
export function Logo({ size, url }: { size: number; url?: string | undefined }): ReactElement {
  const source = url || systemInfo?.logoUrl;
  if (!source) return <BrandMark size={size} />;
  return <img className={css.logo} src={source} height={size} alt="" />;
}

/** A name that leads to where the brand of this host wants it to. */
export function BrandLink({ name }: { name: string }): ReactElement {
  if (!systemInfo?.linkUrl) return <>{name}</>;
  return (
    <a className={css.link} href={systemInfo.linkUrl} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  );
}
