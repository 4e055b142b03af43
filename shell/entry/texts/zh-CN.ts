/** Words of what is drawn before the portal is there. This file is the source of the keys. */
export const zhCN = {
  product: 'Atrium 人力',
  otherLanguage: 'English',
  signIn: {
    /** As the other forms say it; their words are no part of the first chunk. */
    required: '此项为必填',
    title: '登录',
    audience: '员工与管理员',
    slogan: '把人的事，放在一处办好。',
    promise: '组织、人事与人力分析，一次登录，各应用互相隔离、彼此相通。',
    account: '账号',
    password: '密码',
    submit: '登录',
    wait: '{{time}} 后可重试',
    remember: '7 天内免登录',
    forgot: '忘记密码',
    byCode: '验证码登录',
    second: '两步验证',
    byCompany: '企业登录',
    ways: { code: '验证码登录', qr: '扫码登录', company: '企业登录', forgot: '找回密码' },
    capsLock: '大写锁定已打开',
  },
  password: {
    title: '设置密码',
    reset: '重置密码',
    opening: '正在核对链接',
    done: '密码已设置，请登录',
    toSignIn: '去登录',
    failed: '链接无效、已使用或已过期，请联系管理员重新获取',
  },
  prompt: {
    loginInvalid: { title: '登录失效提示', text: '登录信息失效，请重新登录', ok: '重新登录' },
    permissionChanged: {
      title: '权限变更提示',
      text: '权限已变更，请刷新后重新获取',
      ok: '刷新页面',
    },
    accountChanged: { title: '权限变更提示', text: '登录权限已变更，请重新登录', ok: '重新登录' },
    pageUpdated: { title: '页面更新提示', text: '页面刚刚更新，请刷新后继续使用', ok: '刷新页面' },
  },
  start: { loading: '正在进入门户', failed: '暂时无法连接系统' },
} as const;
