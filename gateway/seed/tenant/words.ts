import type { Locale } from '#bridge/calls/kit/words.ts';
import type { Random } from '../random.ts';

/** Made-up data in the language of a tenant. Schools, banks and streets do not exist. */
export interface Words {
  readonly chinese: boolean;
  readonly nationality: string;
  readonly schools: readonly string[];
  readonly majors: readonly string[];
  readonly banks: readonly string[];
  readonly relations: readonly { readonly name: string; readonly gender: 'F' | 'M' }[];
  readonly actor: string;
  address(random: Random): string;
  registeredAddress(random: Random): string;
}

const chinese: Words = {
  chinese: true,
  nationality: '中国',
  schools: [
    '江海大学',
    '东滨理工大学',
    '云岭大学',
    '北原工业大学',
    '南浦师范大学',
    '星沙财经大学',
    '海州职业技术学院',
    '临江传媒学院',
  ],
  majors: [
    '计算机科学与技术',
    '软件工程',
    '电子信息工程',
    '数学与应用数学',
    '市场营销',
    '工商管理',
    '会计学',
    '人力资源管理',
    '工业设计',
    '英语',
  ],
  banks: ['海州银行张江支行', '江海银行徐汇支行', '东滨银行南山支行', '云岭银行上海分行'],
  relations: [
    { name: '父亲', gender: 'M' },
    { name: '母亲', gender: 'F' },
    { name: '丈夫', gender: 'M' },
    { name: '妻子', gender: 'F' },
    { name: '姐姐', gender: 'F' },
    { name: '弟弟', gender: 'M' },
  ],
  actor: '宋佳慧',
  address: (random) =>
    `${random.pick(['上海市浦东新区星港路', '上海市徐汇区望云路', '上海市闵行区梧桐里', '深圳市南山区海蓝道'])}${random.integer(1, 980)}弄${random.integer(1, 60)}号${random.integer(1, 28)}0${random.integer(1, 6)}室`,
  registeredAddress: (random) =>
    `${random.pick(['江苏省', '浙江省', '安徽省', '河南省', '四川省', '湖南省', '山东省', '广东省', '新疆维吾尔自治区', '上海市'])}${random.pick(['临江县青石镇', '云和区南街', '东陵县白塘乡', '新安区文昌路'])}${random.integer(1, 300)}号`,
};

const english: Words = {
  chinese: false,
  nationality: 'United States',
  schools: [
    'Larchmont University',
    'Fairhaven Institute of Technology',
    'Brookdale College',
    'University of West Harbor',
  ],
  majors: [
    'Computer Science',
    'Mathematics',
    'Business Administration',
    'Accounting',
    'Economics',
    'Design',
  ],
  banks: ['First Maple Bank', 'Harborside Credit Union', 'Bank of Larchmont'],
  relations: [
    { name: 'Father', gender: 'M' },
    { name: 'Mother', gender: 'F' },
    { name: 'Husband', gender: 'M' },
    { name: 'Wife', gender: 'F' },
  ],
  actor: 'Grace Campbell',
  address: (random) =>
    `${random.integer(1, 900)} ${random.pick(['Birch Lane', 'Harbor Street', 'Mill Road', 'Orchard Avenue'])}, ${random.pick(['Boston', 'Quincy', 'Salem'])}`,
  registeredAddress: (random) =>
    `${random.integer(1, 900)} ${random.pick(['Pine Street', 'Lake Drive', 'Chapel Hill'])}, ${random.pick(['Vermont', 'Maine', 'Ohio'])}`,
};

/** The made-up data for a language. */
export function wordsFor(locale: Locale): Words {
  return locale === 'zh-CN' ? chinese : english;
}
