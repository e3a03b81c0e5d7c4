type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What operators have written and not saved, by its place; each operator finds their own alone. */
export interface KeptDrafts<Draft> {
  readonly all: (operatorId: string) => Readonly<Record<string, Draft>>;
  readonly keep: (operatorId: string, place: string, draft: Draft) => void;
  readonly drop: (operatorId: string, place: string) => void;
}

/**
 * Kept for the tab, so that neither another page, a reload nor a session that ends loses a text. A tab whose storage is
 * full or forbidden keeps it until it is reloaded. What is damaged is nothing.
 * @param name of all these drafts; another one where their shape changes
 */
export function createKeptDrafts<Draft>(name: string, storage: () => TabStorage): KeptDrafts<Draft> {
  /** What the browser did not take. */
  const inMemory = new Map<string, string>();
  const keyOf = (operatorId: string) => `${name}:${operatorId}`;

  function textOf(key: string): string {
    try {
      return inMemory.get(key) ?? storage().getItem(key) ?? '{}';
    } catch {
      return '{}';
    }
  }

  function all(operatorId: string): Readonly<Record<string, Draft>> {
    try {
      const kept: unknown = JSON.parse(textOf(keyOf(operatorId)));
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, Draft>) : {};
    } catch {
      return {};
    }
  }

  function write(operatorId: string, drafts: Readonly<Record<string, Draft>>): void {
    const key = keyOf(operatorId);
    const text = JSON.stringify(drafts);
    try {
      if (Object.keys(drafts).length === 0) storage().removeItem(key);
      else storage().setItem(key, text);
      inMemory.delete(key);
    } catch {
      inMemory.set(key, text);
    }
  }

  return {
    all,
    keep: (operatorId, place, draft) => write(operatorId, { ...all(operatorId), [place]: draft }),
    drop(operatorId, place) {
      const { [place]: dropped, ...others } = all(operatorId);
      if (dropped !== undefined) write(operatorId, others);
    },
  };
}
