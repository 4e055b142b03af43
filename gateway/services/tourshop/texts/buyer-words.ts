/** Messages to people about their bookings. Part of a message's row, so both languages are written. */
export const buyerWords = {
  'zh-CN': {
    author: '员工旅游',
    paid: (name: string) => `预订已提交：${name}`,
    confirmed: (name: string) => `供应商已确认您的预订：${name}`,
    refused: (name: string) => `供应商未能接受您的预订，积分已全额退回：${name}`,
    funded: (name: string) => `公司资助已批准，预订已提交：${name}`,
    declined: (name: string) => `公司资助未获批准，名额已释放，积分已退回：${name}`,
    cancelled: (name: string) => `团期已取消，积分已全额退回：${name}`,
    body: (number: string, day: string, reason: string) =>
      `预订编号：${number}\n\n出发日期：${day}${reason === '' ? '' : `\n\n原因：${reason}`}`,
  },
  en: {
    author: 'Tour shop',
    paid: (name: string) => `You booked ${name}`,
    confirmed: (name: string) => `The supplier confirmed your booking of ${name}`,
    refused: (name: string) =>
      `The supplier cannot take your booking of ${name}; all points are back`,
    funded: (name: string) => `The company pays its part, and you booked ${name}`,
    declined: (name: string) =>
      `The company does not pay its part of ${name}; the seats are free again and your points are back`,
    cancelled: (name: string) => `The departure of ${name} is cancelled; all points are back`,
    body: (number: string, day: string, reason: string) =>
      `Booking: ${number}\n\nDeparture: ${day}${reason === '' ? '' : `\n\nReason: ${reason}`}`,
  },
} as const;
