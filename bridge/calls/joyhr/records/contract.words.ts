import { recordWords } from '../../record/words.ts';
import { contractKindWords } from '../terms.ts';
import { contract } from './contract.ts';

/** The words of contracts. */
export const contractWords = recordWords(contract, {
  'zh-CN': {
    name: '劳动合同',
    plural: '劳动合同',
    fields: {
      employment: '员工',
      number: '合同编号',
      kind: '合同类型',
      entity: '签订主体',
      signedOn: '签订日期',
      fromOn: '合同开始日期',
      toOn: '合同到期日期',
      probationMonths: '试用期（月）',
      endedOn: '解除/终止日期',
      endReason: '解除/终止原因',
      note: '备注',
      renewals: '续签次数',
      status: '合同状态',
      advice: '续签提示',
      renewBy: '应续签日期',
    },
    choices: {
      kind: contractKindWords['zh-CN'],
      endReason: {
        expiry: '合同期满终止',
        agreement: '协商一致解除',
        resignation: '员工辞职',
        dismissal: '公司解除',
        redundancy: '经济性裁员',
        retirement: '退休',
        other: '其他',
      },
      status: {
        unsigned: '待签署',
        upcoming: '未生效',
        active: '履行中',
        ending: '即将到期',
        expired: '已到期未续签',
        renewed: '已续签',
        ended: '已解除/终止',
      },
      advice: {
        twoTerms:
          '已连续订立两次固定期限合同，续订时应订立无固定期限合同（《劳动合同法》第十四条）',
        tenYears: '连续工作满十年，续订时应订立无固定期限合同（《劳动合同法》第十四条）',
      },
    },
    sections: { basic: '基本信息', term: '合同期限', end: '解除与终止', more: '其他' },
  },
  en: {
    name: 'contract',
    plural: 'Labour contracts',
    fields: {
      employment: 'Employee',
      number: 'Contract no.',
      kind: 'Type',
      entity: 'Signing company',
      signedOn: 'Signed on',
      fromOn: 'Begins on',
      toOn: 'Ends on',
      probationMonths: 'Probation (months)',
      endedOn: 'Terminated on',
      endReason: 'Reason',
      note: 'Note',
      renewals: 'Renewals',
      status: 'Status',
      advice: 'On renewal',
      renewBy: 'Renew by',
    },
    choices: {
      kind: contractKindWords.en,
      endReason: {
        expiry: 'End of term',
        agreement: 'By agreement',
        resignation: 'Resignation',
        dismissal: 'Dismissal',
        redundancy: 'Redundancy',
        retirement: 'Retirement',
        other: 'Other',
      },
      status: {
        unsigned: 'Not signed',
        upcoming: 'Upcoming',
        active: 'In force',
        ending: 'Ending soon',
        expired: 'Expired, not renewed',
        renewed: 'Renewed',
        ended: 'Terminated',
      },
      advice: {
        twoTerms:
          'Two fixed terms in a row: a renewal is open-ended (Labour Contract Law, art. 14)',
        tenYears: 'Ten years of service: a renewal is open-ended (Labour Contract Law, art. 14)',
      },
    },
    sections: { basic: 'Basics', term: 'Term', end: 'Termination', more: 'More' },
  },
});
