import { useState } from 'react';
import { fieldWords } from '#bridge/calls/kit/field-words.ts';
import { sendSuperLoginCode, superLogin } from '#bridge/calls/uac/super-login.ts';
import { uacCodes } from '#bridge/calls/uac/terms.ts';
import { locale } from '#ui/texts/locale.ts';
import { callGateway, GatewayError } from '../../gateway.ts';
import { enterTenant } from '../../stores/session/session.ts';
import { withProof } from './with-proof.ts';

const empty = { company: '', account: '', reason: '', ticket: '', code: '' };

type Name = keyof typeof empty;
type Problem = Partial<Record<Name | 'notice', string>>;

/** What an operator typed, the code that was asked for, and what was refused. */
export function useSuperLogin() {
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<{ flow: string; againAt: number }>();

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem({});
    try {
      await work();
    } catch (cause) {
      setProblem(problemOf(cause));
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    problem,
    busy,
    againAt: sent?.againAt,
    set(name: Name, value: string): void {
      setValues((before) => ({ ...before, [name]: value }));
      setProblem({});
    },
    send: () =>
      run(async () => {
        const { flow, again } = await callGateway(sendSuperLoginCode, {});
        setSent({ flow, againAt: Date.now() + again * 1000 });
      }),
    submit(): Promise<void> {
      const { required } = fieldWords[locale.get()];
      const missing = Object.entries(values).filter(([, value]) => value.trim() === '');
      if (missing.length > 0 || sent === undefined) {
        const names = missing.map(([name]) => [name, required]);
        setProblem({ ...(sent === undefined && { code: required }), ...Object.fromEntries(names) });
        return Promise.resolve();
      }
      const { flow } = sent;
      return run(() => withProof(() => enterTenant(callGateway(superLogin, { ...values, flow }))));
    },
  };
}

/** The place where each refusal is said. */
function problemOf(cause: unknown): Problem {
  if (!(cause instanceof GatewayError)) throw cause;
  const { codeName, words, fields } = cause;
  if (codeName === uacCodes.codeWrong.name) return { code: words };
  const named = fields.filter(({ path }) => Object.hasOwn(empty, path));
  if (codeName !== 'badInput' || named.length === 0) return { notice: words };
  const said = fieldWords[locale.get()];
  return Object.fromEntries(named.map(({ path, issue }) => [path, said[issue]]));
}
