import type { recruitCalls } from '#bridge/calls/recruit/calls.ts';
import { candidateCalls } from '#bridge/calls/recruit/records/candidate.ts';
import { hiringChannelCalls } from '#bridge/calls/recruit/records/channel.ts';
import { hiringJobCalls } from '#bridge/calls/recruit/records/job.ts';
import { offerRecordCalls } from '#bridge/calls/recruit/records/offer.ts';
import { offerTemplateCalls } from '#bridge/calls/recruit/records/offer-template.ts';
import { requisitionCalls } from '#bridge/calls/recruit/records/requisition.ts';
import { hiringStageCalls } from '#bridge/calls/recruit/records/stage.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import { records } from '../records.ts';
import { addToJob, closeOne, moveToStage, reopenOne } from './board/change-application.ts';
import { moveMany } from './board/move-many.ts';
import { readApplication } from './board/read-application.ts';
import { readBoard } from './board/read-board.ts';
import { readRecruitCard } from './card.ts';
import { answerConsentBy, openConsentBy } from './consents/consent-link.ts';
import { noteOne, readConsent } from './consents/consents.ts';
import { readPrivacy, savePrivacy } from './consents/privacy.ts';
import { clearOne } from './consents/remove.ts';
import { listDuplicates, noteApart } from './duplicates/duplicates.ts';
import { mergeTwo } from './duplicates/merge.ts';
import { undoOne } from './duplicates/undo.ts';
import { bookOne, cancelOne } from './interviews/change-interviews.ts';
import { listOwnInterviews, submitOwnCard } from './interviews/own-interviews.ts';
import { findChannels, findJobs, listJobs } from './names.ts';
import { answerOfferBy, downloadLetterBy, openOfferBy } from './offers/answer-link.ts';
import { acceptOne, endOne } from './offers/change-offer.ts';
import { answerLetter } from './offers/offer-letter.ts';
import { saveDraft } from './offers/save-offer.ts';
import { mayChangeOffers, sendOne } from './offers/send-offer.ts';
import {
  candidates,
  hiringChannels,
  hiringJobs,
  hiringStages,
  requisitions,
} from './records/index.ts';
import { offers, offerTemplates } from './records/offers.ts';
import { answerResume } from './resumes/answer-resume.ts';
import { answerQuotes } from './resumes/quote-resumes.ts';
import { answerChoice, answerTimes } from './times/choose-time.ts';
import { mayOffer, offerSome, proposeFree, withdrawOne } from './times/offer-times.ts';

/** Recruitment. The board, interviews and offers of a job are for those who reach the job. */
export const recruitHandlers = {
  recruitCard: { policy: accessIsEnough, handle: readRecruitCard },
  readResume: { policy: accessIsEnough, handle: answerResume },
  quoteResumes: { policy: accessIsEnough, handle: answerQuotes },
  recruitBoard: { policy: accessIsEnough, handle: readBoard },
  applicationDetail: { policy: accessIsEnough, handle: readApplication },
  addApplication: { policy: accessIsEnough, handle: addToJob },
  moveStage: { policy: accessIsEnough, handle: moveToStage },
  moveStages: { policy: accessIsEnough, handle: moveMany },
  closeApplication: { policy: accessIsEnough, handle: closeOne },
  reopenApplication: { policy: accessIsEnough, handle: reopenOne },
  bookInterview: { policy: accessIsEnough, handle: bookOne },
  cancelInterview: { policy: accessIsEnough, handle: cancelOne },
  myInterviews: { policy: accessIsEnough, handle: listOwnInterviews },
  submitScorecard: { policy: accessIsEnough, handle: submitOwnCard },
  freeTimes: { policy: accessIsEnough, handle: proposeFree },
  offerTimes: { plane: 'session', audit: 'event', policy: mayOffer, handle: offerSome },
  withdrawTimes: { policy: accessIsEnough, handle: withdrawOne },
  readTimes: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: answerTimes },
  chooseTime: { plane: 'session', audit: 'event', policy: accessIsEnough, handle: answerChoice },
  saveOffer: { policy: accessIsEnough, handle: saveDraft },
  sendOffer: { plane: 'session', audit: 'event', policy: mayChangeOffers, handle: sendOne },
  answerOffer: { policy: accessIsEnough, handle: endOne },
  acceptOffer: { policy: accessIsEnough, handle: acceptOne },
  readOfferLink: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: openOfferBy },
  offerLinkLetter: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: downloadLetterBy,
  },
  answerOfferLink: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    handle: answerOfferBy,
  },
  offerLetter: { policy: accessIsEnough, handle: answerLetter },
  jobsByKeyword: { policy: accessIsEnough, handle: findJobs },
  jobNames: { policy: accessIsEnough, handle: listJobs },
  channelsByKeyword: { policy: accessIsEnough, handle: findChannels },
  candidateDuplicates: { policy: accessIsEnough, handle: listDuplicates },
  mergeCandidates: { policy: accessIsEnough, handle: mergeTwo },
  keepApart: { policy: accessIsEnough, handle: noteApart },
  undoMerge: { policy: accessIsEnough, handle: undoOne },
  hiringPrivacy: { policy: accessIsEnough, handle: readPrivacy },
  saveHiringPrivacy: { policy: accessIsEnough, handle: savePrivacy },
  candidateConsent: { policy: accessIsEnough, handle: readConsent },
  noteConsent: { policy: accessIsEnough, handle: noteOne },
  clearCandidate: { policy: accessIsEnough, handle: clearOne },
  readConsentLink: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    handle: openConsentBy,
  },
  answerConsentLink: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    handle: answerConsentBy,
  },
  ...serveRecord('hiringChannel', hiringChannelCalls, hiringChannels, () => records),
  ...serveRecord('hiringStage', hiringStageCalls, hiringStages, () => records),
  ...serveRecord('requisition', requisitionCalls, requisitions, () => records),
  ...serveRecord('hiringJob', hiringJobCalls, hiringJobs, () => records),
  ...serveRecord('candidate', candidateCalls, candidates, () => records),
  ...serveRecord('offer', offerRecordCalls, offers, () => records),
  ...serveRecord('offerTemplate', offerTemplateCalls, offerTemplates, () => records),
} as const satisfies HandlersFor<typeof recruitCalls>;
