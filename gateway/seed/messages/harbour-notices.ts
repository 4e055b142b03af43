import { addDays } from '#gateway/kernel/people/calendar.ts';
import { dayInChinese, dayInEnglish, nextHoliday, nextSaturday } from './days.ts';
import type { PlannedNotice } from './planned-notice.ts';

const holidays = [
  { name: '元旦', on: '01-01', after: 2 },
  { name: '清明节', on: '04-04', after: 2 },
  { name: '劳动节', on: '05-01', after: 4 },
  { name: '国庆节', on: '10-01', after: 6 },
];

/** What Harbour wrote to its people lately, seen from the anchor day. */
export function harbourNotices(anchor: string): readonly PlannedNotice[] {
  return [
    ...earlierNotices(anchor),
    handbook(anchor),
    dayOff(anchor),
    ...toDos,
    maintenance(anchor),
  ];
}

function earlierNotices(anchor: string): readonly PlannedNotice[] {
  const year = anchor.slice(0, 4);
  return [
    {
      kind: 'announcement',
      daysAgo: 26,
      hour: 10,
      author: '人力资源部',
      title: '关于调整社会保险、住房公积金缴费基数的通知',
      body: [
        `根据本市人力资源和社会保障局、住房公积金管理中心的要求，公司已完成 ${year} 年度社会保险和住房公积金缴费基数的申报。`,
        '缴费基数按本人上一年度月平均工资核定，低于下限的按下限缴纳，高于上限的按上限缴纳。新基数自本月工资起执行，个人缴纳部分将随工资一并代扣。',
        '对本人基数有疑问的，请在本月内联系薪酬与员工关系组核对。',
      ],
    },
    {
      kind: 'announcement',
      daysAgo: 17,
      hour: 14,
      author: '人力资源部',
      title: `${year} 年度员工健康体检安排`,
      body: [
        '公司为全体正式员工和试用期员工安排年度健康体检，体检费用由公司承担。',
        '预约短信将发送到员工档案中登记的手机号码，请先在员工档案中核对手机号码是否有效。体检当天可安排半天带薪假期，请提前与直属上级沟通。',
        '体检前一天晚上十点以后请勿进食，孕期员工请在预约时说明。',
      ],
    },
    {
      kind: 'announcement',
      daysAgo: 2,
      hour: 11,
      author: '李慕白',
      organ: 'RD',
      title: '研发中心代码评审规范更新',
      body: [
        '即日起，合并到主干的改动须至少由一名非作者的工程师评审；涉及客户数据的改动须另由安全工程师评审。',
        '评审意见请在一个工作日内答复。细则见研发中心知识库。',
      ],
    },
  ];
}

/** The new handbook, which everybody must read. */
function handbook(anchor: string): PlannedNotice {
  const year = anchor.slice(0, 4);
  return {
    kind: 'announcement',
    daysAgo: 9,
    hour: 9,
    author: '人力资源部',
    mustReadSeconds: 15,
    unreadBy: ['staff'],
    title: `《员工手册（${year} 版）》修订公告`,
    body: [
      `《员工手册（${year} 版）》经职工代表大会讨论通过，现予以公布。请全体员工认真阅读，阅读完成后视为已知悉。`,
      '一、考勤与休假：弹性工作时间调整为上午 8:30 至 10:00 之间到岗；陪产假、育儿假按本市最新规定执行。',
      '二、信息安全：离开座位须锁定屏幕；客户资料、员工个人信息不得通过个人邮箱、个人网盘传输。',
      '三、费用报销：差旅住宿标准上调，单笔招待费用超过 2000 元须事先审批。',
      '四、劳动纪律：新增兼职申报要求，未经书面同意不得为与本公司有竞争关系的单位提供服务。',
      '如对修订内容有意见，可在公布后十五日内向人力资源部书面提出。',
    ],
    english: {
      title: `Employee Handbook ${year}: what has changed`,
      body: [
        `The Employee Handbook ${year} was discussed with the employees’ assembly and is published herewith. Everyone is asked to read it; once read, it counts as known.`,
        '1. Hours and leave: arrival is flexible between 8:30 and 10:00; paternity and parental leave follow the latest rules of the city.',
        '2. Information security: lock your screen when you leave your desk. Data of customers and of employees must not travel through private mail or private cloud storage.',
        '3. Expenses: higher limits for hotels; entertainment above 2,000 yuan needs approval beforehand.',
        '4. Conduct: second jobs have to be declared; working for a competitor needs written consent.',
        'Remarks can be sent to the personnel department in writing within fifteen days.',
      ],
    },
  };
}

