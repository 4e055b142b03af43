import { recordWords } from '../../record/words.ts';
import { positionPlan } from './position-plan.ts';

/** The words of plans of positions. */
export const positionPlanWords = recordWords(positionPlan, {
  'zh-CN': {
    name: '编制调整',
    plural: '编制调整',
    fields: {
      organ: '所属组织',
      position: '岗位',
      fromOn: '生效日期',
      planned: '调整后编制',
      reason: '调整说明',
    },
    choices: {},
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'change of plan',
    plural: 'Plan changes',
    fields: {
      organ: 'Organisation',
      position: 'Position',
      fromOn: 'From',
      planned: 'Planned',
      reason: 'Reason',
    },
    choices: {},
    sections: { basic: 'Basics' },
  },
});
