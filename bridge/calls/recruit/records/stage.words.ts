import { recordWords } from '../../record/words.ts';
import { hiringStage } from './stage.ts';

/** The words of stages. */
export const hiringStageWords = recordWords(hiringStage, {
  'zh-CN': {
    name: '招聘阶段',
    plural: '招聘阶段',
    fields: {
      sequence: '顺序',
      name: '阶段名称',
      nameEn: '英文名称',
      kind: '阶段类型',
      targetDays: '目标天数',
      scorecards: '所需面试评价数',
    },
    choices: {
      kind: {
        screen: '初筛',
        evaluate: '部门评估',
        test: '笔试',
        interview: '面试',
        offer: '录用',
        preEntry: '待入职',
        hired: '已入职',
      },
    },
    sections: { basic: '基本信息', rules: '推进规则' },
  },
  en: {
    name: 'stage',
    plural: 'Stages',
    fields: {
      sequence: 'Order',
      name: 'Chinese name',
      nameEn: 'English name',
      kind: 'Kind',
      targetDays: 'Target days',
      scorecards: 'Scorecards needed',
    },
    choices: {
      kind: {
        screen: 'Screening',
        evaluate: 'Evaluation',
        test: 'Test',
        interview: 'Interview',
        offer: 'Offer',
        preEntry: 'Pre-entry',
        hired: 'Hired',
      },
    },
    sections: { basic: 'Basics', rules: 'Rules' },
  },
});