function dayOff(anchor: string): PlannedNotice {
  const holiday = nextHoliday(anchor, holidays);
  return {
    kind: 'announcement',
    daysAgo: 4,
    hour: 16,
    author: '行政与人力资源部',
    title: `${holiday.name}放假安排`,
    body: [
      `根据国务院办公厅关于节假日安排的通知，${holiday.name}放假时间为${dayInChinese(holiday.from)}至${dayInChinese(holiday.to)}，${dayInChinese(addDays(holiday.to, 1))}正常上班。`,
      '需要值班的部门请在放假前三个工作日提交值班表。假期离开常住地的同事，请注意出行安全，并保持手机畅通。',
      '放假前请关闭办公区电源、锁好门窗，贵重物品不要留在工位。',
    ],
    english: {
      title: `Public holiday from ${dayInEnglish(holiday.from)}`,
      body: [
        `The offices are closed from ${dayInEnglish(holiday.from)} to ${dayInEnglish(holiday.to)} and open again on ${dayInEnglish(addDays(holiday.to, 1))}.`,
        'Departments on duty hand in their rota three working days before. Please switch off what runs on power and take valuables with you.',
      ],
    },
  };
}

const toDos: readonly PlannedNotice[] = [
  {
    kind: 'todo',
    daysAgo: 3,
    hour: 9,
    author: '人力资源部',
    account: 'hr',
    title: '请跟进即将到期的试用期员工',
    body: [
      '部分员工的试用期即将届满。请在届满前完成转正评估，并将结果告知本人。',
      '名单见员工档案中状态为“试用期”的员工。',
    ],
    link: { app: 'personnel', route: '/roster?status=probation' },
  },
  {
    kind: 'todo',
    daysAgo: 3,
    hour: 9,
    author: '人力资源部',
    account: 'manager',
    title: '请为团队中的试用期员工准备转正评估',
    body: [
      '您所负责的部门有员工处于试用期，请在届满前两周与本人沟通，并将评估意见提交人力资源部。',
    ],
    link: { app: 'personnel', route: '/roster?status=probation' },
  },
  {
    kind: 'todo',
    daysAgo: 2,
    hour: 15,
    author: '人力资源部',
    account: 'staff',
    title: '请核对您的联系方式和家庭住址',
    body: [
      '年度信息核对已经开始。请打开本人档案，核对手机号码、邮箱和家庭住址，如有变化请直接修改并保存。',
      '预计用时两分钟。',
    ],
    link: { app: 'personnel', route: '/employee/{employment}' },
  },
];

function maintenance(anchor: string): PlannedNotice {
  const saturday = nextSaturday(anchor);
  return {
    kind: 'system',
    daysAgo: 1,
    hour: 17,
    author: '系统管理员',
    title: '系统维护通知',
    body: [
      `系统将于${dayInChinese(saturday)}（周六）22:00 至 24:00 进行升级维护，期间无法登录和保存数据。`,
      '请在维护开始前保存未完成的内容，给您带来不便，敬请谅解。',
    ],
    english: {
      title: 'Scheduled maintenance',
      body: [
        `The portal is upgraded on ${dayInEnglish(saturday)} from 22:00 to 24:00; sign-in and saving are not possible then.`,
        'Please save what you are working on beforehand.',
      ],
    },
  };
}
