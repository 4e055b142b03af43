import { limits } from '#bridge/host/limits.ts';
import { type Check, failed } from '../check.ts';
import { pause } from '../waiting.ts';

const group = 'Start';

/** Codes that an app brings upon itself, and what each says of it. */
const ownFaults: Readonly<Record<string, string>> = {
  badInput: 'with a request that does not fit the method',
  unknownMethod: 'which does not exist',
  throttled: 'more often than it may',
  tooLarge: 'with more than a message may hold',
};

/** How an app comes to life. */
export const startChecks: readonly Check[] = [
  {
    group,
    title: 'shakes hands once and sends nothing out of turn',
    async run({ stage }) {
      await pause(200);
      const { faults } = await stage.state();
      if (faults.length > 0) throw failed(`The host found fault with it: ${faults.join(', ')}.`);
      return undefined;
    },
  },
  {
    group,
    title: 'asks for its context and says when its first page is drawn',
    continues: true,
    async run({ stage }) {
      const methods = (await stage.calls()).map(({ method }) => method);
      if (!methods.includes('context.get')) throw failed('It never called context.get.');
      if (!methods.includes('context.ready')) throw failed('It never called context.ready.');
      const { readyAfter } = await stage.state();
      if (readyAfter !== null && readyAfter > limits.mountDeadline)
        throw failed(`It took ${Math.round(readyAfter)} ms; ${limits.mountDeadline} are given.`);
      return readyAfter === null ? undefined : `ready after ${Math.round(readyAfter)} ms`;
    },
  },
  {
    group,
    title: 'calls only what there is, in the form it takes',
    continues: true,
    async run({ stage }) {
      const calls = await stage.calls();
      const wrong = calls.filter(({ code }) => code in ownFaults);
      if (wrong.length > 0) {
        const told = wrong.map(({ method, code }) => `${method} ${ownFaults[code]}`);
        throw failed(`It called ${[...new Set(told)].join('; ')}.`);
      }
      return `${calls.length} calls`;
    },
  },
];

/** What is reported only after everything else was tried. */
export const errorChecks: readonly Check[] = [
  {
    group: 'Errors',
    title: 'threw nothing in all of this that nobody caught',
    continues: true,
    needsPage: true,
    async run({ drawn }) {
      const [first] = drawn?.errors ?? [];
      if (first !== undefined) throw failed(`Its page threw: ${first}`);
      return undefined;
    },
  },
];
