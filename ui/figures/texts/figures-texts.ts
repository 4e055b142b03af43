import { createTexts, type Translate } from '../../texts/create-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { Presentation } from '../types.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

const figuresTexts = createTexts({ 'zh-CN': zhCN, en });

/** Gives the words for a key. */
export type FigureWords = Translate<typeof zhCN>;

/** The words around figures. */
export function useFigureWords(): FigureWords {
  return useTexts(figuresTexts);
}

/** The names of the ways of drawing. */
export function usePresentationNames(): (presentation: Presentation) => string {
  const t = useFigureWords();
  return (presentation) => t(`presentations.${presentation}`);
}

/** The same outside React. */
export const figureWords: FigureWords = figuresTexts.t;
