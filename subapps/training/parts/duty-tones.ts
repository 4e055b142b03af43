/** How the states of a mandatory course look. */
export const dutyTones = { overdue: 'bad', open: 'accent', renew: 'warn', done: 'good' } as const;

/** How the terms of a certificate look. */
export const termTones = {
  permanent: 'neutral',
  valid: 'good',
  expiring: 'warn',
  expired: 'bad',
} as const;
