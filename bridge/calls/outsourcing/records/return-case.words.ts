import { recordWords } from '../../record/words.ts';
import { dispatchReturn } from './return-case.ts';

/** The words of returns. */
export const dispatchReturnWords = recordWords(dispatchReturn, {
  'zh-CN': {
    name: '退回',
    plural: '退回记录',
    fields: {
      employment: '派遣员工',
      reason: '退回理由',
      noticeOn: '通知日期',
      effectiveOn: '生效日期',
      evidence: '证明材料',
      replacement: '需要补员',
      note: '情况说明',
    },
    choices: {
      reason: {
        fault: '过失（劳动合同法第三十九条）',
        illness: '医疗期满不能工作（第四十条第一项）',
        unfit: '不能胜任工作（第四十条第二项）',
        changed: '客观情况重大变化（第四十条第三项）',
        redundancy: '经济性裁员（第四十一条）',
        hostClosed: '用工单位破产、解散或停业',
        agreementEnded: '派遣协议期满终止',
      },
    },
    sections: {
      basic: '基本信息',
      ground: '依据',
    },
    states: {
      draft: '草稿',
      sent: '已发出',
      disputed: '有异议',
      accepted: '已接受',
      dropped: '已作废',
    },
    moves: {
      send: '发出',
      dispute: '登记异议',
      accept: '确认退回',
      drop: '作废',
    },
  },
  en: {
    name: 'return',
    plural: 'Returns',
    fields: {
      employment: 'Worker',
      reason: 'Reason',
      noticeOn: 'Notice on',
      effectiveOn: 'Effective on',
      evidence: 'Evidence',
      replacement: 'Replacement wanted',
      note: 'Account',
    },
    choices: {
      reason: {
        fault: 'Fault (Labour Contract Law, art. 39)',
        illness: 'Unable after medical treatment (art. 40 no. 1)',
        unfit: 'Not up to the work (art. 40 no. 2)',
        changed: 'Circumstances changed (art. 40 no. 3)',
        redundancy: 'Redundancy (art. 41)',
        hostClosed: 'Host bankrupt, dissolved or closed',
        agreementEnded: 'Agreement ended',
      },
    },
    sections: {
      basic: 'Basics',
      ground: 'Grounds',
    },
    states: {
      draft: 'Draft',
      sent: 'Sent',
      disputed: 'Disputed',
      accepted: 'Accepted',
      dropped: 'Dropped',
    },
    moves: {
      send: 'Send',
      dispute: 'Note a dispute',
      accept: 'Confirm the return',
      drop: 'Drop',
    },
  },
});
