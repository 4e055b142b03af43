import type { Article } from '../article.ts';

/** Help about the application `agent`. */
export const agentArticle: Article = {
  app: 'agent',
  'zh-CN': {
    summary: '用一句话提问或办事：查假期、考勤和工资单，找人、找制度，起草请假等申请。',
    sections: [
      {
        heading: '提问',
        lines: [
          '在输入框直接写问题，例如“我还有几天年假”“上个月迟到几次”“婚假有什么规定”。',
          '数字都来自系统的查询结果，制度类回答附有出处，可点开原文。',
          '回答不对时点“没有帮助”并说明原因。',
        ],
      },
      {
        heading: '起草申请',
        lines: [
          '可以起草请假、补卡、加班、出差和证明五类申请。',
          '提交前会弹出确认窗口，逐项核对后再确认；未确认的草稿 10 分钟后失效。',
          '助手不会替别人申请，也不会审批。',
        ],
      },
      {
        heading: '模型与数据',
        lines: [
          '未配置模型时由本系统按规则回答，并注明“未使用模型”。',
          '管理员在“助手设置”中选择模型服务、可外发的数据类别和用量上限。',
        ],
      },
    ],
  },
  en: {
    summary:
      'Ask in a sentence: leave, attendance, payslips, people and policies; or have a request drafted.',
    sections: [
      {
        heading: 'Ask',
        lines: [
          'Write a question, such as “How much annual leave do I have left?” or “How often was I late last month?”.',
          'Figures come from the system itself; answers about policies cite the document, which opens with a click.',
          'When an answer is wrong, mark it as not helpful and say why.',
        ],
      },
      {
        heading: 'Draft a request',
        lines: [
          'Leave, missing punches, overtime, trips and certificates can be drafted.',
          'A dialog shows every line before anything is sent. A draft that is not confirmed ends after 10 minutes.',
          'The assistant makes requests for no one else and approves nothing.',
        ],
      },
      {
        heading: 'Model and data',
        lines: [
          'Without a model the portal answers by its own rules and says so.',
          'Administrators choose the service, what data may leave, and the limits in Assistant settings.',
        ],
      },
    ],
  },
};
