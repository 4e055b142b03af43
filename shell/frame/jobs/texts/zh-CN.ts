/** Words of the long work. This file is the source of the keys. */
export const zhCN = {
  title: '任务',
  running: '任务，{{count}} 项进行中',
  idle: '任务，已全部结束',
  state: {
    running: '进行中',
    cancelling: '正在取消…',
    done: '已完成',
    failed: '失败',
    cancelled: '已取消',
    interrupted: '已中断：应用已关闭或重新加载',
  },
  progress: '{{done}} / {{total}}',
  cancel: '取消',
  again: '再次下载',
  dismiss: '移除{{title}}',
  clear: '清除已结束',
  said: {
    done: '{{title}}：已完成',
    failed: '{{title}}：失败',
    cancelled: '{{title}}：已取消',
    interrupted: '{{title}}：已中断',
  },
} as const;
