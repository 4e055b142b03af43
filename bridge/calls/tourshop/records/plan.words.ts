import { recordWords } from '../../record/words.ts';
import { tourPlan } from './plan.ts';

/** The words of benefit plans. */
export const tourPlanWords = recordWords(tourPlan, {
  'zh-CN': {
    name: '福利计划',
    plural: '福利计划',
    fields: {
      name: '计划名称',
      nameEn: '英文名称',
      validFrom: '开始日期',
      validTo: '结束日期',
      lotLife: '积分有效期',
      probation: '试用期可参加',
      serviceMonths: '最少司龄（月）',
      familyAllowed: '可携带家属',
      fundedTrip: '积分不足可申请公司资助',
      budget: '预算（元）',
    },
    choices: { lotLife: { endOfPlan: '至计划结束', twelveMonths: '发放后 12 个月' } },
    sections: { basic: '计划', people: '适用人员' },
    lines: {
      grades: {
        name: '积分标准',
        fields: { monthsFrom: '司龄满（月）', points: '积分' },
        choices: {},
      },
    },
    states: { draft: '草稿', open: '进行中', closed: '已结束' },
    moves: { open: '启用', close: '结束' },
  },
  en: {
    name: 'benefit plan',
    plural: 'Benefit plans',
    fields: {
      name: 'Name',
      nameEn: 'English name',
      validFrom: 'From',
      validTo: 'To',
      lotLife: 'Points end',
      probation: 'Open in probation',
      serviceMonths: 'Least months of service',
      familyAllowed: 'Family may come',
      fundedTrip: 'The company may pay what points do not',
      budget: 'Budget (CNY)',
    },
    choices: { lotLife: { endOfPlan: 'With the plan', twelveMonths: 'After twelve months' } },
    sections: { basic: 'Plan', people: 'For whom' },
    lines: {
      grades: {
        name: 'Points',
        fields: { monthsFrom: 'Months of service from', points: 'Points' },
        choices: {},
      },
    },
    states: { draft: 'Draft', open: 'Open', closed: 'Closed' },
    moves: { open: 'Open', close: 'Close' },
  },
});
