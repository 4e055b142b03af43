import type { Locale } from '#bridge/calls/kit/words.ts';

/** What can be said in a message; `{code}` and the like are replaced. */
export interface MessageWords {
  /** Subject of a mail. */
  readonly subject: string;
  /** Text of a mail, and of an SMS behind the name of the product. */
  readonly text: string;
}

const codeEnd = {
  'zh-CN': '5 分钟内有效，请勿告诉任何人。如非本人操作，请忽略本消息。',
  en: 'It works for 5 minutes. Tell it to no one. If you did not ask for it, ignore this message.',
} as const;

/** Every message that is sent to phones and addresses. */
export const messageWords = {
  signIn: {
    'zh-CN': { subject: '登录验证码', text: `您的登录验证码是 {code}，${codeEnd['zh-CN']}` },
    en: { subject: 'Your sign-in code', text: `Your sign-in code is {code}. ${codeEnd.en}` },
  },
  resetPassword: {
    'zh-CN': {
      subject: '重置密码验证码',
      text: `您正在重置密码，验证码是 {code}，${codeEnd['zh-CN']}`,
    },
    en: {
      subject: 'Your code to reset the password',
      text: `Your code to reset the password is {code}. ${codeEnd.en}`,
    },
  },
  confirmOld: {
    'zh-CN': {
      subject: '身份验证码',
      text: `您正在更换绑定的手机或邮箱，验证码是 {code}，${codeEnd['zh-CN']}`,
    },
    en: {
      subject: 'Your code to change a phone or address',
      text: `Your code to change your phone or address is {code}. ${codeEnd.en}`,
    },
  },
  bind: {
    'zh-CN': {
      subject: '绑定验证码',
      text: `您正在绑定此号码或邮箱，验证码是 {code}，${codeEnd['zh-CN']}`,
    },
    en: {
      subject: 'Your code to add this contact',
      text: `Your code to add this phone or address is {code}. ${codeEnd.en}`,
    },
  },
  superLogin: {
    'zh-CN': {
      subject: '运营登录验证码',
      text: `您的运营登录验证码是 {code}，${codeEnd['zh-CN']}`,
    },
    en: { subject: 'Your operator code', text: `Your operator code is {code}. ${codeEnd.en}` },
  },
  superLoginBegun: {
    'zh-CN': {
      subject: '平台运营人员进入了贵企业',
      text: '平台运营人员以超级登录方式进入了由您（{account}）管理的企业，最长 30 分钟。原因见系统消息和操作日志。如有疑问，请联系平台。',
    },
    en: {
      subject: 'An operator of the platform is in your company',
      text: 'An operator of the platform entered the company that you ({account}) look after by super login, for 30 minutes at most. The reason is in your messages and in the audit trail. If you have a question, contact the platform.',
    },
  },
  passwordChanged: {
    'zh-CN': {
      subject: '密码已修改',
      text: '您的账号 {account} 的密码刚刚被修改，其他设备已退出登录。如非本人操作，请立即联系管理员。',
    },
    en: {
      subject: 'Your password was changed',
      text: 'The password of your account {account} was just changed, and other devices were signed out. If this was not you, contact your administrator at once.',
    },
  },
  contactChanged: {
    'zh-CN': {
      subject: '绑定信息已修改',
      text: '您的账号 {account} 绑定的手机或邮箱刚刚被修改。如非本人操作，请立即联系管理员。',
    },
    en: {
      subject: 'A contact of your account was changed',
      text: 'The phone or address of your account {account} was just changed. If this was not you, contact your administrator at once.',
    },
  },
  secondFactorChanged: {
    'zh-CN': {
      subject: '两步验证已变更',
      text: '您的账号 {account} 的两步验证设置刚刚变更。如非本人操作，请立即联系管理员。',
    },
    en: {
      subject: 'Two-step verification of your account was changed',
      text: 'Two-step verification of your account {account} was just changed. If this was not you, contact your administrator at once.',
    },
  },
  identityChanged: {
    'zh-CN': {
      subject: '第三方登录绑定已变更',
      text: '您的账号 {account} 与第三方系统的绑定刚刚变更，绑定的身份可直接登录。如非本人操作，请立即联系管理员。',
    },
    en: {
      subject: 'A link of your account was changed',
      text: 'The link of your account {account} to another system was just changed; who is linked can sign in. If this was not you, contact your administrator at once.',
    },
  },
  rememberedStolen: {
    'zh-CN': {
      subject: '检测到异常登录',
      text: '您的账号 {account} 的免登录凭证疑似被盗用，所有设备已退出登录。请重新登录并修改密码。',
    },
    en: {
      subject: 'A sign-in of yours may have been stolen',
      text: 'The mark that keeps your account {account} signed in was used twice, so every device was signed out. Please sign in and change your password.',
    },
  },
  invitation: {
    'zh-CN': {
      subject: '邀请您开通账号',
      text: '{company} 为您开通了账号 {account}，请在 7 天内打开链接设置密码：{link} 。请勿转发此链接。',
    },
    en: {
      subject: 'Your new account',
      text: '{company} has opened the account {account} for you. Choose a password within 7 days: {link} . Please do not pass this link on.',
    },
  },
  interviewTimes: {
    'zh-CN': {
      subject: '请选择面试时间',
      text: '{company} 邀请您参加「{job}」职位的面试，请打开链接选择时间：{link} 。请勿转发此链接。',
    },
    en: {
      subject: 'Choose the time of your interview',
      text: '{company} invites you to an interview for {job}. Choose a time: {link} . Please do not pass this link on.',
    },
  },
  interviewBooked: {
    'zh-CN': {
      subject: '面试时间已确认',
      text: '您在 {company} 应聘「{job}」职位的面试时间为 {time}。如需改期，请打开原链接。',
    },
    en: {
      subject: 'Your interview is booked',
      text: 'Your interview for {job} at {company} is on {time}. To change it, open the link you were sent.',
    },
  },
  offer: {
    'zh-CN': {
      subject: '录用通知书',
      text: '{company} 向您发出「{job}」职位的录用通知，有效期至 {time}。请打开链接查看并答复：{link} 。请勿转发此链接。',
    },
    en: {
      subject: 'Your offer',
      text: '{company} offers you the job {job}. The offer is valid until {time}. Read and answer it: {link} . Please do not pass this link on.',
    },
  },
  offerAccepted: {
    'zh-CN': {
      subject: '已收到您的录用答复',
      text: '您已接受 {company}「{job}」职位的录用，入职日期为 {time}。招聘人员会与您联系办理入职。',
    },
    en: {
      subject: 'You accepted the offer',
      text: 'You accepted the offer of {company} for {job}, and join on {time}. The recruiter will contact you about your first day.',
    },
  },
  offerDeclined: {
    'zh-CN': {
      subject: '已收到您的录用答复',
      text: '您已拒绝 {company}「{job}」职位的录用。如非本人操作，请尽快联系招聘人员。',
    },
    en: {
      subject: 'You declined the offer',
      text: 'You declined the offer of {company} for {job}. If this was not you, please contact the recruiter soon.',
    },
  },
  test: {
    'zh-CN': { subject: '测试消息', text: '这是一条测试消息，收到即表示发送设置可用。' },
    en: { subject: 'Test message', text: 'This is a test. If you read it, the settings work.' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, MessageWords>>>>;

/** The name of the product in a message. */
export const sender = { 'zh-CN': 'Atrium 人力', en: 'Atrium HR' } as const;
