import type { Article } from '../article.ts';

/** Help about the application `training`. */
export const trainingArticle: Article = {
  app: 'training',
  'zh-CN': {
    summary: '报名课程、扫码签到、参加考试；培训管理员安排班次、课程和题库。',
    sections: [
      {
        heading: '我的学习',
        lines: [
          '在“我的学习”报名，名额已满时可候补，有空位会自动递补并通知；届时已请假或有其他培训的，保留候补，由组织者处理。',
          '报名截止前可自行取消；该时间已请假或已报名其他班次时不能报名；与排班重叠不限制报名。',
          '培训不改变考勤结果：占用上班时间的培训，需另行提交“出差外出”。',
          '上课时扫讲师屏幕上的二维码签到，二维码每 15 秒更换。',
        ],
      },
      {
        heading: '考试',
        lines: [
          '“我的考试”显示次数、时长和及格线。答案逐题保存，刷新或换设备可继续。',
          '到时自动交卷。',
        ],
      },
      {
        heading: '安排培训',
        lines: [
          '先建“培训课程”，再在“培训班次”设置时间、名额和报名截止。',
          '“班次管理”代为报名、签到和处理候补；学员有请假、排班或其他培训冲突时会提示，数据范围以外的学员只提示“时间冲突”。',
          '“必修规则”可选“排班时提示”：课程逾期或证书过期的员工，在排班表中提示。',
          '“题库”出题，“考试设置”组卷并设置及格线和次数。',
        ],
      },
    ],
  },
  en: {
    summary:
      'Enrol, sign in by QR code, sit exams; organisers keep courses, sessions and questions.',
    sections: [
      {
        heading: 'My learning',
        lines: [
          'Enrol in a session; when it is full you wait and move up by yourself, with a message. Anyone on leave or in another session at that time keeps their place in the queue, and an organiser decides.',
          'Cancel until enrolment ends. On leave, or with a seat in another session at the time, you cannot enrol; a shift does not stop you.',
          'Training changes no attendance result: for training in working hours, ask for a trip.',
          'Scan the code on the screen of the trainer to sign in; it changes every 15 seconds.',
        ],
      },
      {
        heading: 'Exams',
        lines: [
          'My exams shows attempts, time and pass mark. Answers are saved one by one; a reload or another device goes on.',
          'An exam is handed in by itself when its time is over.',
        ],
      },
      {
        heading: 'Organise',
        lines: [
          'Make a course, then a session with days, seats and the end of enrolment.',
          'At the session desk enrol people, sign them in and move the queue; leave, shifts and other sessions at the time show beside a person. Of people out of your reach it says only that they are not free.',
          'A mandatory course can warn on rosters of those whose course is overdue or whose certificate expired.',
          'Write questions in the bank and put exams together with pass mark and attempts.',
        ],
      },
    ],
  },
};
