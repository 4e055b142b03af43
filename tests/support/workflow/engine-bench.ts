import { type Route, type RouteNode, stepOf } from '#bridge/calls/workflow/route.ts';
import { decide } from '#gateway/services/workflow/engine/decide.ts';
import { type ApprovalEvent, EngineRefusal } from '#gateway/services/workflow/engine/events.ts';
import type {
  ApprovalState,
  Directory,
  Effect,
  Person,
  World,
} from '#gateway/services/workflow/engine/state.ts';

/** Somebody by one letter, who is account and employment alike. */
export function person(name: string): Person {
  return { account: name, employment: name, name };
}

const usual: Directory = {
  people: new Map('ABCDEFGHXYZ'.split('').map((name) => [name, person(name)])),
  roles: new Map([
    ['legal', [person('A'), person('B'), person('C')]],
    ['empty', []],
  ]),
  posts: new Map(),
  positions: new Map([
    ['cashier', [person('G'), person('H')]],
    ['vacant', []],
  ]),
  rolesInRange: new Map([['partner', [person('R')]]]),
  upward: new Map([
    ['partner', [[], [person('E')], [person('F'), person('G')]]],
    ['vacant', [[], [], []]],
  ]),
  managers: [person('M'), person('N')],
  starterManagers: [person('M'), person('N')],
  leaders: [person('L'), person('O'), person('P')],
  organLeaders: new Map([['sales', [person('Q')]]]),
  administrators: [person('admin')],
};

/** A step that asks people by name. */
export function asks(
  id: string,
  people: string,
  more: Partial<ReturnType<typeof stepOf>> = {},
): RouteNode {
  const who = [{ kind: 'people' as const, ids: people.split('') }];
  return stepOf({ id, name: id, who, ...more });
}

/** One approval and what happens to it: each act throws the name of the code it is refused with. */
export class EngineBench {
  state: ApprovalState;
  effects: readonly Effect[] = [];
  readonly world: World;
  #serial = 0;

  constructor(
    nodes: readonly RouteNode[],
    {
      directory = {},
      values = {},
      subject = null,
      withdraw = 'beforeFirst',
      chosen = {},
      revoke,
    }: {
      readonly directory?: Partial<Directory>;
      readonly values?: Readonly<Record<string, string>>;
      readonly subject?: Person | null;
      readonly withdraw?: Route['withdraw'];
      readonly chosen?: ApprovalState['chosen'];
      readonly revoke?: Route['revoke'];
    } = {},
  ) {
    this.world = {
      route: { nodes: [...nodes], withdraw, ...(revoke && { revoke }) },
      directory: { ...usual, ...directory },
      newId: () => {
        this.#serial += 1;
        return `t${this.#serial}`;
      },
    };
    this.state = {
      status: 'running',
      round: 1,
      starter: person('S'),
      subject,
      values,
      valuesRound: 1,
      nodes: {},
      tasks: [],
      chosen,
      hold: null,
      resume: null,
    };
    this.do({ kind: 'start' });
  }

  do(event: ApprovalEvent): string {
    try {
      const { state, effects } = decide(this.state, event, this.world);
      this.state = state;
      this.effects = effects;
      return 'ok';
    } catch (error) {
      if (error instanceof EngineRefusal) return error.code;
      throw error;
    }
  }

  /** Who has an open task, by step: `one:AB`. */
  get open(): string {
    const steps = new Map<string, string>();
    for (const { node, person: one, state } of this.state.tasks) {
      if (state === 'open') steps.set(node, (steps.get(node) ?? '') + one.name);
    }
    return [...steps].map(([node, names]) => `${node}:${names}`).join(' ');
  }

  /** The last task of somebody at a step. */
  task(name: string, node?: string) {
    const found = this.state.tasks.findLast(
      (task) => task.person.name === name && (node === undefined || task.node === node),
    );
    if (found === undefined) throw new Error(`${name} has no task`);
    return found;
  }

  approve(name: string, node?: string): string {
    return this.do({ kind: 'approve', task: this.task(name, node).id, actor: person(name) });
  }

  expire(name: string, does: 'approve' | 'reject'): string {
    return this.do({ kind: 'expire', task: this.task(name).id, does });
  }

  reject(name: string): string {
    return this.do({ kind: 'reject', task: this.task(name).id, actor: person(name) });
  }

  transfer(name: string, to: string): string {
    return this.do({
      kind: 'transfer',
      task: this.task(name).id,
      actor: person(name),
      to: person(to),
    });
  }

  add(
    name: string,
    people: string,
    place: 'before' | 'after' | 'beside',
    mode: 'or' | 'and' | 'order' = 'and',
  ): string {
    return this.do({
      kind: 'add',
      task: this.task(name).id,
      actor: person(name),
      people: people.split('').map(person),
      place,
      mode,
    });
  }

  takeBack(name: string, actor = name, node?: string): string {
    return this.do({ kind: 'takeBack', task: this.task(name, node).id, actor: person(actor) });
  }

  remove(actor: string, name: string): string {
    return this.do({ kind: 'remove', task: this.task(name).id, actor: person(actor) });
  }

  sendBack(name: string, target: string | null, how: 'walk' | 'direct' = 'walk'): string {
    return this.do({ kind: 'return', task: this.task(name).id, actor: person(name), target, how });
  }
}
