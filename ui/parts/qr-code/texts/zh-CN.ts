/** Words of the QR code. This file is the source of the keys. */
export const zhCN = {
  empty: '暂无二维码内容',
  tooLong: '内容过长，无法生成二维码',
} as const;
