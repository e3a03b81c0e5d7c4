import { segmentsOf, type RedirectRule } from './redirect-rule.ts';

/** One step: the rule that takes a path, and where it leads. */
export interface RedirectStep {
  readonly rule: RedirectRule;
  /** A path with its query, or a whole address. */
  readonly to: string;
}

export interface RedirectIndex {
  readonly rules: readonly RedirectRule[];
  /** The most particular rule of a path without language: a segment by its name before one by a shape, the whole before a beginning. */
  find(path: string): RedirectStep | undefined;
}

interface Node {
  readonly named: Map<string, Node>;
  shaped: Node | undefined;
  whole: RedirectRule | undefined;
  beginning: RedirectRule | undefined;
}

const aNode = (): Node => ({ named: new Map(), shaped: undefined, whole: undefined, beginning: undefined });

const isName = (segment: string): boolean => segment.startsWith(':');

/** Finds rules by their segments, so that a lookup costs the length of a path, however many rules there are. */
export function createRedirectIndex(rules: readonly RedirectRule[]): RedirectIndex {
  const root = aNode();
  for (const rule of rules) add(root, rule);
  return {
    rules,
    find(path) {
      const rule = find(root, segmentsOf(path), 0);
      return rule && { rule, to: targetOf(rule, path) };
    },
  };
}

function add(root: Node, rule: RedirectRule): void {
  let node = root;
  for (const segment of segmentsOf(rule.from)) {
    if (rule.kind === 'pattern' && isName(segment)) node = node.shaped ??= aNode();
    else {
      const next = node.named.get(segment) ?? aNode();
      node.named.set(segment, next);
      node = next;
    }
  }
  if (rule.kind === 'prefix') node.beginning ??= rule;
  else node.whole ??= rule;
}

function find(node: Node, segments: readonly string[], at: number): RedirectRule | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.whole ?? node.beginning;
  const named = node.named.get(segment);
  return (
    (named && find(named, segments, at + 1)) ??
    (node.shaped && find(node.shaped, segments, at + 1)) ??
    node.beginning
  );
}

/** Segments as they were written: an id in capitals stays one. */
const written = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

function targetOf({ kind, from, to }: RedirectRule, path: string): string {
  if (kind === 'exact') return to;
  const segments = written(path);
  if (kind === 'prefix') {
    const rest = segments.slice(written(from).length);
    const [target = '', query] = to.split('?', 2);
    const whole = rest.length === 0 ? target : `${target.replace(/\/$/, '')}/${rest.join('/')}`;
    return query === undefined ? whole : `${whole}?${query}`;
  }
  const names = new Map(written(from).map((name, at) => [name, segments[at] ?? '']));
  return to.replace(/:[a-zA-Z]\w*/g, (name) => names.get(name) ?? name);
}
