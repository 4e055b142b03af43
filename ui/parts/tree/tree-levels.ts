import type { TreeNode } from './tree-rows.ts';

/** How the rest of a large tree comes in, of which only some levels are loaded. */
export interface TreeLevels {
  /** Hears that a node is opened whose children are not loaded yet. */
  readonly onMore: (id: string) => void;
  /** Hears what is searched for; the nodes become what is found. An empty text ends the search. */
  readonly onSearch: (typed: string) => void;
  /** Given when the last search or level failed: why, in words where there are such, and the retry. */
  readonly failed?: { readonly words?: string | undefined; readonly retry: () => void } | undefined;
}

/** What of a large tree is wanted. */
export interface WantedNodes {
  /** Nodes whose children are wanted, with the way there. */
  readonly open: readonly string[];
  /** Given: what has it in its name, with the way there, instead of what is open. */
  readonly keyword: string;
}

/** The nodes of a tree: all of them, or of a large tree what was wanted. */
export interface LoadedTree {
  readonly nodes: readonly TreeNode[];
  readonly whole: boolean;
}
