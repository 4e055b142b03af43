/** Words of the other ways to sign in. This file is the source of the keys. */
export const zhCN = {
  target: '手机号或邮箱',
  targetInvalid: '请输入正确的手机号码或邮箱地址',
  targetHelp: '须为管理员为您登记或您已绑定的手机号、邮箱',
  code: '验证码',
  send: '获取验证码',
  again: '{{seconds}} 秒后重新获取',
  sent: '如果该手机号或邮箱已绑定账号，验证码已经发出，5 分钟内有效',
  signIn: '登录',
  wait: '{{time}} 后可重试',
  byPassword: '用密码登录',
  forgot: {
    next: '下一步',
    of: '正在为 {{name}}（{{account}}）设置新密码',
    done: '新密码已设置，其他设备已退出登录',
    toSignIn: '去登录',
  },
  password: {
    next: '新密码',
    again: '确认新密码',
    rules: {
      mixed: '9 至 20 个字符，大写字母、小写字母、数字、符号中至少三种',
      long: '15 至 128 个字符，可使用由多个词组成的短语',
    },
    differs: '两次输入的密码不一致',
    submit: '保存密码',
  },
  qr: {
    label: '登录二维码',
    how: '用已登录的手机浏览器或相机扫描',
    address: '无法扫描？在已登录的设备上打开此链接',
    pick: '请在手机上选择这个数字',
    over: '二维码已失效',
    again: '刷新二维码',
    failed: '获取二维码失败，请重试',
  },
} as const;
