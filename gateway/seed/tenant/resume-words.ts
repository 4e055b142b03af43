import type { Locale } from '#bridge/calls/kit/words.ts';

/** What made-up résumés say, in the language of a tenant. */
export interface ResumeWords {
  readonly fileName: (name: string) => string;
  readonly education: string;
  readonly work: string;
  readonly skills: string;
  readonly degrees: Readonly<Record<string, string>>;
  readonly majors: readonly string[];
  readonly until: string;
  /** What somebody did, with the skills that go with it. */
  readonly careers: readonly (readonly [string, readonly string[]])[];
}

const words: Readonly<Record<Locale, ResumeWords>> = {
  'zh-CN': {
    fileName: (name) => `${name}-简历.docx`,
    education: '教育背景',
    work: '工作经历',
    skills: '专业技能',
    degrees: { college: '大专', bachelor: '本科', master: '硕士' },
    majors: ['软件工程', '工商管理', '信息与计算科学', '人力资源管理', '市场营销'],
    until: '至今',
    careers: [
      [
        '主导订单系统拆分为微服务，核心接口 P95 从 320 ms 降到 180 ms。',
        ['Java', 'Spring Boot', 'Kafka', '高并发架构'],
      ],
      [
        '搭建客户成功指标体系，续约率由 82% 提升到 91%。',
        ['客户成功管理', 'SQL', '数据分析', '谈判'],
      ],
      [
        '负责薪酬核算与个税申报，带领小组完成 6,000 人的系统切换。',
        ['薪酬核算', '个税申报', 'Excel', 'SAP'],
      ],
      [
        '从零建设前端组件库，覆盖 12 个业务系统。',
        ['TypeScript', 'React', '组件库设计', '无障碍设计'],
      ],
      ['设计三班倒排班方案，缺岗率下降四成。', ['排班管理', '客服质检', '工单系统', '新人带教']],
      ['落地离线数仓与实时看板，日处理数据 4 TB。', ['Flink', 'Hive', '数据建模', 'Python']],
      ['负责校园招聘全流程，当季入职 86 人。', ['校园招聘', '结构化面试', '雇主品牌', '人才盘点']],
    ],
  },
  en: {
    fileName: (name) => `${name} CV.pdf`,
    education: 'Education',
    work: 'Experience',
    skills: 'Skills',
    degrees: {
      college: 'Associate degree',
      bachelor: 'Bachelor of Science',
      master: 'Master of Science',
    },
    majors: ['Computer Science', 'Business Administration', 'Statistics', 'Marketing'],
    until: 'present',
    careers: [
      [
        'Split the order system into services and halved its response time.',
        ['Java', 'Kafka', 'PostgreSQL'],
      ],
      [
        'Raised renewals from 82% to 91% with a health score for accounts.',
        ['Customer success', 'SQL', 'Negotiation'],
      ],
      [
        'Ran payroll for 1,200 people in four provinces without a late pay day.',
        ['Payroll', 'Excel', 'SAP'],
      ],
      [
        'Built a component library that twelve teams use.',
        ['TypeScript', 'React', 'Accessibility'],
      ],
      [
        'Drew up rosters of three shifts for a support desk of forty.',
        ['Rostering', 'Zendesk', 'Coaching'],
      ],
    ],
  },
};

/** The words of résumés for a language. */
export function resumeWordsFor(locale: Locale): ResumeWords {
  return words[locale];
}
