import { createTexts, type Translate } from '#ui/texts/create-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** Gives the app's words in the language now in use. */
export const t: Translate<typeof zhCN> = createTexts({ 'zh-CN': zhCN, en }).t;
