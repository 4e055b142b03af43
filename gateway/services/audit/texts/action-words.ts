import type { Terms } from '#bridge/calls/kit/words.ts';

/** What a verb of a declared record does, in front of the record's name. */
export const verbPhrases: Terms<
  | 'create'
  | 'update'
  | 'updateMany'
  | 'remove'
  | 'removeMany'
  | 'move'
  | 'begin'
  | 'correct'
  | 'undo'
  | 'export'
  | 'import'
> = {
  'zh-CN': {
    create: '新增',
    update: '修改',
    updateMany: '批量修改',
    remove: '删除',
    removeMany: '批量删除',
    move: '变更状态：',
    begin: '新增变动：',
    correct: '更正',
    undo: '撤销变动：',
    export: '导出',
    import: '导入',
  },
  en: {
    create: 'Add:',
    update: 'Change:',
    updateMany: 'Change many:',
    remove: 'Remove:',
    removeMany: 'Remove many:',
    move: 'Change the state:',
    begin: 'Begin:',
    correct: 'Correct:',
    undo: 'Undo:',
    export: 'Export:',
    import: 'Import:',
  },
};

/** What the other calls do, by their names; a call that is not here is shown by its name. */
export const actionWords: Readonly<
  Record<string, { readonly 'zh-CN': string; readonly en: string }>
