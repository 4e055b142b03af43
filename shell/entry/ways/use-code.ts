import { useState } from 'react';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { readEmail, readPhone } from '#bridge/calls/uac/contacts.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { getVCode, getVCodeToEmail, type openPurposes } from '#bridge/calls/uac/verification.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { withChallenge } from '../../stores/session/challenges.ts';

/** What is said at the form and at its fields; empty where nothing is. */
export interface CodeProblem {
  readonly notice: string;
  readonly target: string;
  readonly code: string;
  /** When the next try may be made, in milliseconds since 1970. */
  readonly until?: number;
}

const noProblem: CodeProblem = { notice: '', target: '', code: '' };

/** A code on its way: where it goes, and what the person types of it. */
export interface CodeEntry {
  readonly target: string;
  readonly code: string;
  readonly problem: CodeProblem;
  readonly busy: boolean;
  /** A code was asked for; another one can be at `againAt`. */
  readonly asked: boolean;
  readonly againAt: number | undefined;
  setTarget(value: string): void;
  setCode(value: string): void;
  send(): Promise<void>;
  /** Does something with the code, and says at the fields what is in the way. Before one was asked for, it asks for one. */
  use(work: (given: { flow: string; code: string }) => Promise<void>): Promise<void>;
}

/** Asks for a code to a phone or an address and keeps what its form shows. */
export function useCode(purpose: (typeof openPurposes)[number], invalid: string): CodeEntry {
  const [target, setTarget] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(noProblem);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ flow: string; againAt: number }>();

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(noProblem);
    try {
      await work();
    } catch (cause) {
      setProblem(problemOf(cause, invalid));
    } finally {
      setBusy(false);
    }
  }

  async function ask(): Promise<void> {
    const email = target.includes('@') ? readEmail(target) : null;
    const phone = email === null ? readPhone(target) : null;
    if (email === null && phone === null) return setProblem({ ...noProblem, target: invalid });
    await run(async () => {
      const { flow, again } = await withChallenge('sendCode', (shown) =>
        email === null
          ? callGateway(getVCode, { phone: phone ?? '', purpose, ...shown })
          : callGateway(getVCodeToEmail, { email, purpose, ...shown }),
      );
      setSent({ flow, againAt: Date.now() + again * 1000 });
    });
  }

  return {
    target,
    code,
    problem,
    busy,
    asked: sent !== undefined,
    againAt: sent?.againAt,
    send: ask,
    setTarget(value) {
      setTarget(value);
      setSent(undefined);
      setProblem(noProblem);
    },
    setCode(value) {
      setCode(value);
      setProblem(noProblem);
    },
    async use(work) {
      const { required } = fieldWords[locale.get()];
      if (target.trim() === '') return setProblem({ ...noProblem, target: required });
      if (sent === undefined) return ask();
      if (code.trim() === '') return setProblem({ ...noProblem, code: required });
      await run(() => work({ flow: sent.flow, code }));
    },
  };
}

/** The place where each refusal of the gateway is said. */
function problemOf(cause: unknown, invalid: string): CodeProblem {
  if (!(cause instanceof GatewayError)) throw cause;
  const { codeName, words, fields, retryAfter } = cause;
  if (codeName === uacCodes.codeWrong.name) return { ...noProblem, code: words };
  if (codeName === 'badInput') {
    const isCode = fields.some(({ path }) => path === 'code');
    return isCode
      ? { ...noProblem, code: uacCodes.codeWrong.words[locale.get()] }
      : { ...noProblem, target: invalid };
  }
  if (codeName === 'throttled') {
    return { ...noProblem, notice: words, until: Date.now() + (retryAfter ?? 60) * 1000 };
  }
  return { ...noProblem, notice: words };
}
