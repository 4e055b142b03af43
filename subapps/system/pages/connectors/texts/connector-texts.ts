import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { useTexts } from '#ui/texts/use-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const connectorTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key of the page. */
export type ConnectorWords = Translate<typeof zhCN>;

/** The words of the page in the language now in use. */
export function useConnectorWords(): ConnectorWords {
  return useTexts(connectorTexts);
}
