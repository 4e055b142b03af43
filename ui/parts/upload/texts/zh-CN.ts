/** Words of the upload. This file is the source of the keys. */
export const zhCN = {
  choose: '选择文件',
  hint: '点击选择，或将文件拖到此处、粘贴到此处',
  drop: '松开即可上传',
  pictures: '支持 bmp、jpeg、jpg、png、gif',
  withVideo: '支持 bmp、jpeg、jpg、png、gif 图片和 mp4、mov、webm、avi 视频',
  limits: '{{formats}}，单个不超过 {{size}}，最多 {{most}} 个',
  files: '文件列表',
  progress: '{{name}} 的上传进度',
  waiting: '等待上传',
  failed: '上传失败',
  cancel: '取消上传 {{name}}',
  retry: '重新上传 {{name}}',
  remove: '移除 {{name}}',
  open: '预览 {{name}}',
  state: '已上传 {{done}} 个，共 {{all}} 个',
  issue: {
    empty: '文件为空（0 KB）',
    format: '格式不正确',
    size: '文件超过 {{size}}',
    count: '最多上传 {{most}} 个文件',
  },
} as const;
