import type { CheckedLifecycles } from '../remote/pick-lifecycles.ts';

type Props = Readonly<Record<string, unknown>>;

export interface UpdateQueue {
  push(props: Props): void;
  /** Resolves once no update runs or waits. */
  settled(): Promise<void>;
}

/** Runs updates one after another; of those that wait only the latest is run. */
export function createUpdateQueue(update: (props: Props) => Promise<unknown>): UpdateQueue {
  let next: Props | null = null;
  let running: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (next !== null) {
      const props = next;
      next = null;
      await update(props).catch(() => undefined);
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

/** An update lifecycle whose failure is kept for us instead of being thrown. */
export interface GuardedUpdate {
  readonly run: ((props: Props) => Promise<void>) | undefined;
  takeFailure(): unknown;
}

/** single-spa must not see an update fail: it would then refuse to unmount what is left. */
export function createGuardedUpdate(update: CheckedLifecycles['update']): GuardedUpdate {
  let failure: unknown;
  return {
    run:
      update &&
      (async (props) => {
        try {
          for (const step of [update].flat()) await step(props);
        } catch (error) {
          failure = error ?? new Error('update rejected');
        }
      }),
    takeFailure() {
      const taken = failure;
      failure = undefined;
      return taken;
    },
  };
}
