import { recordWords } from '../../record/words.ts';
import { supplier } from './supplier.ts';

/** The words of suppliers. */
export const supplierWords = recordWords(supplier, {
  'zh-CN': {
    name: '供应商',
    plural: '供应商',
    fields: {
      name: '供应商名称',
      shortName: '简称',
      creditCode: '统一社会信用代码',
      kind: '类别',
      since: '合作起始日期',
      legalPerson: '法定代表人',
      address: '地址',
      payDays: '账期（天）',
      tolerance: '允许超收比例（%）',
      blockReason: '列入黑名单原因',
      note: '内部备注',
      level: '等级',
      licenceTo: '最早到期资质',
      openOrders: '未完成订单',
    },
    choices: {
      kind: {
        goods: '物资',
        services: '服务',
        dispatch: '劳务派遣',
        travel: '旅行社',
        training: '培训',
        medical: '体检医疗',
        insurance: '保险',
        recruiting: '招聘服务',
      },
      level: { A: 'A', B: 'B', C: 'C', D: 'D' },
    },
    sections: { basic: '基本信息', terms: '合作条件', standing: '等级与状态' },
    lines: {
      contacts: {
        name: '联系人',
        fields: { name: '姓名', post: '职务', phone: '电话', email: '邮箱', duty: '负责' },
        choices: { duty: { orders: '订单', money: '结算', people: '人员', other: '其他' } },
      },
    },
    states: {
      applicant: '待准入',
      qualified: '合格',
      restricted: '限制合作',
      blacklisted: '黑名单',
      closed: '已终止',
    },
    moves: {
      admit: '准入',
      restrict: '限制合作',
      restore: '恢复合作',
      block: '列入黑名单',
      close: '终止合作',
    },
  },
  en: {
    name: 'supplier',
    plural: 'Suppliers',
    fields: {
      name: 'Name',
      shortName: 'Short name',
      creditCode: 'Social credit code',
      kind: 'Kind',
      since: 'Supplier since',
      legalPerson: 'Legal representative',
      address: 'Address',
      payDays: 'Payment days',
      tolerance: 'Over-delivery allowed (%)',
      blockReason: 'Why blacklisted',
      note: 'Internal note',
      level: 'Level',
      licenceTo: 'First licence to end',
      openOrders: 'Open orders',
    },
    choices: {
      kind: {
        goods: 'Goods',
        services: 'Services',
        dispatch: 'Labour dispatch',
        travel: 'Travel',
        training: 'Training',
        medical: 'Medical',
        insurance: 'Insurance',
        recruiting: 'Recruiting',
      },
      level: { A: 'A', B: 'B', C: 'C', D: 'D' },
    },
    sections: { basic: 'Supplier', terms: 'Terms', standing: 'Level and state' },
    lines: {
      contacts: {
        name: 'Contact',
        fields: {
          name: 'Name',
          post: 'Post',
          phone: 'Phone',
          email: 'Email',
          duty: 'Responsible for',
        },
        choices: {
          duty: { orders: 'Orders', money: 'Settlement', people: 'People', other: 'Other' },
        },
      },
    },
    states: {
      applicant: 'To admit',
      qualified: 'Qualified',
      restricted: 'Restricted',
      blacklisted: 'Blacklisted',
      closed: 'Closed',
    },
    moves: {
      admit: 'Admit',
      restrict: 'Restrict',
      restore: 'Restore',
      block: 'Blacklist',
      close: 'Close',
    },
  },
});
