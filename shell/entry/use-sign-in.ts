import { useRef, useState } from 'react';
import { signInCodes } from '#bridge/calls/uac/words.ts';
import { GatewayError } from '../gateway.ts';
import { signIn } from '../stores/session/session.ts';

/** A field of the sign-in form. */
export type SignInField = 'account' | 'password';

/** What is in the way of signing in. */
export type SignInProblem =
  | { readonly kind: 'empty'; readonly fields: readonly SignInField[] }
  | { readonly kind: 'refused'; readonly field: SignInField; readonly words: string }
  /** `until` in milliseconds since 1970. */
  | { readonly kind: 'throttled'; readonly until: number; readonly words: string }
  | { readonly kind: 'failed'; readonly words: string };

/** The sign-in form's attempt: one at a time, and `focus` learns where the person should look. */
export interface SignInAttempt {
  readonly problem: SignInProblem | undefined;
  readonly busy: boolean;
  readonly submit: (account: string, password: string, remember: boolean) => Promise<void>;
  /** The person is mending a field: what was said about it no longer holds. */
  readonly forget: (field: SignInField) => void;
}

/** Signs in with what the form gives; after success the guard leads on, so it stays busy. */
export function useSignIn(focus: (field: SignInField) => void): SignInAttempt {
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  function refuse(next: SignInProblem): void {
    setProblem(next);
    const field = next.kind === 'empty' ? next.fields[0] : next.kind === 'refused' && next.field;
    if (field) focus(field);
  }

  async function submit(account: string, password: string, remember: boolean): Promise<void> {
    if (running.current) return;
    const empty = emptyFields(account, password);
    if (empty.length > 0) return refuse({ kind: 'empty', fields: empty });
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn(account.trim(), password, remember);
    } catch (cause) {
      refuse(readProblem(cause));
      setBusy(false);
    } finally {
      running.current = false;
    }
  }

  function forget(field: SignInField): void {
    if (problem?.kind === 'refused' && problem.field === field) setProblem(undefined);
    if (problem?.kind !== 'empty') return;
    const fields = problem.fields.filter((one) => one !== field);
    setProblem(fields.length > 0 ? { kind: 'empty', fields } : undefined);
  }

  return { problem, busy, submit, forget };
}

function emptyFields(account: string, password: string): SignInField[] {
  const fields: SignInField[] = [];
  if (account.trim() === '') fields.push('account');
  if (password === '') fields.push('password');
  return fields;
}

/** The place where each refusal of the gateway is shown. */
function readProblem(cause: unknown): SignInProblem {
  if (!(cause instanceof GatewayError)) throw cause;
  const { words } = cause;
  switch (cause.codeName) {
    case signInCodes.wrongPassword.name:
      return { kind: 'refused', field: 'password', words };
    case signInCodes.accountDisabled.name:
    case signInCodes.noTenant.name:
    case 'badInput':
      return { kind: 'refused', field: 'account', words };
    case 'throttled':
      return { kind: 'throttled', until: Date.now() + (cause.retryAfter ?? 60) * 1_000, words };
    default:
      return { kind: 'failed', words };
  }
}
