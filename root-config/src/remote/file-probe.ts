import type { Scheduler } from '../time/scheduler.ts';
import type { FailureKind } from './remote-failure.ts';

/** Longest wait for the answer that only explains a failure. */
const PROBE_MS = 3_000;

/** Why a file that the browser refused to run did not come: script elements tell nothing but that they failed. */
export interface FileVerdict {
  readonly kind: Extract<FailureKind, 'http' | 'network' | 'integrity'>;
  readonly httpStatus: number | null;
}

export type FileProbe = (url: string) => Promise<FileVerdict>;

/** Asks for the file's head: no answer is `network`, 400 and up `http`, and a well answer means it was blocked. */
export function createFileProbe(fetchFile: typeof fetch, scheduler: Scheduler): FileProbe {
  return async (url) => {
    const abort = new AbortController();
    const cancel = scheduler.after(PROBE_MS, () => abort.abort());
    try {
      const answer = await fetchFile(url, { method: 'HEAD', cache: 'no-store', signal: abort.signal });
      return { kind: answer.ok ? 'integrity' : 'http', httpStatus: answer.status };
    } catch {
      return { kind: 'network', httpStatus: null };
    } finally {
      cancel();
    }
  };
}
