import { trainingFunctions } from '#bridge/calls/elephantstep/functions.ts';
import { trainingCertificate } from '#bridge/calls/elephantstep/records/certificate.ts';
import { trainingCertificateWords } from '#bridge/calls/elephantstep/records/certificate.words.ts';
import { certificateKind } from '#bridge/calls/elephantstep/records/certificate-kind.ts';
import { certificateKindWords } from '#bridge/calls/elephantstep/records/certificate-kind.words.ts';
import { trainingCourse } from '#bridge/calls/elephantstep/records/course.ts';
import { trainingCourseWords } from '#bridge/calls/elephantstep/records/course.words.ts';
import { enrolmentRequest } from '#bridge/calls/elephantstep/records/enrolment-request.ts';
import { enrolmentRequestWords } from '#bridge/calls/elephantstep/records/enrolment-request.words.ts';
import { exam } from '#bridge/calls/elephantstep/records/exam.ts';
import { examWords } from '#bridge/calls/elephantstep/records/exam.words.ts';
import { examQuestion } from '#bridge/calls/elephantstep/records/question.ts';
import { examQuestionWords } from '#bridge/calls/elephantstep/records/question.words.ts';
import { trainingRule } from '#bridge/calls/elephantstep/records/rule.ts';
import { trainingRuleWords } from '#bridge/calls/elephantstep/records/rule.words.ts';
import { trainingSession } from '#bridge/calls/elephantstep/records/session.ts';
import { trainingSessionWords } from '#bridge/calls/elephantstep/records/session.words.ts';
import { recordPage } from '#bridge/calls/record/record-page.ts';
import { defineManifest } from '#bridge/methods/manifest.ts';

/** Training: courses, sessions with seats and a queue, signing in. */
export const manifest = defineManifest({
  code: 'training',
  name: { 'zh-CN': '培训', en: 'Training' },
  icon: 'document',
  group: 'organisation',
  order: 40,
  tier: 'in-house',
  entry: 'main.tsx',
  capabilities: [
    {
      capability: 'session.token',
      reason: {
        'zh-CN': '读取和保存培训数据时，向网关证明当前登录人的身份',
        en: 'Proves who is signed in when training data is read and saved',
      },
    },
    {
      capability: 'permissions',
      reason: {
        'zh-CN': '只显示当前登录人可以使用的按钮',
        en: 'Shows only the buttons the signed-in person may use',
      },
    },
    {
      capability: 'jobs',
      reason: {
        'zh-CN': '导入导出时，在整个门户中显示进度和结果',
        en: 'Shows the progress and the result of imports and exports over the whole portal',
      },
    },
    {
      capability: 'tabs',
      reason: { 'zh-CN': '标记尚未保存的修改', en: 'Marks unsaved changes' },
    },
    {
      capability: 'dialogs',
      reason: { 'zh-CN': '提示报名和保存的结果', en: 'Tells how an enrolment or a save went' },
    },
    {
      capability: 'navigation',
      reason: {
        'zh-CN': '让列表的筛选、排序和页码可以收藏、后退和恢复，并打开扫码签到页',
        en: 'Lets filters, sorting and pages be bookmarked and gone back to, and opens a scanned code',
      },
    },
    {
      capability: 'files',
      reason: { 'zh-CN': '把导出的文件保存到本机', en: 'Saves exported files on the machine' },
    },
  ],
  services: [
    {
      service: 'elephantstep',
      reason: {
        'zh-CN': '查询和保存课程、班次、报名和签到',
        en: 'Lists and saves courses, sessions, enrolments and who signed in',
      },
    },
    {
      service: 'joyhr',
      reason: { 'zh-CN': '保存列表的查询方案', en: 'Keeps the views of lists' },
    },
    {
      service: 'workflow',
      reason: {
        'zh-CN': '显示单据的审批进度',
        en: 'Shows where the approval of a record is',
      },
    },
  ],
  cards: [
    {
      code: 'mine',
      name: { 'zh-CN': '我的培训', en: 'My training' },
      size: 'small',
      source: 'elephantstep.card.mine',
    },
  ],
  menus: [{ code: 'manage', name: { 'zh-CN': '培训管理', en: 'Training' }, icon: 'document' }],
  pages: [
    {
      code: 'learning',
      name: { 'zh-CN': '我的学习', en: 'My learning' },
      route: '/learning',
      icon: 'star',
      functionId: trainingFunctions.learning,
    },
    {
      code: 'sign-in',
      name: { 'zh-CN': '培训签到', en: 'Sign in' },
      route: '/sign-in',
      icon: 'check',
      functionId: trainingFunctions.learning,
      hidden: true,
    },
    {
      code: 'my-exams',
      name: { 'zh-CN': '我的考试', en: 'My exams' },
      route: '/my-exams',
      icon: 'edit',
      functionId: trainingFunctions.learning,
    },
    // One entry of the menu for all who look after it.
    ...[
      {
        code: 'desk',
        name: { 'zh-CN': '班次管理', en: 'Session desk' },
        route: '/desk',
        icon: 'people',
        functionId: trainingFunctions.desk,
        buttons: [
          {
            functionId: trainingFunctions['desk.enrol'],
            name: { 'zh-CN': '管理报名和签到', en: 'Change enrolments' },
          },
        ],
      },
      recordPage(trainingSession, trainingSessionWords, { code: 'sessions', icon: 'calendar' }),
      recordPage(enrolmentRequest, enrolmentRequestWords, { code: 'requests', icon: 'approval' }),
      recordPage(trainingCourse, trainingCourseWords, { code: 'courses', icon: 'document' }),
      {
        code: 'duties',
        name: { 'zh-CN': '必修完成情况', en: 'Mandatory training' },
        route: '/duties',
        icon: 'check',
        functionId: trainingFunctions.duties,
      },
      recordPage(trainingRule, trainingRuleWords, { code: 'rules', icon: 'document' }),
      recordPage(trainingCertificate, trainingCertificateWords, {
        code: 'certificates',
        icon: 'star',
      }),
      recordPage(certificateKind, certificateKindWords, {
        code: 'certificate-kinds',
        icon: 'settings',
      }),
      recordPage(exam, examWords, { code: 'exams', icon: 'approval' }),
      {
        code: 'exam-analysis',
        name: { 'zh-CN': '考试分析', en: 'Exam analysis' },
        route: '/exam-analysis',
        icon: 'chart',
        functionId: exam.functionId,
      },
      recordPage(examQuestion, examQuestionWords, { code: 'questions', icon: 'list' }),
    ].map((page) => ({ menu: 'manage', ...page })),
  ],
});
