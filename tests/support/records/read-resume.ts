import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '#bridge/calls/index.ts';
import type { DemoGateway } from '../demo-gateway.ts';

/** Returns what is read of a résumé, as soon as the job has read it. */
export async function readResumeAs(demo: DemoGateway, account: string, candidateId: string) {
  let read = await demo.ask(account, calls.readResume, { candidateId });
  while (read.state === 'reading') {
    await sleep(50);
    read = await demo.ask(account, calls.readResume, { candidateId });
  }
  return read;
}
