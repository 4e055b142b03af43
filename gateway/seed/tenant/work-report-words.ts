/** What people of the demo wrote in their reports. */
export const workReportDemo = {
  'zh-CN': {
    done: [
      '完成门店排班系统的接口联调，修复 3 个问题；整理客户反馈并更新需求清单。',
      '跟进两家客户的续约，已确认合同条款；完成本周销售数据核对。',
      '完成新员工入职培训材料更新；组织部门周会并输出纪要。',
    ],
    plan: ['继续联调并补充测试用例。', '拜访客户并提交报价。', '准备下周培训的签到与考试。'],
    problems: ['', '需要财务协助确认付款条件。', ''],
    comment: '辛苦了，付款条件我来协调。',
  },
  en: {
    done: [
      'Connected the roster service, fixed three faults, and sorted the feedback of customers.',
      'Agreed the terms of two renewals and checked the sales figures of the week.',
      'Renewed the material for new employees and wrote the minutes of the weekly meeting.',
    ],
    plan: ['Go on with the tests.', 'Visit customers and send the offer.', 'Prepare the training.'],
    problems: ['', 'Finance has to confirm the payment terms.', ''],
    comment: 'Thank you. I will clear the payment terms.',
  },
} as const;
