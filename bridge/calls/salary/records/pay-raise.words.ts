import { recordWords } from '../../record/words.ts';
import { payRaise } from './pay-raise.ts';

/** The words of raises. */
export const payRaiseWords = recordWords(payRaise, {
  'zh-CN': {
    name: '调薪',
    plural: '调薪',
    fields: {
      employment: '员工',
      kind: '调薪类型',
      effectiveOn: '生效日期',
      basePay: '调整后基本工资',
      positionPay: '调整后岗位工资',
      performancePay: '调整后绩效工资',
      allowance: '调整后津贴补贴',
      reason: '调薪原因',
    },
    choices: {
      kind: {
        raise: '年度调薪',
        regularisation: '转正调薪',
        promotion: '晋升调薪',
        reduction: '降薪',
      },
    },
    sections: { basic: '基本信息', amounts: '调整后月薪标准（元）', more: '调薪原因' },
    states: { draft: '草稿', effective: '已生效', withdrawn: '已撤回' },
    moves: { confirm: '确认生效', withdraw: '撤回' },
  },
  en: {
    name: 'raise',
    plural: 'Raises',
    fields: {
      employment: 'Employee',
      kind: 'Kind',
      effectiveOn: 'From',
      basePay: 'New base pay',
      positionPay: 'New position pay',
      performancePay: 'New performance pay',
      allowance: 'New allowance',
      reason: 'Reason',
    },
    choices: {
      kind: {
        raise: 'Yearly raise',
        regularisation: 'End of probation',
        promotion: 'Promotion',
        reduction: 'Reduction',
      },
    },
    sections: { basic: 'Basics', amounts: 'New monthly pay (CNY)', more: 'Reason' },
    states: { draft: 'Draft', effective: 'In effect', withdrawn: 'Withdrawn' },
    moves: { confirm: 'Confirm', withdraw: 'Withdraw' },
  },
});
