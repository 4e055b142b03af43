import { recordWords } from '../../record/words.ts';
import { hiringJob } from './job.ts';

/** The words of jobs. */
export const hiringJobWords = recordWords(hiringJob, {
  'zh-CN': {
    name: '招聘职位',
    plural: '招聘职位',
    fields: {
      title: '职位名称',
      requisition: '招聘需求',
      organ: '用人部门',
      workPlace: '工作地点',
      manager: '用人经理',
      recruiter: '招聘负责人',
      description: '职位描述',
      demands: '任职要求',
      payShown: '对外展示薪资',
      closesOn: '截止日期',
      active: '进行中候选人',
    },
    choices: {},
    sections: { basic: '基本信息', advert: '招聘信息' },
    states: { draft: '草稿', open: '招聘中', paused: '暂停', closed: '已关闭' },
    moves: {
      publish: '发布',
      pause: '暂停',
      resume: '恢复',
      close: '关闭职位',
      reopen: '重新开放',
    },
  },
  en: {
    name: 'job',
    plural: 'Jobs',
    fields: {
      title: 'Title',
      requisition: 'Requisition',
      organ: 'Department',
      workPlace: 'Work place',
      manager: 'Hiring manager',
      recruiter: 'Recruiter',
      description: 'Description',
      demands: 'Requirements',
      payShown: 'Pay shown',
      closesOn: 'Closes on',
      active: 'Active candidates',
    },
    choices: {},
    sections: { basic: 'Basics', advert: 'Advert' },
    states: { draft: 'Draft', open: 'Open', paused: 'Paused', closed: 'Closed' },
    moves: {
      publish: 'Publish',
      pause: 'Pause',
      resume: 'Resume',
      close: 'Close job',
      reopen: 'Reopen',
    },
  },
});
