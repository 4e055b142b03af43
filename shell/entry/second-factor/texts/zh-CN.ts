/** Words of the second step of a sign-in. This file is the source of the keys. */
export const zhCN = {
  opening: '正在打开',
  of: '{{name}}（{{account}}）',
  code: '动态验证码或恢复码',
  help: '打开身份验证器应用，输入 6 位动态验证码；无法使用应用时可输入恢复码',
  submit: '验证并登录',
  wait: '{{time}} 后可重试',
  restart: '重新登录',
  setUp: {
    why: '您的企业要求管理员使用两步验证。请用身份验证器应用扫描二维码，再输入应用显示的 6 位验证码。',
    qr: '身份验证器二维码',
    manual: '无法扫码时，请手动输入密钥',
    code: '应用显示的验证码',
  },
  codes: {
    title: '请保存恢复码',
    why: '手机丢失时，可用恢复码登录，每个恢复码只能使用一次。关闭后将无法再次查看。',
    copy: '复制',
    copied: '已复制',
    done: '我已保存，进入系统',
  },
} as const;
