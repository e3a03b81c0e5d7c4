import { useEffect, useState } from 'react';
import type { PrintedStatementView } from '@paddock/contract/schemas';
import { api, serverNowMs, type Account } from '@paddock/shared-utils';

/** A statement that is about to be printed, and when it was read. */
export interface Printed extends PrintedStatementView {
  readonly atMs: number;
}

export interface PrintingStatement {
  /** `too-long`: more lines than go on paper. */
  readonly status: 'idle' | 'reading' | 'printing' | 'too-long' | 'failed';
  /** Stands while the browser prints. */
  readonly printed: Printed | null;
  readonly print: () => Promise<void>;
}

/** Reads the whole statement of a time, not only the lines on the screen, and opens the browser's print dialog. */
export function usePrintedStatement(
  { id: accountId }: Account,
  time: { readonly fromMs: number | undefined; readonly toMs: number | undefined },
): PrintingStatement {
  const [status, setStatus] = useState<PrintingStatement['status']>('idle');
  const [printed, setPrinted] = useState<Printed | null>(null);

  useEffect(() => {
    if (printed === null) return undefined;
    const done = () => {
      setPrinted(null);
      setStatus('idle');
    };
    addEventListener('afterprint', done);
    globalThis.print();
    return () => removeEventListener('afterprint', done);
  }, [printed]);

  async function print(): Promise<void> {
    setStatus('reading');
    const result = await api.get('/web-api/office/history/print', {
      query: { accountId, ...time },
    });
    if (!result.ok) setStatus('failed');
    else if (result.data.entries === null) setStatus('too-long');
    else {
      setStatus('printing');
      setPrinted({ ...result.data, atMs: serverNowMs() });
    }
  }

  return { status, printed, print };
}
