import type { Article } from '../article.ts';

/** Help about the application `performance`. */
export const performanceArticle: Article = {
  app: 'performance',
  'zh-CN': {
    summary: '设定目标、跟进进展、完成自评与评价，查看结果并可申诉；人事组织周期与校准。',
    sections: [
      {
        heading: '我的绩效',
        lines: [
          '在目标阶段填写目标和权重，权重合计须为 100%，提交上级确认。',
          '周期中随时更新进展；自评阶段逐项打分并保存。',
          '结果发布后请确认；有异议可在 5 个工作日内申诉。',
        ],
      },
      {
        heading: '团队绩效',
        lines: [
          '上级确认或退回下属目标，完成评价，并邀请同事互评。',
          '互评按组汇总展示，人数不足时不显示，不会显示是谁写的。',
          '周期设为“各任上级按天数”时，员工调动前的上级也会收到评价任务；任职不足 30 天的不计，得分按天数加权。',
        ],
      },
      {
        heading: '校准会',
        lines: [
          '人事在“校准会”中为组织指定主持人和成员；主持人和成员会收到消息，也可从“我的绩效”进入，只能看到本校准会范围内的人员，看不到本人和已登记亲属的卡片。',
          '人员得分齐全后由主持人开始，系统按比例计算各等级名额并固定；人员变动时会列出新旧名额和原因，由主持人确认。投屏时可勾选“隐藏得分”。',
          '校准会进行中才能调整；分布超出且周期为“强制”时，主持人填写说明后可以结束，人事可以看到说明，也可以在公布前重新打开。结束后有新增人员的，须重新打开后才能公布。人数不足的范围并入上级校准会。',
        ],
      },
      {
        heading: '组织一个周期',
        lines: [
          '人事在“考核周期”设置阶段、人员范围、权重和等级；启动前可用“预览参加人员”查看哪些人参加、哪些人不参加及原因，启动后在“考核进度”跟进。',
          '“绩效校准”中可拖动不属于校准会的人员卡片，以及校准会进行中的人员卡片，每次调整都要写原因；全部确定、校准会都已结束后发布。',
          '“绩效等级”中可填写每个等级的绩效系数，供薪资公式使用；产假、病假等未评级的人默认沿用上次等级。',
        ],
      },
    ],
  },
  en: {
    summary:
      'Goals, check-ins, reviews, results and appeals; HR runs the cycles and the calibration.',
    sections: [
      {
        heading: 'My performance',
        lines: [
          'Write goals with weights that add up to 100 %, and send them to your manager.',
          'Check in at any time; answer the self review question by question.',
          'Acknowledge a released result, or appeal within 5 working days.',
        ],
      },
      {
        heading: 'Team',
        lines: [
          'Managers confirm or return goals, review, and ask colleagues for peer reviews.',
          'Peer answers are shown as a group, and not at all when there are too few.',
          'Where a cycle counts all managers by days, an earlier manager is asked for a part as well. Fewer than 30 days do not count; scores are weighted by days.',
        ],
      },
      {
        heading: 'Calibration meetings',
        lines: [
          'HR names a chair and members for an organisation under Calibration meetings. They get a message, and find the meeting in My performance; they see its people alone, and neither their own card nor that of a declared relative.',
          'The chair opens it once everybody has a score; the quotas are worked out and kept. When people change, the old and new quotas are shown with the reason, and the chair accepts them. On a shared screen, tick Hide scores.',
          'Cards move while the meeting is open. Where the distribution is forced and off, the chair closes with a reason that HR sees; HR can reopen before the release, and has to where people came after the closing. A pool of too few people joins the meeting above.',
        ],
      },
      {
        heading: 'Run a cycle',
        lines: [
          'HR sets stages, people, weights and levels of a cycle, looks with Preview people at who is in it, and follows it under Progress.',
          'Under Calibration, move the cards of people in no meeting or in an open one; each move has a reason. Release when everybody has a level and every meeting is closed.',
          'A rating scale may give each level a pay factor for formulas of pay. People on protected leave keep their previous level, unless the cycle says otherwise.',
        ],
      },
    ],
  },
};
