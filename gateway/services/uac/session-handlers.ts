import type { sessionCalls } from '#bridge/calls/uac/calls.ts';
import { accessIsEnough, type HandlersFor } from '../../kernel/handler.ts';
import type { GatewayServices } from '../services.ts';
import { readSessionInfo, requireSession } from './session-info.ts';
import { signInByPassword } from './sign-in/by-password.ts';
import { forgetBrowser } from './sign-in/remembered.ts';
import { resumeRemembered } from './sign-in/resume.ts';

/** Sign-in, sign-out, who is signed in, and what they prefer. */
export const sessionHandlers: HandlersFor<typeof sessionCalls, GatewayServices> = {
  login: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    async handle(context, request) {
      const { session, info } = await signInByPassword(context, request);
      context.record(`session:${session.id}`, {}, session);
      return info;
    },
  },

  logout: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    async handle(context) {
      const { session } = context.cookies;
      context.cookies.clearSession();
      await forgetBrowser(context);
      if (session === null) return null;
      const { database, sessions } = context.services;
      await database.withOperatorTransaction(
        { accountId: session.accountId },
        'write',
        (transaction) => sessions.end(transaction, session.id, 'logout'),
      );
      context.record(`session:${session.id}`);
      return null;
    },
  },

  currentSession: {
    plane: 'session',
    audit: 'log',
    policy: accessIsEnough,
    async handle(context) {
      return readSessionInfo(context, requireSession(context));
    },
  },

  resumeSession: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    async handle(context) {
      const { session: live } = context.cookies;
      if (live !== null) return readSessionInfo(context, live);
      const { session, info } = await resumeRemembered(context);
      context.record(`session:${session.id}`, {}, session);
      return info;
    },
  },

  updatePreferences: {
    plane: 'session',
    audit: 'event',
    policy: accessIsEnough,
    async handle(context, { locale }) {
      const { accountId } = requireSession(context);
      await context.services.database.withOperatorTransaction(
        { accountId },
        'write',
        (transaction) =>
          transaction.updateTable('account').set({ locale }).where('id', '=', accountId).execute(),
      );
      context.record(`account:${accountId}`, { locale });
      return null;
    },
  },
};
