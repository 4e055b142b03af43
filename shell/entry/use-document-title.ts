import { useEffect } from 'react';
import { useEntryTexts } from './texts/entry-texts.ts';

/** Names the browser's own tab after the page, before the name of the product. */
export function useDocumentTitle(page: string | undefined): void {
  const t = useEntryTexts();
  useEffect(() => {
    document.title = page ? `${page} · ${t('product')}` : t('product');
  }, [page, t]);
}
