import { documentKindWords } from '#bridge/calls/docenter/terms.ts';

/** Words of the documents. This file is the source of the keys. */
export const zhCN = {
  notFound: '页面不存在',
  kind: documentKindWords['zh-CN'],
  library: {
    title: '文档库',
    all: '全部',
    search: '搜索文档内容',
    none: '暂无文档',
    noneHint: '管理员发布后会显示在这里',
    noHits: '没有找到相关内容',
    noHitsHint: '换个说法再试，例如“年假”“报销标准”',
    found: '找到 {{count}} 处',
    effective: '{{day}} 起生效',
    edition: '版本 {{edition}}',
    forOrgan: '适用：{{name}}',
    attachment: '下载附件',
    attached: '有附件',
    failed: '附件下载失败，请稍后重试',
  },
} as const;
