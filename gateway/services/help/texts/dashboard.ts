import type { Article } from '../article.ts';

/** Help about the application `dashboard`. */
export const dashboardArticle: Article = {
  app: 'dashboard',
  'zh-CN': {
    summary: '把常看的指标排成看板，按组织和时间统一筛选，也可全屏展示。',
    sections: [
      {
        heading: '使用看板',
        lines: [
          '在“数据看板”中打开内置看板或同事共享给您的看板。',
          '点图中的柱形或扇区会筛选整个看板，筛选条件显示在上方，可随时移除。',
          '每个图都能切换为表格；右上角可以全屏。',
        ],
      },
      {
        heading: '制作看板',
        lines: [
          '点“新建看板”，再点“添加图块”，从报表或统计主题开始。',
          '用鼠标拖动，或选中图表后按 Enter，再用方向键移动、Shift 加方向键调整大小。',
          '保存后可共享给角色；别人看到的数据按其自己的权限计算。',
        ],
      },
    ],
  },
  en: {
    summary: 'Arrange figures on a board, filter them together, show them full screen.',
    sections: [
      {
        heading: 'Use a board',
        lines: [
          'Open a built-in board or one that was shared with you.',
          'A click on a bar or a part narrows the whole board; the filter is shown above and can be removed.',
          'Each chart can be read as a table; full screen is at the top right.',
        ],
      },
      {
        heading: 'Make a board',
        lines: [
          'Choose New board, add tiles at the side, and pick subject, measure and grouping.',
          'Drag tiles, or press Enter on one, then arrows to move it and Shift with arrows to size it.',
          'A saved board can be shared with roles; everybody sees figures by their own rights.',
        ],
      },
    ],
  },
};
