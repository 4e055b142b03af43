import type { accountCalls, passwordLinkCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import type { GatewayServices } from '../../services.ts';
import { removeFactor, saveContacts } from './account-contacts.ts';
import { listAccounts } from './account-list.ts';
import { invite, linkToEmployment, reset, turn, unlock } from './change-account.ts';
import { readLink, useLink } from './password-links.ts';

/** The handlers of the calls about accounts. */
export const accountHandlers: HandlersFor<typeof accountCalls> = {
  accountPage: { policy: accessIsEnough, handle: listAccounts },
  inviteAccount: { policy: accessIsEnough, handle: invite },
  turnAccount: { policy: accessIsEnough, handle: turn },
  unlockAccount: { policy: accessIsEnough, handle: unlock },
  resetAccount: { policy: accessIsEnough, handle: reset },
  resetSecondFactor: { policy: accessIsEnough, handle: removeFactor },
  saveAccountContacts: { policy: accessIsEnough, handle: saveContacts },
  linkEmployment: { policy: accessIsEnough, handle: linkToEmployment },
};

/** The handlers of one-time links, which work without a session. */
export const passwordLinkHandlers: HandlersFor<typeof passwordLinkCalls, GatewayServices> = {
  passwordLinkInfo: { plane: 'session', audit: 'log', policy: accessIsEnough, handle: readLink },
  choosePassword: { plane: 'session', audit: 'event', policy: accessIsEnough, handle: useLink },
};
