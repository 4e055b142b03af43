import { recordWords } from '../../record/words.ts';
import { shiftAssignment } from './shift-assignment.ts';

/** The words of personal shifts. */
export const shiftAssignmentWords = recordWords(shiftAssignment, {
  'zh-CN': {
    name: '个人班次',
    plural: '个人班次',
    fields: {
      employment: '员工',
      shift: '班次',
      fromOn: '开始日期',
      toOn: '结束日期',
      workDays: '每周工作日',
      note: '备注',
    },
    choices: {
      workDays: {
        five: '周一至周五',
        six: '周一至周六',
        seven: '每天',
      },
    },
    sections: { basic: '基本信息', days: '适用日期' },
  },
  en: {
    name: 'personal shift',
    plural: 'Personal shifts',
    fields: {
      employment: 'Employee',
      shift: 'Shift',
      fromOn: 'From',
      toOn: 'To',
      workDays: 'Working days',
      note: 'Note',
    },
    choices: {
      workDays: {
        five: 'Monday to Friday',
        six: 'Monday to Saturday',
        seven: 'Every day',
      },
    },
    sections: { basic: 'Basics', days: 'Days' },
  },
});
