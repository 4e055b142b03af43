/** What the shop says, by language. */
import { deskEn } from './desk-words-en.js';
import { deskZh } from './desk-words-zh.js';
import { en } from './words-en.js';
import { zh } from './words-zh.js';

export const words = { 'zh-CN': { ...zh, ...deskZh }, en: { ...en, ...deskEn } };
