import type { Locale } from '#bridge/calls/kit/words.ts';

/** What made-up changes say, in the language of a tenant. */
export interface LifeWords {
  readonly assessment: string;
  readonly transfer: string;
  readonly leaving: string;
  readonly handover: readonly string[];
}

const words: Readonly<Record<Locale, LifeWords>> = {
  'zh-CN': {
    assessment: '试用期内按时完成交付，能独立承担模块工作，建议转正。',
    transfer: '业务调整，支持新项目。',
    leaving: '个人发展原因。',
    handover: ['项目文档与代码', '笔记本电脑', '门禁卡'],
  },
  en: {
    assessment: 'Delivered on time and works on modules alone. Recommended.',
    transfer: 'Supports the new project.',
    leaving: 'Takes up a post elsewhere.',
    handover: ['Documents and code', 'Laptop', 'Access card'],
  },
};

/** The made-up words for a language. */
export function lifeWordsFor(locale: Locale): LifeWords {
  return words[locale];
}
