import { createTexts } from '#ui/texts/create-texts.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** The app's words in the language now in use. */
export const { t } = createTexts({ 'zh-CN': zhCN, en });
