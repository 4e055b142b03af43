import { requestWords } from '../../kaoqin/records/request-states.words.ts';
import { recordWords } from '../../record/words.ts';
import { leaveRequest } from './leave-request.ts';

/** The words of leave requests. */
export const leaveRequestWords = recordWords(leaveRequest, {
  'zh-CN': {
    name: '请假申请',
    plural: '请假申请',
    fields: {
      employment: '员工',
      type: '假期类型',
      fromOn: '开始日期',
      fromHalf: '开始时段',
      toOn: '结束日期',
      toHalf: '结束时段',
      fromAt: '开始时间（按小时请假）',
      toAt: '结束时间（按小时请假）',
      reason: '请假原因',
      days: '天数',
    },
    choices: {
      fromHalf: {
        am: '上午',
        pm: '下午',
      },
      toHalf: {
        am: '上午',
        pm: '下午',
      },
    },
    sections: { basic: '请假信息' },
    ...requestWords['zh-CN'],
  },
  en: {
    name: 'leave request',
    plural: 'Leave requests',
    fields: {
      employment: 'Employee',
      type: 'Leave type',
      fromOn: 'From',
      fromHalf: 'From half',
      toOn: 'To',
      toHalf: 'To half',
      fromAt: 'From (leave by the hour)',
      toAt: 'To (leave by the hour)',
      reason: 'Reason',
      days: 'Days',
    },
    choices: {
      fromHalf: {
        am: 'Morning',
        pm: 'Afternoon',
      },
      toHalf: {
        am: 'Morning',
        pm: 'Afternoon',
      },
    },
    sections: { basic: 'Leave' },
    ...requestWords.en,
  },
});
