import type { Locale } from '#bridge/calls/kit/words.ts';

/** What made-up recruiting says, in the language of a tenant. */
export interface RecruitWords {
  readonly description: string;
  readonly demands: string;
  readonly note: string;
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  readonly cities: readonly string[];
  readonly strengths: string;
  readonly doubts: string;
  readonly closed: string;
  readonly template: { readonly name: string; readonly body: string };
}

const words: Readonly<Record<Locale, RecruitWords>> = {
  'zh-CN': {
    description: '负责所在方向的日常工作与交付，和相邻团队协作，持续改进流程与质量。',
    demands: '三年以上相关经验，沟通清楚，能独立承担工作；有同行业经验者优先。',
    note: '业务扩张，需在季度内到岗。',
    employers: ['远山科技', '明河软件', '新禾零售', '北辰物流', '青石制造', '云帆数据', '长安设计'],
    schools: ['华东理工大学', '东北大学', '暨南大学', '西南交通大学', '苏州大学', '南昌大学'],
    cities: ['上海', '杭州', '深圳', '成都', '武汉', '苏州'],
    strengths: '基础扎实，案例讲得清楚，能说明取舍。',
    doubts: '带人经验较少。',
    closed: '期望薪资超出预算。',
    template: {
      name: '标准录用通知书',
      body: '{姓名} 您好：\n\n感谢您应聘{公司}。我们很高兴邀请您加入{部门}，担任{岗位}，向{直属上级}汇报。请于{入职日期}到{工作地点}报到，并在{有效期}前答复。',
    },
  },
  en: {
    description:
      'Looks after the daily work of the area, delivers with the teams beside it, and improves quality.',
    demands:
      'Three years of experience, clear communication, able to work alone; knowledge of the trade is a plus.',
    note: 'Growth; needed within the quarter.',
    employers: ['Northwind', 'Harper Retail', 'Stonebridge', 'Lumen Data', 'Oakfield Works'],
    schools: [
      'University of Leeds',
      'Purdue University',
      'McGill University',
      'Ohio State University',
    ],
    cities: ['Toronto', 'Chicago', 'Seattle', 'Austin'],
    strengths: 'Sound basics; explains choices well.',
    doubts: 'Has led small teams only.',
    closed: 'Expects more than the budget.',
    template: {
      name: 'Standard letter',
      body: 'Dear {candidate},\n\nThank you for your interest in {company}. We are glad to offer you the position of {position} in {department}, reporting to {manager}. Please join us at {place} on {entry day}, and answer by {valid until}.',
    },
  },
};

/** The made-up words for a language. */
export function recruitWordsFor(locale: Locale): RecruitWords {
  return words[locale];
}
