import type { Locale } from '#bridge/calls/kit/words.ts';

type Kind = 'classroom' | 'online' | 'mixed' | 'external';

/** A made-up course. */
export interface CourseWords {
  readonly name: string;
  readonly kind: Kind;
  readonly hours: string;
  readonly description: string;
}

/** What made-up training says, in the language of a tenant. */
export interface TrainingWords {
  readonly courses: readonly CourseWords[];
  readonly places: readonly string[];
  readonly outside: string;
  /** Names of mandatory courses: of everybody, of an organisation. */
  readonly rules: readonly [string, string];
  /** What people said about a session. */
  readonly comments: readonly string[];
  /** Certificates: of fire safety, and of interviewing. */
  readonly certificates: readonly [string, string];
  readonly run: (course: string, number: number) => string;
}

const course = (name: string, kind: Kind, hours: string, description: string): CourseWords => ({
  name,
  kind,
  hours,
  description,
});

const words: Readonly<Record<Locale, TrainingWords>> = {
  'zh-CN': {
    courses: [
      course('信息安全意识', 'classroom', '2.00', '识别钓鱼邮件、保护客户数据、正确使用移动设备。'),
      course('消防安全', 'classroom', '3.00', '灭火器使用、疏散路线与值班要求，含现场演练。'),
      course('新员工入职', 'mixed', '8.00', '公司制度、系统使用、部门介绍与导师见面。'),
      course('劳动法与用工风险', 'classroom', '4.00', '面向管理者：合同、工时、解除与证据留存。'),
      course('面试官认证', 'classroom', '6.00', '结构化面试、评分标准与合规提问。'),
      course('Rust 进阶', 'online', '12.00', '所有权、并发与性能分析，每周一次练习。'),
      course('数据分析入门', 'online', '6.00', '从取数到图表，用真实业务问题练习。'),
      course('高效沟通', 'external', '7.00', '倾听、反馈与跨部门协作，外部讲师授课。'),
      course('急救员取证', 'external', '16.00', '心肺复苏与常见伤害处理，考核合格发证。'),
    ],
    places: ['总部一层培训室', '三楼会议室 A', '线上会议'],
    outside: '陈老师（外聘）',
    comments: [
      '案例贴近工作，演示清楚。',
      '时间偏紧，练习可以再多一些。',
      '讲义能提前发就更好了。',
    ],
    certificates: ['消防安全合格证', '面试官资格证'],
    rules: ['全员信息安全年训', '部门消防安全年训'],
    run: (name, number) => `${name} 第 ${number} 期`,
  },
  en: {
    courses: [
      course('Security Awareness', 'classroom', '2.00', 'Phishing, customer data and devices.'),
      course('Fire Safety', 'classroom', '3.00', 'Extinguishers, escape routes and a drill.'),
      course('Welcome to the Company', 'mixed', '8.00', 'Policies, systems and your mentor.'),
      course('Harassment Prevention', 'classroom', '2.00', 'What it is, and what to do about it.'),
      course('Data Protection', 'online', '2.00', 'Personal data at work, with examples.'),
      course('New Manager Essentials', 'classroom', '6.00', 'Goals, feedback and hard talks.'),
      course('First Aid', 'external', '16.00', 'Resuscitation and common injuries.'),
    ],
    places: ['Training room, ground floor', 'Meeting room B', 'Online'],
    outside: 'Dana Whitfield (guest)',
    comments: [
      'Close to our work, and clear.',
      'A little short; more practice would help.',
      'Please send the slides ahead.',
    ],
    certificates: ['Fire safety certificate', 'Interviewer certificate'],
    rules: ['Security awareness every year', 'Fire safety of the department'],
    run: (name, number) => `${name}, run ${number}`,
  },
};

/** The made-up words for a language. */
export function trainingWordsFor(locale: Locale): TrainingWords {
  return words[locale];
}
