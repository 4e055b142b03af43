import type { Terms } from '../../kit/words.ts';
import { recordWords } from '../../record/words.ts';
import { calibrationMeeting } from './meeting.ts';

/** Where a calibration meeting is. */
export const meetingStateWords: Terms<'draft' | 'open' | 'closed'> = {
  'zh-CN': { draft: '未开始', open: '进行中', closed: '已结束' },
  en: { draft: 'Not begun', open: 'Open', closed: 'Closed' },
};

/** The words of calibration meetings. */
export const calibrationMeetingWords = recordWords(calibrationMeeting, {
  'zh-CN': {
    name: '校准会',
    plural: '校准会',
    fields: {
      cycle: '考核周期',
      organ: '校准范围（组织及下级）',
      name: '名称',
      chair: '主持人',
      quotaVersion: '名额版本',
      overrideWhy: '分布超出时主持人的说明',
    },
    choices: {},
    sections: { basic: '基本信息', quotas: '名额' },
    lines: { members: { name: '成员', fields: { employment: '成员' }, choices: {} } },
    states: meetingStateWords['zh-CN'],
    moves: { open: '开始校准', close: '结束校准会', reopen: '重新打开' },
  },
  en: {
    name: 'calibration meeting',
    plural: 'Calibration meetings',
    fields: {
      cycle: 'Review cycle',
      organ: 'Organisation and below',
      name: 'Name',
      chair: 'Chair',
      quotaVersion: 'Version of quotas',
      overrideWhy: 'Reason of the chair',
    },
    choices: {},
    sections: { basic: 'Basics', quotas: 'Quotas' },
    lines: { members: { name: 'Members', fields: { employment: 'Member' }, choices: {} } },
    states: meetingStateWords.en,
    moves: { open: 'Open', close: 'Close', reopen: 'Reopen' },
  },
});
