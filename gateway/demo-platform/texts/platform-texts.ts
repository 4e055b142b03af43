import type { Locale } from '#bridge/calls/kit/words.ts';
import type { ConnectorKind } from '#bridge/calls/uac/connectors.ts';
import type { WayIn } from '../ways-in.ts';

/** The systems as Harbour calls them. */
export const systemNames: Readonly<Record<ConnectorKind, string>> = {
  wecom: '企业微信',
  dingtalk: '钉钉',
  feishu: '飞书',
  oidc: '统一身份认证',
  issuer: '旧版人事系统',
};

/** How people of Harbour are called there. */
export const personNames = {
  songjiahui: '宋佳慧',
  limubai: '李慕白',
  zhouyutong: '周雨桐',
} as const;

/** The words of the demo platform's pages. */
export interface PlatformTexts {
  readonly title: string;
  readonly lead: string;
  readonly other: string;
  readonly steps: readonly string[];
  readonly people: string;
  readonly linked: (account: string) => string;
  readonly unlinked: (account: string) => string;
  readonly ways: Readonly<Record<WayIn, string>>;
  readonly phone: string;
  readonly refresh: string;
  readonly nothing: string;
  readonly notice: string;
  readonly open: string;
  readonly choose: string;
  readonly chooseLead: string;
  readonly refuse: string;
  readonly failed: string;
  readonly back: string;
}

/** They follow the language of the browser. */
export const platformTexts: Readonly<Record<Locale, PlatformTexts>> = {
  'zh-CN': {
    title: '演示平台',
    lead: '这里模拟企业微信、钉钉、飞书、统一身份认证、旧版系统和员工的手机，仅在演示数据中提供。',
    other: 'English',
    steps: [
      '在登录页选择“企业登录”，输入企业代码 harbour，再选择一个系统，可体验扫码登录与统一身份认证。',
      '在登录页选择“扫码登录”，用无痕窗口打开二维码下方的链接并登录 staff，即可当作手机确认。',
      '验证码登录与忘记密码：账号 staff 的手机号为 15413500003，验证码显示在下方。',
    ],
    people: '从外部系统进入门户',
    linked: (account) => `已绑定账号 ${account}`,
    unlinked: (account) => `尚未绑定，首次进入时用账号 ${account} 的密码绑定`,
    ways: {
      wecom: '从企业微信后台进入',
      dingtalk: '从钉钉工作台进入',
      older: '从旧版系统进入',
      backend: '从业务系统免登进入',
    },
    phone: '手机收到的消息',
    refresh: '刷新',
    nothing: '还没有消息。',
    notice: '工作通知',
    open: '打开',
    choose: '选择身份',
    chooseLead: '真实平台在这里显示二维码或直接识别用户，演示中请选择一位员工。',
    refuse: '拒绝授权',
    failed: '门户拒绝了这次请求。',
    back: '返回演示平台',
  },
  en: {
    title: 'Demo platform',
    lead: 'This page plays WeCom, DingTalk, Feishu, single sign-on, an older product and the phones of employees. It is there with the demo data only.',
    other: '中文',
    steps: [
      'On the sign-in page choose “Company sign-in”, type the company code harbour and pick a system: that is the QR sign-in and the single sign-on.',
      'On the sign-in page choose “Use your phone”, open the link below the code in a private window and sign in as staff: that window is the phone.',
      'Codes and forgotten passwords: the phone of staff is 15413500003, and the code shows below.',
    ],
    people: 'Enter the portal from another system',
    linked: (account) => `Linked to the account ${account}`,
    unlinked: (account) => `Not linked yet: the first visit asks for the password of ${account}`,
    ways: {
      wecom: 'From the pages of WeCom',
      dingtalk: 'From the workbench of DingTalk',
      older: 'From the older product',
      backend: 'From a backend, by ticket',
    },
    phone: 'Messages on the phones',
    refresh: 'Refresh',
    nothing: 'There are no messages yet.',
    notice: 'Work notice',
    open: 'Open',
    choose: 'Who are you?',
    chooseLead:
      'The real platform shows a QR code here or knows its person. In the demo, choose an employee.',
    refuse: 'Refuse',
    failed: 'The portal refused this.',
    back: 'Back to the demo platform',
  },
};
