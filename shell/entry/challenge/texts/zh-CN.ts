/** Words of the challenge before a sign-in or a code. This file is the source of the keys. */
export const zhCN = {
  title: '安全验证',
  loading: '正在加载验证',
  again: '换一张',
  close: '关闭',
  submit: '确定',
  kinds: { slider: '改用滑块验证', picture: '改用图片验证码', work: '看不清？由浏览器验证' },
  leads: {
    slider: '拖动滑块，将拼图移到形状相同的缺口处；也可以用方向键或按钮移动，再点“确定”',
    picture: '请输入图片中的 5 个字符，不区分大小写',
    work: '浏览器正在完成验证，大约需要几秒钟',
  },
  slider: {
    handle: '拼图位置',
    place: '{{at}}，共 {{most}}',
    left: '向左移动',
    right: '向右移动',
    picture: '带有三个缺口的图片',
  },
  picture: { label: '图片字符', picture: '验证码图片' },
} as const;
