import { recordWords } from '../../record/words.ts';
import { dispatchAssignment } from './assignment.ts';

/** The words of assignments. */
export const dispatchAssignmentWords = recordWords(dispatchAssignment, {
  'zh-CN': {
    name: '派遣用工',
    plural: '派遣用工',
    fields: {
      employment: '派遣员工',
      post: '派遣岗位',
      fromOn: '用工开始',
      toOn: '用工结束',
      agencyFrom: '与派遣单位合同开始',
      agencyTo: '与派遣单位合同结束',
      comparablePay: '同岗位月薪（元）',
      ownPay: '本人月薪（元）',
      protection: '保护情形',
      protectedUntil: '保护期至',
      ratioReason: '超比例用工原因',
      note: '备注',
    },
    choices: {
      protection: {
        'occupational-disease-check': '职业病检查期',
        'work-injury': '工伤',
        'medical-period': '医疗期',
        pregnancy: '孕期、产期、哺乳期',
        'near-retirement': '连续工作满十五年且距退休不足五年',
      },
    },
    sections: {
      basic: '基本信息',
      pay: '同工同酬',
      protection: '特殊保护',
      more: '其他',
    },
    states: {
      planned: '待上岗',
      working: '在岗',
      ended: '已结束',
      returned: '已退回',
      cancelled: '已取消',
    },
    moves: {
      start: '上岗',
      end: '结束用工',
      cancel: '取消',
    },
  },
  en: {
    name: 'assignment',
    plural: 'Assignments',
    fields: {
      employment: 'Worker',
      post: 'Post',
      fromOn: 'From',
      toOn: 'Until',
      agencyFrom: 'Agency contract from',
      agencyTo: 'Agency contract until',
      comparablePay: 'Pay of own staff',
      ownPay: 'Pay of the worker',
      protection: 'Protection',
      protectedUntil: 'Protected until',
      ratioReason: 'Why above the ratio',
      note: 'Note',
    },
    choices: {
      protection: {
        'occupational-disease-check': 'Check for an occupational disease',
        'work-injury': 'Work injury',
        'medical-period': 'Medical treatment period',
        pregnancy: 'Pregnancy to nursing',
        'near-retirement': '15 years and close to retirement',
      },
    },
    sections: {
      basic: 'Basics',
      pay: 'Equal pay',
      protection: 'Protection',
      more: 'More',
    },
    states: {
      planned: 'Planned',
      working: 'Working',
      ended: 'Ended',
      returned: 'Returned',
      cancelled: 'Cancelled',
    },
    moves: {
      start: 'Start',
      end: 'End',
      cancel: 'Cancel',
    },
  },
});
