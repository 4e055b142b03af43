import type { Translation } from '#ui/texts/create-texts.ts';
import type { zhCN } from './zh-CN.ts';

export const en: Translation<typeof zhCN> = {
  title: 'Offer letter',
  subtitle: '{{company}} · {{job}}',
  invites: '{{company}} invites you to join',
  opening: 'Opening…',
  failed: 'It cannot be opened right now. Please try again later.',
  again: 'Try again',
  position: 'Position',
  entryOn: 'Entry day',
  validUntil: 'Valid until',
  letter: 'The letter',
  terms: 'Terms',
  download: 'Download PDF',
  downloadFailed: 'The download failed. Please try again later.',
  accept: 'Accept the offer',
  decline: 'Decline the offer',
  acceptTitle: 'Do you accept the offer?',
  acceptHint:
    'The recruiter is informed and contacts you about your first day. You cannot change your answer here afterwards.',
  confirmAccept: 'Yes, accept',
  declineHint: 'The recruiter is informed, and this link closes.',
  reason: 'Reason',
  confirmDecline: 'Decline',
  back: 'Back',
  contact: 'Your contact is {{name}}.',
  outcomes: {
    accepted: {
      title: 'You accepted the offer',
      hint: 'The recruiter will contact you about your first day.',
    },
    declined: {
      title: 'You declined the offer',
      hint: 'If you want to change that, please contact the recruiter.',
    },
    expired: {
      title: 'The offer has expired',
      hint: 'If you are still interested, please contact the recruiter.',
    },
    withdrawn: {
      title: 'The offer was withdrawn',
      hint: 'If you have a question, please contact the recruiter.',
    },
    revised: {
      title: 'The offer is being revised',
      hint: 'This link no longer works. The company sends you another one.',
    },
    replaced: {
      title: 'This link no longer works',
      hint: 'The company sent you a newer one. Please use the link in the latest mail.',
    },
  },
};
