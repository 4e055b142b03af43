import { recordWords } from '../../record/words.ts';
import { importedPunch } from './imported-punch.ts';

/** The words of imported punches. */
export const importedPunchWords = recordWords(importedPunch, {
  'zh-CN': {
    name: '导入打卡',
    plural: '导入打卡',
    fields: { employment: '员工', day: '打卡日期', at: '打卡时间', device: '设备' },
    choices: {},
    sections: { basic: '打卡信息' },
  },
  en: {
    name: 'imported punch',
    plural: 'Imported punches',
    fields: { employment: 'Employee', day: 'Day', at: 'Time', device: 'Device' },
    choices: {},
    sections: { basic: 'Punch' },
  },
});
