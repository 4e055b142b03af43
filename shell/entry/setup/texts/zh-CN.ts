/** Words of the first start. This file is the source of the keys. */
export const zhCN = {
  title: '初始设置',
  opening: '正在核对链接',
  failed: '暂时无法连接系统，请稍后刷新重试',
  incomplete:
    '链接不完整，请打开服务器输出的完整地址，或在服务器上运行 npm run first-start 重新生成',
  step: '第 {{step}} 步，共 {{of}} 步：{{name}}',
  steps: { operator: '平台运营账号', company: '第一家企业', administrator: '企业管理员' },
  lost: '找回平台运营',
  operatorHint: '平台运营负责开通企业、审批供应商应用，看不到企业的人员数据。',
  lostHint: '填写原有运营账号可重设其密码，填写新账号则新增一位运营。',
  loginName: '登录账号',
  name: '姓名',
  password: '密码',
  again: '确认密码',
  administratorHint: '管理员在企业内拥有全部权限，与平台运营使用不同的账号。',
  dataHint:
    '企业已配好管理员、人事专员、部门负责人、员工四个角色。登录后在“系统管理 → 开始使用”可导入员工，也可添加或移除示例数据。',
  next: '下一步',
  back: '上一步',
  submit: '完成设置',
  reset: '保存运营账号',
  done: {
    title: '设置完成',
    subtitle: '系统已可使用',
    operator: '平台运营账号 {{loginName}} 已可登录。',
    administrator:
      '请将下面的链接交给管理员 {{name}}（账号 {{loginName}}）设置密码，链接只显示这一次，{{time}} 前有效。',
    copy: '复制链接',
    copied: '链接已复制',
    choose: '我就是管理员，现在设置密码',
    toSignIn: '以平台运营登录',
  },
} as const;
