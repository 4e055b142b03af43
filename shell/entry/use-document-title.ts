import { useEffect } from 'react';
import { useProductName } from './brand-name.tsx';

/** Names the browser's own tab after the page, before the name of the product. */
export function useDocumentTitle(page: string | undefined): void {
  const product = useProductName();
  useEffect(() => {
    document.title = page ? `${page} · ${product}` : product;
  }, [page, product]);
}
