/** Messages to people about their certificates. Part of a message's row, so both languages are written. */
export const holderWords = {
  'zh-CN': {
    author: '培训',
    given: (name: string) => `您已取得证书“${name}”`,
    renewed: (name: string) => `您的证书“${name}”已换新`,
    ending: (name: string) => `您的证书“${name}”即将到期，请及时复训`,
    expired: (name: string) => `您的证书“${name}”已过期，请尽快复训`,
    body: (day: string | null) => (day === null ? '长期有效' : `有效期至：${day}`),
  },
  en: {
    author: 'Training',
    given: (name: string) => `You have the certificate “${name}” now`,
    renewed: (name: string) => `Your certificate “${name}” is renewed`,
    ending: (name: string) => `Your certificate “${name}” expires soon. Please renew it.`,
    expired: (name: string) => `Your certificate “${name}” has expired. Please renew it.`,
    body: (day: string | null) => (day === null ? 'No expiry' : `Valid until: ${day}`),
  },
} as const;
