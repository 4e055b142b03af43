import type { Locale } from '#bridge/calls/kit/words.ts';

/** A certificate that people of a company hold; without `years` it has no end. */
export interface CertificatePlan {
  readonly kind: string;
  readonly name: string;
  readonly prefix: string;
  readonly issuer: string;
  readonly years?: number;
}

/** Made-up certificates and earlier employers in the language of a tenant. */
export interface RecordWords {
  readonly certificates: readonly CertificatePlan[];
  readonly companies: readonly string[];
  readonly posts: readonly string[];
  readonly reasons: readonly string[];
  readonly occupations: readonly string[];
  readonly towns: readonly string[];
  readonly strengths: readonly string[];
}

const chinese: RecordWords = {
  certificates: [
    {
      kind: 'qualification',
      name: '系统集成项目管理工程师',
      prefix: 'XM',
      issuer: '东滨市职业资格考试中心',
    },
    {
      kind: 'qualification',
      name: '企业人力资源管理师',
      prefix: 'RL',
      issuer: '海州市职业资格考试中心',
    },
    { kind: 'title', name: '初级会计师', prefix: 'KJ', issuer: '江海市职称评审办公室' },
    { kind: 'language', name: '大学英语六级', prefix: 'YY', issuer: '江海大学' },
    {
      kind: 'special-work',
      name: '低压电工作业',
      prefix: 'DG',
      issuer: '海州市安全生产考试中心',
      years: 3,
    },
    { kind: 'health', name: '健康证明', prefix: 'JK', issuer: '海州市疾病预防中心', years: 1 },
    {
      kind: 'skill',
      name: '信息安全测试员（三级）',
      prefix: 'JN',
      issuer: '云岭技能鉴定所',
      years: 2,
    },
  ],
  companies: [
    '云帆信息技术（海州）有限公司',
    '江海精工机械有限公司',
    '东滨远航物流有限公司',
    '南浦新材科技有限公司',
    '星沙商务咨询有限公司',
    '北原智能装备股份有限公司',
  ],
  posts: ['助理工程师', '工程师', '专员', '主管', '客户代表', '产品助理'],
  reasons: ['个人发展', '合同期满', '家庭原因', '公司搬迁'],
  occupations: ['海州市第三中学', '江海市人民医院', '东滨远航物流有限公司', '个体经营', '退休'],
  towns: ['江海市', '海州市', '东滨市', '北岭县', '南塘县'],
  strengths: ['英语口译', '摄影', '长跑', '书法', '羽毛球'],
};

const english: RecordWords = {
  certificates: [
    {
      kind: 'qualification',
      name: 'Project Management',
      prefix: 'PM',
      issuer: 'Larchmont Institute',
    },
    { kind: 'title', name: 'Chartered Accountant', prefix: 'CA', issuer: 'Fairhaven Board' },
    {
      kind: 'special-work',
      name: 'First Aid at Work',
      prefix: 'FA',
      issuer: 'Brookdale Safety Centre',
      years: 3,
    },
    {
      kind: 'skill',
      name: 'Cloud Operations',
      prefix: 'CO',
      issuer: 'Fairhaven Institute of Technology',
      years: 2,
    },
  ],
  companies: ['Larchmont Foods', 'Harborside Logistics', 'Brookdale Software', 'Fairhaven Energy'],
  posts: ['Analyst', 'Engineer', 'Associate', 'Coordinator'],
  reasons: ['Career change', 'End of contract', 'Moved away'],
  occupations: ['Fairhaven School', 'Larchmont Hospital', 'Self-employed', 'Retired'],
  towns: ['Fairhaven', 'Larchmont', 'Eastbury', 'Northfield'],
  strengths: ['Photography', 'Running', 'French', 'Piano'],
};

/** The made-up data for a language. */
export function recordWordsFor(locale: Locale): RecordWords {
  return locale === 'zh-CN' ? chinese : english;
}
