export const zhCN = {
  title: '您的个人信息',
  text: '个人信息保存同意书（第 {{version}} 版）',
  agree: '我已阅读同意书，同意{{company}}自今日起保存我的个人信息 {{months}} 个月，用于招聘',
  give: '同意',
  remove: '请清除我的信息',
  given: '您已于 {{on}} 同意保存个人信息，至 {{until}}。',
  withdraw: '撤回同意',
  withdrawn: '您已于 {{day}} 撤回同意',
  asked: '您已于 {{day}} 要求清除个人信息',
  withdrawnHint: '进行中的应聘或录用结束后，您的个人信息将被清除。',
  failed: '暂时无法提交，请稍后再试',
} as const;
