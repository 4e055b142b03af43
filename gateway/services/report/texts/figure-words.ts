import type { Locale } from '#bridge/calls/kit/words.ts';

/** What the figures of the home page say in one language. */
export interface FigureWords {
  readonly headCount: string;
  readonly joined: string;
  readonly left: string;
  readonly turnover: string;
  /** `change` carries its sign. */
  sinceMonthStart(change: string): string;
}

/** The words of the figures of the home page, by language. */
export const figureWords: Readonly<Record<Locale, FigureWords>> = {
  'zh-CN': {
    headCount: '在职人数',
    joined: '本月入职',
    left: '本月离职',
    turnover: '近 12 个月离职率',
    sinceMonthStart: (change) => `较月初 ${change}`,
  },
  en: {
    headCount: 'Head-count',
    joined: 'Joined this month',
    left: 'Left this month',
    turnover: 'Turnover, 12 months',
    sinceMonthStart: (change) => `${change} since the month began`,
  },
};
