import type { Several } from '#gateway/services/workflow/engine/state.ts';

/** One step of the naive model: who is asked, and what each of them said. */
interface NaiveStep {
  readonly mode: Several;
  readonly names: readonly string[];
  said: ('yes' | 'no' | null)[];
  done: boolean;
}

/** A straight route played by hand, step after step: what the engine is compared with. */
export class NaiveModel {
  status: 'running' | 'returned' | 'approved' | 'rejected' | 'withdrawn' = 'running';
  readonly steps: NaiveStep[];
  #names: string[][];
  #keep = false;
  #decided = false;

  constructor(plan: readonly { readonly mode: Several; readonly names: readonly string[] }[]) {
    this.steps = plan.map(({ mode, names }) => ({
      mode,
      names,
      said: names.map(() => null),
      done: false,
    }));
    this.#names = plan.map(({ names }) => [...names]);
  }

  /** The step that is being decided. */
  get at(): number {
    return this.steps.findIndex(({ done }) => !done);
  }

  /** Who may decide now. */
  get open(): readonly string[] {
    const step = this.steps[this.at];
    if (this.status !== 'running' || step === undefined) return [];
    const names = this.#names[this.at] ?? [];
    const free = names.filter((_, index) => step.said[index] === null);
    return step.mode === 'order' ? free.slice(0, 1) : free;
  }

  approve(name: string): boolean {
    const step = this.steps[this.at];
    if (step === undefined || !this.open.includes(name)) return false;
    step.said[(this.#names[this.at] ?? []).indexOf(name)] = 'yes';
    this.#decided = true;
    const yes = step.said.filter((one) => one === 'yes').length;
    step.done = step.mode === 'or' || yes === step.said.length;
    if (this.at === -1) this.status = 'approved';
    return true;
  }

  reject(name: string): boolean {
    if (!this.open.includes(name)) return false;
    this.status = 'rejected';
    return true;
  }

  transfer(name: string, to: string): boolean {
    const names = this.#names[this.at];
    if (names === undefined || !this.open.includes(name)) return false;
    if (names.includes(to)) return false;
    names[names.indexOf(name)] = to;
    return true;
  }

  sendBack(name: string, target: number | null, how: 'walk' | 'direct'): boolean {
    const from = this.at;
    if (!this.open.includes(name)) return false;
    if (target !== null && target >= from) return false;
    this.#decided = true;
    for (let index = target ?? 0; index < this.steps.length; index += 1) {
      const isAsked = index === target || index === from || how === 'walk';
      if (isAsked && !(target === null && how === 'direct' && index !== from)) this.#clear(index);
    }
    if (target === null) {
      this.status = 'returned';
      this.#keep = how === 'direct';
    }
    return true;
  }

  resubmit(): boolean {
    if (this.status !== 'returned') return false;
    if (!this.#keep) {
      for (const index of this.steps.keys()) this.#clear(index);
    }
    this.status = 'running';
    return true;
  }

  withdraw(): boolean {
    if (this.status === 'withdrawn') return true;
    const may = this.status === 'returned' || (this.status === 'running' && !this.#decided);
    if (may) this.status = 'withdrawn';
    return may;
  }

  #clear(index: number): void {
    const step = this.steps[index];
    if (step === undefined) return;
    step.said = step.names.map(() => null);
    step.done = false;
    this.#names[index] = [...step.names];
  }
}
