import type { Locale } from '#bridge/calls/kit/words.ts';

interface RetentionWords {
  readonly cohorts: string;
  readonly survival: string;
  cohort(key: string): string;
  readonly all: string;
  readonly joinedIn: string;
  readonly joined: string;
  after(months: number): string;
  readonly group: string;
  readonly month: string;
  readonly atRisk: string;
  readonly left: string;
  readonly share: string;
  median(label: string, months: number | null): string;
  few(label: string): string;
  readonly hidden: string;
}

/** The words of retention: definitions, names of cohorts, and headings of its sheets. */
export const retentionWords: Readonly<Record<Locale, RetentionWords>> = {
  'zh-CN': {
    cohorts:
      '留存率 = 该批入职人员中，满 N 个月时仍为同一段任职的人数 ÷ 该批入职人数。按入职当日任职的组织统计，之后调动不算流失；离职后再入职的，另计一次入职。整批人员都满 N 个月后才显示。',
    survival:
      '按 Kaplan–Meier 方法估计：每逢有人离职，留存率乘以（1 − 当时离职人数 ÷ 当时在观察中的人数）。观察期开始前已入职的人员，只从观察期开始时的司龄起计入；仍在职和调出的人员计到最后可见的一天为止。按离职原因查看时，因其他原因离职的人员同样计到离职为止。在观察中的人数少于 10 人时曲线终止。',
    cohort: (key) => {
      const [year = key, part] = key.split('-');
      if (part === undefined) return `${year} 年`;
      return part.startsWith('Q') ? `${year} 年第 ${part.slice(1)} 季度` : key;
    },
    all: '全部',
    joinedIn: '入职时间',
    joined: '入职人数',
    after: (months) => `满 ${months} 个月（%）`,
    group: '分组',
    month: '司龄（月）',
    atRisk: '观察中人数',
    left: '当月离职人数',
    share: '留存率（%）',
    median: (label, months) =>
      months === null ? `${label}：留存率尚未降至 50%` : `${label}：留存中位数 ${months} 个月`,
    few: (label) => `${label}：观察中人数少于 10 人，不绘制曲线`,
    hidden: '人数过少，不显示',
  },
  en: {
    cohorts:
      'Retention is the share of the joiners of a period who are still in the same employment after N months. They count in the organisation of their joining day; a transfer later is no loss, and somebody who comes back is a joiner again. It is shown once all joiners of the period have had their N months.',
    survival:
      'Estimated by Kaplan and Meier: whenever somebody leaves, the share is multiplied by (1 − leavers ÷ people under observation at that moment). People who joined before the observed period count only from the service they had at its beginning; people who are still employed or moved out count up to the last day they are seen. By reason for leaving, people who left for another reason count up to that day too. The curve ends where fewer than 10 people are under observation.',
    cohort: (key) => {
      const [year = key, part] = key.split('-');
      return part?.startsWith('Q') ? `${part} ${year}` : key;
    },
    all: 'All',
    joinedIn: 'Joined in',
    joined: 'Joiners',
    after: (months) => (months === 1 ? 'After 1 month (%)' : `After ${months} months (%)`),
    group: 'Group',
    month: 'Months of service',
    atRisk: 'Under observation',
    left: 'Left in the month',
    share: 'Retention (%)',
    median: (label, months) =>
      months === null
        ? `${label}: retention has not come down to 50%`
        : `${label}: median stay ${months} months`,
    few: (label) => `${label}: fewer than 10 people under observation, no curve`,
    hidden: 'Too few people',
  },
};
