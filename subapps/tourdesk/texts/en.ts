import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

/** Words of the app in English. */
export const en: Translation<typeof zhCN> = { notFound: 'There is no such page' };
