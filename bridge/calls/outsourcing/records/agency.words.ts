import { recordWords } from '../../record/words.ts';
import { agency } from './agency.ts';

/** The words of agencies. */
export const agencyWords = recordWords(agency, {
  'zh-CN': {
    name: '派遣单位',
    plural: '派遣单位',
    fields: {
      name: '单位名称',
      creditCode: '统一社会信用代码',
      permitNumber: '劳务派遣许可证编号',
      permitFrom: '许可证起始日期',
      permitTo: '许可证到期日期',
      permitScan: '许可证扫描件',
      contact: '联系人',
      phone: '联系电话',
      email: '邮箱',
      supplier: '对应供应商（开通账号用）',
      note: '备注',
    },
    choices: {},
    sections: {
      basic: '基本信息',
      permit: '经营许可',
      more: '其他',
    },
    states: {
      active: '正常合作',
      blocked: '停止合作',
    },
    moves: {
      block: '停止合作',
      unblock: '恢复合作',
    },
  },
  en: {
    name: 'agency',
    plural: 'Agencies',
    fields: {
      name: 'Name',
      creditCode: 'Credit code',
      permitNumber: 'Permit number',
      permitFrom: 'Permit from',
      permitTo: 'Permit until',
      permitScan: 'Scan of the permit',
      contact: 'Contact',
      phone: 'Phone',
      email: 'Email',
      supplier: 'Supplier (for logins)',
      note: 'Note',
    },
    choices: {},
    sections: {
      basic: 'Basics',
      permit: 'Permit',
      more: 'More',
    },
    states: {
      active: 'Active',
      blocked: 'Blocked',
    },
    moves: {
      block: 'Block',
      unblock: 'Unblock',
    },
  },
});
