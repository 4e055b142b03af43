import type { Locale } from '#bridge/calls/kit/words.ts';

/** What a list says about jobs that no answer's code says. */
interface JobWords {
  readonly interrupted: string;
}

/** Those words in each language. */
export const jobWords: Readonly<Record<Locale, JobWords>> = {
  'zh-CN': { interrupted: '执行任务的服务意外中断' },
  en: { interrupted: 'The service that ran the job was interrupted' },
};
