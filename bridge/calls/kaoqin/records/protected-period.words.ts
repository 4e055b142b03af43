import { recordWords } from '../../record/words.ts';
import { protectedPeriod } from './protected-period.ts';

/** The words of protected periods. */
export const protectedPeriodWords = recordWords(protectedPeriod, {
  'zh-CN': {
    name: '特殊保护期',
    plural: '特殊保护期',
    fields: {
      employment: '员工',
      kind: '类型',
      fromOn: '怀孕日期或子女出生日期',
      toOn: '提前结束日期',
      bannedFrom: '禁排夜班、加班起始日',
      bannedTo: '禁排夜班、加班截止日',
      note: '备注',
    },
    choices: {
      kind: {
        pregnancy: '孕期',
        nursing: '哺乳期',
      },
    },
    sections: { basic: '基本信息', days: '保护期间' },
  },
  en: {
    name: 'protected period',
    plural: 'Protected periods',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      fromOn: 'Pregnancy or birth',
      toOn: 'Ends earlier on',
      bannedFrom: 'No night work from',
      bannedTo: 'No night work until',
      note: 'Note',
    },
    choices: {
      kind: {
        pregnancy: 'Pregnancy',
        nursing: 'Nursing',
      },
    },
    sections: { basic: 'Basics', days: 'Days without night work and overtime' },
  },
});
