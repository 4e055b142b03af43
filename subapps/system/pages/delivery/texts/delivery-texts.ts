import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const deliveryTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the pages about mail and SMS. */
export type DeliveryWords = Translate<typeof zhCN>;

/** The words of the pages about mail and SMS in the language now in use. */
export function useDeliveryWords(): DeliveryWords {
  return useTexts(deliveryTexts);
}
