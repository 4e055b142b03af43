import type { Locale } from '#bridge/calls/kit/words.ts';

interface TableWords {
  /** Tables that are named when the sample is removed; their parts go along without a word. */
  readonly removes: Readonly<Record<string, string>>;
  /** Tables that can be in the way. */
  readonly inTheWay: Readonly<Record<string, string>>;
}

/** What rows are called whose tables no declared record names. */
export const tableWords: Readonly<Record<Locale, TableWords>> = {
  'zh-CN': {
    removes: { employment: '员工', organ: '组织' },
    inTheWay: {
      job_row: '员工的任职',
      organ_row: '组织的上级或负责人',
      role_rule: '角色自动授权规则',
    },
  },
  en: {
    removes: { employment: 'Employees', organ: 'Organisations' },
    inTheWay: {
      job_row: 'Jobs of employees',
      organ_row: 'Parents or heads of organisations',
      role_rule: 'Rules that give roles',
    },
  },
};
