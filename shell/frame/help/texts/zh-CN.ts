/** Words of the help. This file is the source of the keys. */
export const zhCN = {
  articles: {
    title: '使用帮助',
    search: '搜索帮助',
    none: '没有找到相关帮助',
    noneHint: '换个词试试，或在智能助手中提问',
    all: '全部应用',
    list: '帮助文章',
  },
  shortcuts: {
    title: '快捷键',
    group: { anywhere: '在任何页面', tabs: '页签', menu: '菜单' },
    search: '打开全局搜索',
    reopenTab: '恢复关闭的页面',
    shortcutList: '打开快捷键列表',
    chooseTab: '选择页签，按 Enter 打开',
    moveTab: '移动页签',
    closeTab: '关闭页签',
    tabMenu: '打开页签菜单',
    chooseEntry: '选择菜单，按 Enter 打开',
    typeEntry: '输入名称开头，跳到该菜单',
    letters: '字母',
  },
  tour: {
    menu: {
      title: '从这里进入各个应用',
      text: '菜单列出您有权使用的页面。点亮星标可收藏常用页面，也可以输入名称或拼音查找。',
    },
    search: {
      title: '找人、找页面，都从这里搜',
      text: '输入姓名、拼音首字母、工号或菜单名称即可找到，随时按 {{keys}} 打开。',
    },
    tabs: {
      title: '打开过的页面都在页签里',
      text: '页签可以拖动排序，中键关闭，右键查看更多操作。关错了可以恢复。',
    },
    look: { title: '语言和外观', text: '在这里切换中英文、主题色和深浅色，所有应用会一起变化。' },
    account: { title: '您的账号', text: '查看企业信息、企业档案，或退出登录。' },
    help: {
      title: '随时可以再看一遍',
      text: '点击头像，在菜单中选择“使用帮助”“新手引导”或“快捷键”。',
    },
  },
} as const;
