/** What the shop says, by language. */
import { en } from './words-en.js';
import { zh } from './words-zh.js';

export const words = { 'zh-CN': zh, en };
