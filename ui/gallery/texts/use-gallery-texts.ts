import { createTexts, type Translate } from '../../texts/create-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const galleryTexts = createTexts({ 'zh-CN': zhCN, en });

/** The words of the gallery. */
export function useGalleryTexts(): Translate<typeof zhCN> {
  return useTexts(galleryTexts);
}
