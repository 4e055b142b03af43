import { defineCodes } from '../kit/codes.ts';
import type { Locale, Terms } from '../kit/words.ts';
import type { BrandCode } from './brands.ts';
import type { companyBeginnings } from './new-company.ts';

/** What is asked of a new company and of its administrator. */
export type CompanyField =
  | 'name'
  | 'code'
  | 'systemCode'
  | 'locale'
  | 'timeZone'
  | 'place'
  | 'begin'
  | 'administrator'
  | 'loginName';

/** The names of those fields. */
export const companyFieldWords: Terms<CompanyField> = {
  'zh-CN': {
    name: '企业名称',
    code: '企业代码',
    systemCode: '品牌',
    locale: '默认语言',
    timeZone: '时区',
    place: '主要办公地点',
    begin: '开始方式',
    administrator: '管理员姓名',
    loginName: '管理员登录账号',
  },
  en: {
    name: 'Company name',
    code: 'Company code',
    systemCode: 'Brand',
    locale: 'Language',
    timeZone: 'Time zone',
    place: 'Main place of work',
    begin: 'Begins with',
    administrator: 'Name of the administrator',
    loginName: 'Login name of the administrator',
  },
};

/** What is said below them. */
export const companyHelpWords: Terms<'code' | 'loginName'> = {
  'zh-CN': {
    code: '2 至 31 位小写字母、数字或连字符，以字母开头，创建后不能修改',
    loginName: '小写字母、数字或 . _ - @，创建后不能修改',
  },
  en: {
    code: '2 to 31 lower-case letters, digits or hyphens, a letter first; it cannot be changed later',
    loginName: 'Lower-case letters, digits or . _ - @; it cannot be changed later',
  },
};

/** What the calls of this area can be refused with, besides the codes of the platform. */
export const tumCodes = /* @__PURE__ */ defineCodes('tum', {
  startCodeInvalid: {
    code: 403016,
    status: 403,
    words: {
      'zh-CN': '链接无效、已使用或已过期，请在服务器上运行 npm run first-start 重新生成',
      en: 'This link is invalid, used or expired. Run npm run first-start on the server to make a new one.',
    },
  },
  registrationsPending: {
    code: 409094,
    status: 409,
    words: {
      'zh-CN': '您有多个申请正在审核，请等待审核完成后再提交',
      en: 'Several of your registrations are in review. Please wait for a decision first.',
    },
  },
  registrationDecided: {
    code: 409095,
    status: 409,
    words: { 'zh-CN': '该申请已处理或已撤回', en: 'This registration is decided or withdrawn.' },
  },
  companyCodeTaken: {
    code: 409096,
    status: 409,
    words: {
      'zh-CN': '企业代码已被其他企业使用，请退回申请并说明原因',
      en: 'Another company has this code by now. Refuse the registration and say why.',
    },
  },
  ownCompany: {
    code: 409009,
    status: 409,
    words: {
      'zh-CN': '您正在该企业中工作，不能停用它',
      en: 'You are working in this company, so you cannot disable it.',
    },
  },
});

/** The names of the brands. */
export const brandWords = {
  'zh-CN': { harbour: '蓝港人力', maple: '枫叶人力', weihai: '威海人力' },
  en: { harbour: 'Harbour HR', maple: 'Maple HR', weihai: 'Weihai HR' },
} as const satisfies Terms<BrandCode>;

/** The name of the product's own brand. */
export const ownBrandWords: Readonly<Record<Locale, string>> = {
  'zh-CN': 'Atrium 人力',
  en: 'Atrium HR',
};

/** The languages, each in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = { 'zh-CN': '简体中文', en: 'English' };

/** What a company can begin with. */
export const beginningWords: Terms<(typeof companyBeginnings)[number]> = {
  'zh-CN': {
    empty: '从空白开始',
    import: '从 Excel 导入员工',
    sample: '先用示例数据试用（可一键移除）',
  },
  en: {
    empty: 'Nothing',
    import: 'People from Excel',
    sample: 'Sample data, removed by one button',
  },
};
