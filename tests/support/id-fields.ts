import type { AnyCall } from '#bridge/calls/kit/define.ts';
import type { BoundRecord } from '#gateway/record/binding.ts';
import { records } from '#gateway/services/records.ts';
import { readyTables } from './ready-rows.ts';

/** The tables of the fields that are not named after theirs. */
const tablesOfFields: Readonly<Record<string, string>> = {
  schemeId: 'query_scheme',
  fileId: 'employee_file',
  parentId: 'organ',
  beforeId: 'organ',
  moveTo: 'organ',
  leaderId: 'employment',
  recordFileId: 'record_file',
  rowId: 'transfer',
  taskId: 'approval_task',
  typeId: 'leave_type',
  definitionId: 'approval_definition',
  formId: 'approval_definition',
  delegationId: 'approval_delegation',
  cycleId: 'performance_cycle',
  productId: 'tour_product',
  departureId: 'tour_departure',
  bookingId: 'tour_booking',
  waitId: 'tour_wait',
  photoId: 'employee_photo',
  uploadIds: 'file_upload',
  orderId: 'purchase_order',
  attachmentId: 'record_file',
  attachmentIds: 'record_file',
  settlementId: 'supplier_settlement',
  settlementIds: 'supplier_settlement',
  evaluationId: 'supplier_evaluation',
  scanId: 'record_file',
  tagIds: 'person_tag',
};

/** The tables of fields of single calls, where the name of the field means another one elsewhere. */
const tablesOfCalls: Readonly<Record<string, string | readonly string[]>> = {
  'uac.auditEvent.get.id': 'audit_event',
  'uac.role.saveMembers.add': 'account',
  'uac.role.saveMembers.remove': 'account',
  'uac.role.saveMembers.addRules': ['organ', 'post'],
  'uac.role.saveMembers.removeRules': 'role_rule',
  'registry.app.grant.roles': 'role',
  'joyhr.roster.export.ids': 'employment',
  'joyhr.employee.update.changes': ['organ', 'employment', 'post', 'position'],
  'joyhr.employee.updateMany.changes': ['organ', 'employment', 'post', 'position'],
  'message.delivery.resend.messageId': 'outbox',
  'filecenter.photo.save.replaces': 'employee_photo',
  'workflow.file.download.approvalFileId': 'approval_file',
  'workflow.print.approvalId': 'approval',
  'workflow.act.people': 'employment',
  'workflow.act.files': 'approval_file',
  'workflow.act.values': ['organ', 'employment'],
  'prism.report.open.id': 'saved_report',
  'prism.report.save.id': 'saved_report',
  'prism.report.favourite.id': 'saved_report',
  'prism.subscription.save.id': 'report_subscription',
  'prism.subscription.save.receiverIds': 'account',
  'prism.subscription.save.report': 'saved_report',
  'prism.subscription.receivers.report': 'saved_report',
  'prism.subscription.pause.id': 'report_subscription',
  'prism.subscription.remove.id': 'report_subscription',
  'prism.subscription.file.id': 'report_subscription',
  'prism.board.open.id': 'saved_board',
  'prism.board.save.id': 'saved_board',
  'recruit.application.get.id': 'application',
  'recruit.board.jobId': 'hiring_job',
  'recruit.candidate.readResume.candidateId': 'candidate',
  'recruit.candidate.quoteResumes.candidateIds': 'candidate',
  'recruit.candidate.consent.candidateId': 'candidate',
  'recruit.candidate.noteConsent.candidateId': 'candidate',
  'recruit.interview.freeTimes.panel': 'employment',
  'performance.calibration.moves.id': 'appraisal',
  'performance.calibration.score.id': 'appraisal',
  'performance.meeting.moves.id': 'appraisal',
  'performance.meeting.score.id': 'appraisal',
  'performance.meeting.move.id': 'appraisal',
  'performance.meeting.board.id': 'calibration_meeting',
  'performance.meeting.open.id': 'calibration_meeting',
  'performance.meeting.close.id': 'calibration_meeting',
  'performance.meeting.acceptQuotas.id': 'calibration_meeting',
  'elephantstep.learning.enrol.sessionId': 'training_session',
  'elephantstep.learning.cancel.sessionId': 'training_session',
  'elephantstep.exam.query.courseId': 'training_course',
  'elephantstep.exam.questions.examId': 'exam',
  'elephantstep.exam.answer.attemptId': 'exam_attempt',
  'elephantstep.exam.submit.attemptId': 'exam_attempt',
  'elephantstep.exam.late.attemptId': 'exam_attempt',
  'elephantstep.exam.analysis.examId': 'exam',
  'elephantstep.exam.void.examId': 'exam',
  'elephantstep.exam.void.questionId': 'exam_question',
  'elephantstep.learning.feedback.sessionId': 'training_session',
  'elephantstep.desk.get.sessionId': 'training_session',
  'elephantstep.desk.enrol.sessionId': 'training_session',
  'elephantstep.desk.code.sessionId': 'training_session',
  'elephantstep.desk.cancel.id': 'training_enrolment',
  'elephantstep.desk.promote.id': 'training_enrolment',
  'elephantstep.desk.presence.id': 'training_enrolment',
  'wpm.report.save.receiverIds': 'employment',
  'ums.organ.levels.open': 'organ',
  'form.custom.form.againId': 'approval',
  'kaoqin.tripRequest.finish.tripRequestId': [readyTables.trip, 'trip_request'],
  'salary.settlement.get.employmentId': [readyTables.leaver, 'employment'],
  'salary.settlement.save.employmentId': [readyTables.leaver, 'employment'],
};

/**
 * Fields that take what looks like an id and name no row of a table: keys that the caller makes up, objects of texts.
 * `tenantId` is here since the stranger's id that each field is tried with is that of the other company.
 */
const namesNoRow: ReadonlySet<string> = new Set([
  'tenantId',
  ...['uac.delivery.saveMail.settings', 'uac.delivery.saveSms.settings', 'tum.brand.save.settings'],
  ...['company.setting.save.profile', 'filecenter.task.start.payload'],
  ...['requestKey', 'nonce', 'runId', 'loginName', 'mountId'],
  ...['joyhr.appStorage.read.key', 'joyhr.appStorage.keep.key', 'performance.mine.appeal.reason'],
  'prism.subscription.save.filters',
]);

/** The declared record a call is about. */
export function boundOf({ name, service }: AnyCall): BoundRecord | undefined {
  return records.all.find(({ record }) => name.startsWith(`${service}.${record.name}.`));
}

/**
 * The tables whose ids belong into a field: of the record where it is its own id or a filter by a reference, else by the
 * name of the field, such as `organId`. None where it names no row.
 */
export function tablesOfField(call: AnyCall, field: string): readonly string[] {
  const path = `${call.name}.${field}`;
  if (namesNoRow.has(field) || namesNoRow.has(path)) return [];
  const bound = boundOf(call);
  if (bound !== undefined && /^ids?$/.test(field)) return [bound.table];
  const known = tablesOfCalls[path];
  if (known !== undefined) return typeof known === 'string' ? [known] : known;
  const target = bound?.record.fields[field]?.target;
  if (target) return [records.find(target)?.table ?? target];
  const name = field.replace(/Ids?$/, '');
  return [tablesOfFields[field] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
}
