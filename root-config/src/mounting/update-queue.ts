type Props = Readonly<Record<string, unknown>>;

export interface UpdateQueue {
  push(props: Props): void;
  /** Resolves once no update runs or waits. */
  settled(): Promise<void>;
}

/** Runs updates, which never reject, one after another; of those that wait only the latest is run. */
export function createUpdateQueue(update: (props: Props) => Promise<void>): UpdateQueue {
  let next: Props | null = null;
  let running: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (next !== null) {
      const props = next;
      next = null;
      await update(props);
    }
    running = null;
  }

  return {
    push(props) {
      next = props;
      running ??= drain();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
