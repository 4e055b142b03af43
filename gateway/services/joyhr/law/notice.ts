import { type DatedRule, type LawScope, ruleOn, type Source } from '#gateway/kernel/law/rule.ts';
import { addDays } from '#gateway/kernel/people/calendar.ts';
import { articles } from './texts/articles.ts';

/** Who ends an employment: the employee, or the employer for a reason without fault of the employee. */
export type NoticeBy = 'employee' | 'employer';

/** What is known of an ending when its notice is checked. */
export interface NoticeCase {
  readonly by: NoticeBy;
  readonly givenOn: string;
  readonly inProbation: boolean;
}

/** How long a notice runs, and the article that says so. */
export interface Notice {
  readonly days: number;
  /** The first day that can be the last day of work. */
  readonly earliestLastDay: string;
  /** Instead of the notice a month's pay can be given. */
  readonly payable: boolean;
  readonly source: Source;
}

interface NoticeRule extends DatedRule {
  readonly by: NoticeBy;
  readonly days: number;
  readonly probationDays: number;
  readonly payable: boolean;
}

const noticeRules: readonly NoticeRule[] = [
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    source: articles.noticeOfEmployee,
    by: 'employee',
    days: 30,
    probationDays: 3,
    payable: false,
  },
  {
    place: 'CN',
    from: '2008-01-01',
    to: null,
    source: articles.noticeOfEmployer,
    by: 'employer',
    days: 30,
    probationDays: 30,
    payable: true,
  },
];

/** The notice of an ending. */
export function noticeOf({ by, givenOn, inProbation }: NoticeCase, scope: LawScope): Notice {
  const rule = ruleOn(
    noticeRules.filter((one) => one.by === by),
    scope,
  );
  const days = inProbation ? rule.probationDays : rule.days;
  const { payable, source } = rule;
  return { days, earliestLastDay: addDays(givenOn, days), payable, source };
}
