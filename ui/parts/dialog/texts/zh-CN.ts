/** Words of the dialog container and the generic confirm. This file is the source of the keys. */
export const zhCN = {
  more: '更多',
  print: '打印',
  pdf: '下载 PDF',
  code: '二维码',
  codeOf: '“{{title}}”的二维码',
  savePicture: '下载图片',
  saveFailed: '图片生成失败，请稍后重试',
  immediate: '立即处理',
  explain: '说明：{{title}}',
} as const;
