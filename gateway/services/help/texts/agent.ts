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
      {
        heading: '在外部助手中使用（MCP）',
        lines: [
          '公司允许后，在“账号安全”的“外部助手（MCP）”中创建访问令牌：填写名称，选择权限和有效期（最长 90 天）。令牌只显示一次。',
          '把下面的配置粘贴到编辑器或桌面助手的 MCP 设置中，替换为您的接入地址和令牌：',
          '{ "mcpServers": { "atrium": { "type": "http", "url": "接入地址", "headers": { "Authorization": "Bearer 访问令牌" } } } }',
          '外部助手只有您本人的权限；申请只会起草，打开它给出的地址，在门户中核对后由您提交。',
          '每次调用都计入使用记录。不再使用时请吊销令牌；修改密码、退出其他设备或账号停用后，令牌全部失效。',
        ],
      },
      {
        heading: '开启外部助手（管理员）',
        lines: [
          '在“助手设置”中勾选“允许员工用自己的编辑器、桌面助手等外部助手接入”，并选择可以提供的数据；默认关闭。',
          '谁在何时用外部助手调用了什么工具，见“助手使用记录”，来源为“外部助手”。',
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
      {
        heading: 'Use it from an outside assistant (MCP)',
        lines: [
          'Where your company allows it, make an access token in Account security under Outside assistants (MCP): a name, what it may do, and how long (90 days at most). It is shown once.',
          'Paste these settings into the MCP settings of your editor or desktop assistant, with your address and your token:',
          '{ "mcpServers": { "atrium": { "type": "http", "url": "ADDRESS", "headers": { "Authorization": "Bearer TOKEN" } } } }',
          'An outside assistant has your rights and no others. It only drafts requests: open the address that it gives, check the request in the portal and send it.',
          'Each call is in the log. Revoke a token that you no longer use. Tokens also end when you change your password, sign all other devices out, or your account is locked.',
        ],
      },
      {
        heading: 'Switch outside assistants on (administrators)',
        lines: [
          'In Assistant settings tick that people may connect assistants of their own, and choose the data that may leave. It is off by default.',
          'The log of the assistant shows who used which tool and when; such lines come from Outside assistant.',
        ],
      },
    ],
  },
};
