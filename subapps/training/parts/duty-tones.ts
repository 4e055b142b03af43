/** How the states of a mandatory course look. */
export const dutyTones = { overdue: 'bad', open: 'accent', renew: 'warn', done: 'good' } as const;