> = {
  'uac.session.login': { 'zh-CN': '登录', en: 'Sign in' },
  'uac.session.logout': { 'zh-CN': '退出登录', en: 'Sign out' },
  'uac.session.codeLogin': { 'zh-CN': '验证码登录', en: 'Sign in by a code' },
  'uac.session.resume': { 'zh-CN': '免登录进入', en: 'Stay signed in' },
  'uac.security.confirm': { 'zh-CN': '验证登录密码', en: 'Enter the password again' },
  'uac.security.updatePassword': { 'zh-CN': '修改密码', en: 'Change the password' },
  'uac.security.bindMobile': { 'zh-CN': '绑定手机号', en: 'Bind a phone' },
  'uac.security.bindEmail': { 'zh-CN': '绑定邮箱', en: 'Bind an e-mail address' },
  'uac.security.nameSession': { 'zh-CN': '命名登录设备', en: 'Name a device' },
  'uac.security.revokeSession': { 'zh-CN': '退出其他设备', en: 'Sign devices out' },
  'uac.delivery.saveMail': { 'zh-CN': '设置邮件发送', en: 'Set up mail' },
  'uac.delivery.saveSms': { 'zh-CN': '设置短信发送', en: 'Set up SMS' },
  'uac.delivery.test': { 'zh-CN': '测试发送', en: 'Send a test message' },
  'uac.session.updatePreferences': { 'zh-CN': '修改个人偏好', en: 'Change preferences' },
  'uac.token.issue': { 'zh-CN': '打开应用', en: 'Open an app' },
  'uac.role.save': { 'zh-CN': '保存角色', en: 'Save a role' },
  'uac.role.remove': { 'zh-CN': '删除角色', en: 'Remove a role' },
  'uac.role.saveMembers': { 'zh-CN': '调整角色成员', en: 'Change the members of a role' },
  'uac.account.invite': { 'zh-CN': '邀请账号', en: 'Invite an account' },
  'uac.account.turn': { 'zh-CN': '启用或停用账号', en: 'Enable or disable an account' },
  'uac.account.unlock': { 'zh-CN': '解除账号锁定', en: 'Unlock an account' },
  'uac.account.reset': { 'zh-CN': '重置密码', en: 'Reset a password' },
  'uac.account.linkEmployment': { 'zh-CN': '关联员工', en: 'Link an employee' },
  'uac.passwordLink.use': { 'zh-CN': '通过链接设置密码', en: 'Choose a password by a link' },
  'uac.bridgeCall.export': { 'zh-CN': '导出应用调用审计', en: 'Export the app call audit' },
  'uac.auditEvent.export': { 'zh-CN': '导出操作审计', en: 'Export the audit trail' },
  'uac.track.export': { 'zh-CN': '导出使用统计', en: 'Export usage' },
  'registry.app.upload': { 'zh-CN': '上传应用包', en: 'Upload an app' },
  'registry.app.fetch': { 'zh-CN': '获取应用清单', en: 'Fetch a manifest' },
  'registry.app.decide': { 'zh-CN': '审批应用', en: 'Decide about an app' },
  'registry.app.enable': { 'zh-CN': '为企业启用或停用应用', en: 'Turn an app for a company' },
  'registry.app.grant': { 'zh-CN': '授权应用角色', en: 'Give an app to roles' },
  'tum.tenant.switch': { 'zh-CN': '切换企业', en: 'Go to another company' },
  'tum.firstStart.use': { 'zh-CN': '初始设置', en: 'First start' },
  'tum.company.add': { 'zh-CN': '开通企业', en: 'Add a company' },
  'tum.company.turn': { 'zh-CN': '启用或停用企业', en: 'Enable or disable a company' },
  'tum.company.resetAdministrator': {
    'zh-CN': '重置企业管理员密码',
    en: 'Reset an administrator',
  },
  'company.setting.save': { 'zh-CN': '修改企业设置', en: 'Change company settings' },
  'company.setting.saveNumberRule': { 'zh-CN': '修改工号规则', en: 'Change employee numbers' },
  'company.quickQuery.update': { 'zh-CN': '调整快捷查询', en: 'Choose quick conditions' },
  'joyhr.roster.export': { 'zh-CN': '导出花名册', en: 'Export the roster' },
  'joyhr.employee.update': { 'zh-CN': '修改员工档案', en: "Change an employee's record" },
  'joyhr.employee.updateMany': { 'zh-CN': '批量修改员工档案', en: 'Change many employees' },
  'joyhr.scheme.add': { 'zh-CN': '新增查询方案', en: 'Save a view' },
  'joyhr.scheme.update': { 'zh-CN': '修改查询方案', en: 'Change a view' },
  'joyhr.scheme.default': { 'zh-CN': '设置默认查询方案', en: 'Choose the usual view' },
  'joyhr.scheme.remove': { 'zh-CN': '删除查询方案', en: 'Remove a view' },
  'filecenter.file.upload': { 'zh-CN': '上传员工附件', en: 'Upload a file' },
  'filecenter.file.download': { 'zh-CN': '下载员工附件', en: 'Download a file' },
  'filecenter.file.remove': { 'zh-CN': '删除员工附件', en: 'Remove a file' },
  'filecenter.photo.save': { 'zh-CN': '更换员工照片', en: 'Change a photo' },
  'filecenter.photo.remove': { 'zh-CN': '删除员工照片', en: 'Remove a photo' },
  'filecenter.photo.download': { 'zh-CN': '下载员工照片', en: 'Download a photo' },
  'filecenter.recordFile.upload': { 'zh-CN': '上传业务附件', en: 'Upload a file of a record' },
  'filecenter.recordFile.download': {
    'zh-CN': '下载业务附件',
    en: 'Download a file of a record',
  },
  'joyhr.home.saveLayout': { 'zh-CN': '调整首页', en: 'Arrange the home page' },
  'joyhr.kept.star': { 'zh-CN': '收藏页面', en: 'Keep a page as a favourite' },
  'joyhr.kept.tourSeen': { 'zh-CN': '看过新手引导', en: 'See the tour' },
  'joyhr.appStorage.keep': { 'zh-CN': '保存应用偏好', en: 'Keep a preference of an app' },
  'message.code.bySms': { 'zh-CN': '发送短信验证码', en: 'Send a code by SMS' },
  'message.code.byMail': { 'zh-CN': '发送邮箱验证码', en: 'Send a code by mail' },
  'message.code.check': { 'zh-CN': '校验验证码', en: 'Check a code' },
  'uac.password.reset': { 'zh-CN': '找回密码', en: 'Reset a forgotten password' },
  'uac.token.identity': { 'zh-CN': '向供应商证明身份', en: 'Prove who is signed in' },
  'ums.organ.add': { 'zh-CN': '新增组织', en: 'Add an organisation' },
  'ums.organ.change': { 'zh-CN': '修改组织', en: 'Change an organisation' },
  'ums.organ.move': { 'zh-CN': '移动组织', en: 'Move an organisation' },
  'ums.organ.close': { 'zh-CN': '停用组织', en: 'Close an organisation' },
  'ums.organ.cancel': { 'zh-CN': '取消组织变动计划', en: 'Cancel a planned change' },
  'joyhr.handover.save': { 'zh-CN': '保存离职交接', en: 'Save a hand-over' },
  'filecenter.page.pdf': { 'zh-CN': '下载页面 PDF', en: 'Download a page as PDF' },
  'message.notice.publish': { 'zh-CN': '发布公告', en: 'Publish a notice' },
  'message.notice.get': { 'zh-CN': '阅读公告', en: 'Read a notice' },
  'message.notice.see': { 'zh-CN': '标记公告已读', en: 'Mark a notice as read' },
  'message.notice.seeAll': { 'zh-CN': '全部标记已读', en: 'Mark all as read' },
  'filecenter.task.start': { 'zh-CN': '发起后台任务', en: 'Start a task' },
  'filecenter.task.update': { 'zh-CN': '取消或重试任务', en: 'Cancel or retry a task' },
  'filecenter.task.errors': { 'zh-CN': '下载任务错误', en: 'Download the errors of a task' },
  'workflow.definition.save': { 'zh-CN': '保存审批流程', en: 'Save an approval route' },
  'workflow.definition.publish': { 'zh-CN': '发布审批流程', en: 'Publish an approval route' },
  'workflow.definition.close': { 'zh-CN': '停用审批流程', en: 'Close an approval route' },
  'form.instance.create': { 'zh-CN': '发起申请', en: 'Send a form' },
  'form.instance.find': { 'zh-CN': '查看申请', en: 'View a request' },
  'form.draft.save': { 'zh-CN': '保存申请草稿', en: 'Save the draft of a form' },
  'form.draft.remove': { 'zh-CN': '删除申请草稿', en: 'Remove the draft of a form' },
  'form.range.assign': { 'zh-CN': '设置表单使用范围', en: 'Set who may use a form' },
  'workflow.delegation.add': { 'zh-CN': '新增审批委托', en: 'Add a delegation' },
  'workflow.delegation.end': { 'zh-CN': '结束审批委托', en: 'End a delegation' },
  'workflow.start': { 'zh-CN': '提交审批', en: 'Submit for approval' },
  'workflow.approval.get': { 'zh-CN': '查看审批', en: 'View an approval' },
  'workflow.act': { 'zh-CN': '处理审批', en: 'Act on an approval' },
  'workflow.remind': { 'zh-CN': '催办审批', en: 'Send a reminder of an approval' },
  'jobs.job.cancel': { 'zh-CN': '取消后台任务', en: 'Cancel a job' },
  'jobs.job.retry': { 'zh-CN': '重试后台任务', en: 'Retry a job' },
};

/** Kinds of what is touched besides declared records. */
export const kindWords: Readonly<
  Record<string, { readonly 'zh-CN': string; readonly en: string }>
> = {
  employee: { 'zh-CN': '员工', en: 'Employee' },
  account: { 'zh-CN': '账号', en: 'Account' },
  role: { 'zh-CN': '角色', en: 'Role' },
  company: { 'zh-CN': '企业', en: 'Company' },
  app: { 'zh-CN': '应用', en: 'App' },
  session: { 'zh-CN': '登录会话', en: 'Session' },
  job: { 'zh-CN': '后台任务', en: 'Job' },
  notice: { 'zh-CN': '公告', en: 'Notice' },
  query_scheme: { 'zh-CN': '查询方案', en: 'Saved view' },
  roster: { 'zh-CN': '花名册', en: 'Roster' },
  employees: { 'zh-CN': '员工', en: 'Employees' },
  'bridge-calls': { 'zh-CN': '应用调用审计', en: 'App call audit' },
  'audit-events': { 'zh-CN': '操作审计', en: 'Audit trail' },
  usage: { 'zh-CN': '使用统计', en: 'Usage' },
};
