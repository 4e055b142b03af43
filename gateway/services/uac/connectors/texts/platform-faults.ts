import type { Terms } from '#bridge/calls/kit/words.ts';

/** Why a system gave no answer that can be used. */
export type PlatformFault = 'private' | 'noTls' | 'silent' | 'notJson' | 'noKey' | 'badKey';

/** What those who set a system up read of it. */
export const platformFaults: Terms<PlatformFault> = {
  'zh-CN': {
    private: '该地址指向本机或内部网络，不允许访问',
    noTls: '地址须以 https:// 开头',
    silent: '对方没有响应，请检查地址是否正确、网络是否可达',
    notJson: '对方的返回内容无法识别，请检查接口地址是否正确',
    noKey: '尚未设置签名公钥或链接签名密钥',
    badKey: '签名公钥不是有效的 PEM 格式',
  },
  en: {
    private: 'The address leads to this machine or into a private network, which is not allowed',
    noTls: 'The address has to begin with https://',
    silent: 'There was no answer. Please check the address, and that it can be reached',
    notJson: 'The answer cannot be read. Please check the address of the calls',
    noKey: 'Neither a public key nor a key for signed links is set',
    badKey: 'The public key is not a valid PEM',
  },
};
