import type { Article } from '../article.ts';

/** Help about the application `workflow`. */
export const workflowArticle: Article = {
  app: 'workflow',
  'zh-CN': {
    summary: '处理待办审批，查看自己的申请，设计审批流程。',
    sections: [
      {
        heading: '审批',
        lines: [
          '待办列出等您处理的审批，可同意、退回、转交、加签；填写的意见会留痕。',
          '手机上同样可以处理；长时间未处理会提醒。',
        ],
      },
      {
        heading: '我的申请',
        lines: [
          '“我发起的”显示进度和当前处理人，未完成前可撤回或催办。',
          '被退回的申请可修改后先保存，补全后再重新提交，审批记录会注明。',
          '外出时可设置委托，由他人代为处理。',
        ],
      },
      {
        heading: '审批流程',
        lines: [
          '管理员在“审批流程”设计步骤、条件和处理人，试运行后发布；已发起的审批按旧版本走完。',
          '按职位、岗位选人时，可从所在部门逐级向上查找；按角色选人时，可只取数据范围包含申请人部门的成员；“名称与分组”修改表单的名称和所属分组。',
        ],
      },
    ],
  },
  en: {
    summary: 'Approvals that wait for you, your own requests, and the routes.',
    sections: [
      {
        heading: 'Approve',
        lines: [
          'To-dos wait for you: approve, return, hand over or ask somebody further; comments stay.',
          'It works on a phone too; what waits too long reminds.',
        ],
      },
      {
        heading: 'My requests',
        lines: [
          'See where a request is and who has it; withdraw it or remind while it runs.',
          'Change a returned request, save it, and submit it again when it is complete; the log says so.',
          'Name a delegate while you are away.',
        ],
      },
      {
        heading: 'Routes',
        lines: [
          'Administrators design steps, conditions and approvers, try a route and publish it; running approvals keep the old one.',
          'Holders of a post or position can be searched from the person’s department upward, and members of a role by whether their data range covers the department; Name and group changes how a form is called and where it is listed.',
        ],
      },
    ],
  },
};
