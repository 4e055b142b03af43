import { recordWords } from '../../record/words.ts';
import { leavingKindWords } from '../terms.ts';
import { changeWords } from './change-states.words.ts';
import { leaving } from './leaving.ts';

/** The words of leavings. */
export const leavingWords = recordWords(leaving, {
  'zh-CN': {
    name: '离职',
    plural: '离职',
    fields: {
      employment: '员工',
      kind: '离职类型',
      noticeOn: '提出或通知日期',
      lastDay: '最后工作日',
      protection: '特殊保护情形',
      paidInsteadOfNotice: '支付代通知金',
      takeover: '下属移交给',
      reason: '离职原因',
    },
    choices: {
      kind: leavingKindWords['zh-CN'],
      protection: {
        none: '无',
        'occupational-disease-check': '未做离岗职业健康检查或疑似职业病',
        'work-injury': '职业病或工伤丧失劳动能力',
        'medical-period': '医疗期内',
        pregnancy: '孕期、产期、哺乳期',
      },
    },
    sections: { basic: '离职信息', more: '交接与原因' },
    ...changeWords['zh-CN'],
  },
  en: {
    name: 'leaving',
    plural: 'Departures',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      noticeOn: 'Notice given on',
      lastDay: 'Last day',
      protection: 'Protection',
      paidInsteadOfNotice: 'Pay instead of notice',
      takeover: 'Reports go to',
      reason: 'Reason',
    },
    choices: {
      kind: leavingKindWords.en,
      protection: {
        none: 'None',
        'occupational-disease-check': 'Occupational disease not yet examined',
        'work-injury': 'Occupational disease or work injury',
        'medical-period': 'In the medical treatment period',
        pregnancy: 'Pregnancy, birth or nursing',
      },
    },
    sections: { basic: 'Leaving', more: 'Hand-over and reason' },
    ...changeWords.en,
  },
});
