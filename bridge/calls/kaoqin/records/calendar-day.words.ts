import { recordWords } from '../../record/words.ts';
import { calendarDay } from './calendar-day.ts';

/** The words of calendar days. */
export const calendarDayWords = recordWords(calendarDay, {
  'zh-CN': {
    name: '节假日',
    plural: '节假日',
    fields: {
      day: '日期',
      kind: '类型',
      name: '名称',
      note: '说明',
    },
    choices: {
      kind: {
        'statutory-holiday': '法定节假日',
        'rest-day': '休息日',
        workday: '工作日',
      },
    },
    sections: { basic: '基本信息' },
  },
  en: {
    name: 'calendar day',
    plural: 'Calendar days',
    fields: {
      day: 'Day',
      kind: 'Kind',
      name: 'Name',
      note: 'Note',
    },
    choices: {
      kind: {
        'statutory-holiday': 'Statutory holiday',
        'rest-day': 'Day off',
        workday: 'Workday',
      },
    },
    sections: { basic: 'Basics' },
  },
});
