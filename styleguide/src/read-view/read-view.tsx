import type { ReactNode } from 'react';

import { ErrorBlock } from '../feedback/error-block.tsx';
import { SkeletonOrError } from '../skeleton/skeleton-or-error.tsx';

/** What is said where there is nothing to show yet; `useReadWords` of shared-utils has it. */
export interface ReadWords<Problem> {
  /** Read to screen readers while waiting. */
  readonly busy: string;
  /** After 10 s without an answer. */
  readonly slow: string;
  readonly retry: string;
  /** What could not be read, and what is not affected. */
  readonly failed: (problem: Problem) => { readonly title: string; readonly message?: string | undefined };
}

/** An answer as a read has it: `useRead`, or any stream that carries the same three ends. */
export type ReadEnd<Data, Problem> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly problem: Problem }
  | { readonly status: 'ready'; readonly data: Data };

export interface ReadViewProps<Data, Problem> {
  readonly value: ReadEnd<Data, Problem>;
  /** Reads again. */
  readonly reload: () => unknown;
  readonly words: ReadWords<Problem>;
  /** In the shape of the content, so that nothing moves when it comes. */
  readonly skeleton: ReactNode;
  /** Why there is nothing, and a way on; null or false where there is something. */
  readonly empty?: (data: Data) => ReactNode;
  /** In place of the error, for problems that trying again does not mend; null or false for all others. */
  readonly refused?: (problem: Problem) => ReactNode;
  /** What skeleton, error and emptiness stand in, where the content brings panels of its own. */
  readonly frame?: (inner: ReactNode) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Something that is read, in each of its ends: a skeleton that admits failure after 10 s, an error with Retry, nothing
 * with its reason, the content. A failed refresh never takes the content away; that is the read's promise.
 */
export function ReadView<Data, Problem>(props: ReadViewProps<Data, Problem>) {
  const { value, reload, words, frame = asItIs } = props;
  if (value.status === 'loading') {
    return frame(
      <SkeletonOrError
        busyLabel={words.busy}
        error={{ title: words.slow, retryLabel: words.retry }}
        onRetry={reload}
      >
        {props.skeleton}
      </SkeletonOrError>,
    );
  }
  if (value.status === 'error') {
    const refused = props.refused?.(value.problem);
    if (isThere(refused)) return refused;
    return frame(<ErrorBlock {...words.failed(value.problem)} retryLabel={words.retry} onRetry={reload} />);
  }
  const empty = props.empty?.(value.data);
  return isThere(empty) ? frame(empty) : props.children(value.data);
}

const asItIs = (inner: ReactNode): ReactNode => inner;

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false;
}
