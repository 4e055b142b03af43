import type { Article } from '../article.ts';

/** Help about the application `outsourcing`. */
export const outsourcingArticle: Article = {
  app: 'outsourcing',
  'zh-CN': {
    summary: '管理劳务派遣：派遣单位、协议、岗位、用工、退回和每月结算，并监控 10% 用工比例。',
    sections: [
      {
        heading: '派遣总览',
        lines: [
          '显示各用工单位的派遣比例，超过 8% 预警，超过 10% 时新增用工须填写理由。',
          '即将到期的协议、许可证和用工在此提醒。',
        ],
      },
      {
        heading: '办理用工',
        lines: [
          '依次登记“派遣单位”“派遣协议”“派遣岗位”，再在“派遣用工”中登记人员。',
          '临时性岗位不超过 6 个月；与派遣单位的合同至少 2 年。',
        ],
      },
      {
        heading: '退回与结算',
        lines: [
          '“退回记录”选择法定原因；处于医疗期、孕产期等受保护期间的人员不能以经济性原因退回。',
          '“派遣结算”按月录入工时和费用，金额自动计算，经审批后付款。',
          '派遣单位确认当月全部人员后，系统生成供应商结算单，派遣单位据此提交发票；“月度结算”页显示发票进度，付款登记后各人员结算同步为已支付。',
        ],
      },
    ],
  },
  en: {
    summary:
      'Dispatched work: agencies, agreements, posts, workers, returns, monthly settlements, and the limit of 10 %.',
    sections: [
      {
        heading: 'Overview',
        lines: [
          'Shows the share of dispatched workers by employer: a warning from 8 %, and a reason is needed above 10 %.',
          'Agreements, permits and assignments that end soon are listed.',
        ],
      },
      {
        heading: 'Take on workers',
        lines: [
          'Enter agency, agreement and post, then the worker under Assignments.',
          'Temporary posts last at most 6 months; contracts with the agency at least 2 years.',
        ],
      },
      {
        heading: 'Returns and settlements',
        lines: [
          'A return names a reason of law; people who are ill, pregnant or otherwise protected are not returned for business reasons.',
          'A settlement takes hours and costs of a month, computes the amounts, and is paid after approval.',
          'Once the agency has confirmed all workers of a month, it becomes one settlement with its supplier, which the agency invoices. The month shows how far the invoice is; once it is paid, so are its workers.',
        ],
      },
    ],
  },
};
