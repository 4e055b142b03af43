import type { Article } from '../article.ts';

/** Help about the application `recruitment`. */
export const recruitmentArticle: Article = {
  app: 'recruitment',
  'zh-CN': {
    summary: '从招聘需求到入职：发布职位、筛选候选人、安排面试、发放录用并转入职。',
    sections: [
      {
        heading: '提需求与发布职位',
        lines: [
          '用人部门在“招聘需求”提交人数、岗位和到岗日期；超编的需求会注明。',
          '需求通过后在“招聘职位”发布，可填写截止日期。',
        ],
      },
      {
        heading: '看板',
        lines: [
          '把卡片拖到下一阶段，或用卡片菜单“移动到”；退回或跳过阶段要写原因。',
          '面试阶段可直接预约，也可以“发送可选时间”，候选人用链接自己选时间，无需登录。',
          '面试官在“我的面试”提交评价；提交前看不到他人的评价。',
        ],
      },
      {
        heading: '找候选人',
        lines: [
          '“候选人”的搜索框也查简历内容：上传的 PDF 和 Word 简历自动识别文字，命中处显示在“简历内容”列。',
          '扫描件、图片、未嵌入字体的 PDF 和有密码的文件没有可识别的文字，无法按内容搜到；没有简历权限的人看不到、也搜不到。',
        ],
      },
      {
        heading: '录用与入职',
        lines: [
          '在候选人面板办理录用：填写录用条件并提交审批，批准后才能发送；修改后需重新审批。',
          '发送录用后，候选人会收到邮件，打开链接即可查看录用通知书、接受或拒绝，无需登录；没有邮箱时请复制链接发给候选人。',
          '录用通知书可下载为 PDF，正文在“录用通知书模板”中维护；候选人接受后在看板上生成入职单，不用重复录入。',
          '人数用完时不能再发录用，请先调整需求。',
        ],
      },
      {
        heading: '疑似重复',
        lines: [
          '系统按证件、手机号、邮箱和姓名比对新候选人，在“疑似重复”中确认合并或标为不同的人。',
          '合并时逐项选择保留哪个值，30 天内可以撤销。',
        ],
      },
      {
        heading: '候选人信息保护',
        lines: [
          '候选人在面试或录用页面上同意或撤回；其他方式得到的同意，在候选人的“同意与清除”中登记日期和方式。',
          '“信息保护”设置保存期限和同意书；到期前 30 天提醒负责人，到期后每晚自动清除，有进行中的应聘或录用时不清除。',
        ],
      },
    ],
  },
  en: {
    summary: 'From a requisition to an entry: jobs, candidates, interviews, offers.',
    sections: [
      {
        heading: 'Ask and publish',
        lines: [
          'Departments file a requisition with heads, position and day; one beyond the plan says so.',
          'Once it is open, publish a job for it.',
        ],
      },
      {
        heading: 'Board',
        lines: [
          'Drag a card to the next stage or use Move to in its menu; going back or skipping needs a reason.',
          'Book an interview, or send times from which the candidate chooses by a link, without signing in.',
          'Interviewers submit scorecards under My interviews, and see those of others after their own.',
        ],
      },
      {
        heading: 'Find candidates',
        lines: [
          'The search of Candidates looks into résumés as well: PDF and Word files are read when they come in, and the column In the résumé shows the words found.',
          'A scan, a picture, a PDF without its fonts or a file with a password holds no words to find. People who may not read résumés neither see nor find them.',
        ],
      },
      {
        heading: 'Offer and entry',
        lines: [
          'Make the offer from the panel of the candidate and submit it: it is sent only after its approval, and needs another one after a change.',
          'Sending mails the candidate a link to read, accept or decline the offer without signing in; without an address, copy the link and pass it on.',
          'The letter downloads as PDF with the text of its template; after the acceptance the board makes the entry, with nothing typed again.',
          'When the heads are used up no further offer goes out; change the requisition first.',
        ],
      },
      {
        heading: 'Duplicates',
        lines: [
          'New candidates are compared by document, phone, mail and name; confirm under Duplicates whether two are one person.',
          'Choose value by value what stays. A merge can be undone for 30 days.',
        ],
      },
      {
        heading: 'Data of candidates',
        lines: [
          'Candidates agree or withdraw on the interview and offer pages; consent you got otherwise is noted under Consent and removal of the candidate.',
          'Data protection sets the period and the text. Owners are reminded 30 days before the end; what is over is removed at night unless an application or an offer is in progress.',
        ],
      },
    ],
  },
};
