import type { Article } from '../article.ts';

/** Help about the application `attendance`. */
export const attendanceArticle: Article = {
  app: 'attendance',
  'zh-CN': {
    summary: '查看打卡和考勤结果，申请休假、加班、出差和补卡；考勤员维护班次、考勤组和月报。',
    sections: [
      {
        heading: '我的考勤',
        lines: [
          '日历显示每天的班次、打卡和结果，点某一天查看明细。',
          '结果异常时可在当天直接申请补卡或休假。',
        ],
      },
      {
        heading: '申请',
        lines: [
          '“请假申请”“加班申请”“出差外出”“补卡申请”提交后进入审批，状态在列表中查看。',
          '请假时显示可用余额和折算天数，遇节假日自动扣除。',
          '提前返岗在“销假申请”中办理，多扣的假期会退回。',
        ],
      },
      {
        heading: '考勤管理',
        lines: [
          '先建“班次”和“考勤组”，再维护“节假日”，考勤结果会自动计算。',
          '“考勤异常”集中处理缺卡、迟到和旷工。',
          '工作日历变化后，“请假申请”上方的“核对请假天数”列出天数不一致的请假，确认后更正并退补余额。',
          '“考勤月报”核对后封账，封账后的月份不再变动。',
        ],
      },
    ],
  },
  en: {
    summary:
      'See punches and results, ask for leave, overtime, trips and corrections; officers keep shifts, groups and months.',
    sections: [
      {
        heading: 'My time',
        lines: [
          'The calendar shows shift, punches and result of each day; choose a day for its details.',
          'From a day with an exception you can ask for a correction or leave at once.',
        ],
      },
      {
        heading: 'Requests',
        lines: [
          'Leave, overtime, trips and missing punches go to approval; the lists show where they are.',
          'A leave request shows the balance and the days it costs, holidays left out.',
          'Whoever returns early files a return from leave and gets the days back.',
        ],
      },
      {
        heading: 'For officers',
        lines: [
          'Make shifts and attendance groups, keep the calendar; results follow by themselves.',
          'Exceptions collects missing punches, lateness and absence.',
          'After the calendar changes, “Check leave days” above the leave requests lists leave that counts differently; a correction settles the balance.',
          'Check the monthly sheet and close it; a closed month no longer changes.',
        ],
      },
    ],
  },
};
