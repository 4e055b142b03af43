import { companyFieldWords } from '#bridge/calls/tum/terms.ts';

const { name, code, locale, timeZone } = companyFieldWords['zh-CN'];

/** Words of the page of company settings. This file is the source of the keys. */
export const zhCN = {
  title: '基本设置',
  profile: '基本信息',
  fields: { name, code, locale, timeZone },
  watermark: '页面水印',
  watermarkHelp: '显示在每个人的页面上，截图和拍照时可追溯来源',
  watermarks: { none: '不显示', company: '企业名称', person: '姓名和账号', words: '自定义文字' },
  watermarkWords: '水印文字',
  numbers: '工号规则',
  prefix: '前缀',
  digits: '位数',
  next: '下一个序号',
  nextHelp: '已使用过的工号会自动跳过，不会重复发放',
  example: '下一个工号：{{number}}',
  signIn: '登录安全',
  challenge: '安全验证',
  challengeHelp: '滑块或图片验证；由于登录页面由多家企业共用，选择“每次登录”对该页面的所有人生效',
  challenges: { afterTries: '多次输错密码后', always: '每次登录' },
  secondFactor: '管理员两步验证',
  secondFactorHelp: '要求后，管理员下次登录时须绑定身份验证器应用',
  secondFactors: { offered: '由管理员自行开启', required: '必须使用' },
  codes: '验证码登录',
  codesHelp: '短信或邮件验证码只能证明持有手机或邮箱；关闭后，员工须用密码或企业登录',
  codeRules: { offered: '允许员工使用', off: '关闭' },
  passwords: '密码规则',
  passwordsHelp:
    '对由本企业管理的账号生效，下次设置密码时开始使用；常见密码和已泄露的密码均不能使用',
  passwordRules: { mixed: '9 至 20 个字符，至少三种字符', long: '15 至 128 个字符，不限种类' },
  storage: '文件存储',
  storageFiles: '文件数',
  storageSize: '占用空间',
  save: '保存',
  saved: '已保存',
  undo: '撤销修改',
} as const;
