/** Words of the pages that end a sign-in by another system or a link. This file is the source of the keys. */
export const zhCN = {
  title: '正在登录',
  ended: '未能登录',
  lead: '来自其他系统的登录',
  working: '正在核对登录信息',
  illegal: '参数不合法',
  refused: '您已在对方系统取消授权，未登录',
  failed: '登录失败，请返回登录页重试',
  toSignIn: '返回登录页',
  confirm: {
    title: '确认登录',
    other: '您即将通过链接登录。当前浏览器中已登录的账号会先退出。',
    unknown: '您即将通过其他系统的链接登录。如果不是您本人发起，请不要继续。',
    go: '继续登录',
  },
  link: {
    title: '绑定账号',
    why: '{{system}} 的身份 {{person}} 尚未绑定账号。请用您的账号和密码登录一次，之后可直接登录。',
    account: '账号',
    password: '密码',
    submit: '绑定并登录',
  },
  company: {
    code: '企业代码',
    help: '请向管理员索取',
    find: '下一步',
    none: '该企业未开通第三方登录，请检查企业代码',
    by: '通过 {{name}} 登录',
    back: '用密码登录',
  },
} as const;
