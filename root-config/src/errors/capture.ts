import { chunkFailureOf, verdictOf } from '../remote/chunk-failure.ts';
import type { FileProbe } from '../remote/file-probe.ts';
import type { Reporter } from './reporter.ts';

export interface CaptureOptions {
  readonly reporter: Reporter;
  /** True for errors the loader reports itself. */
  isImportError(error: unknown): boolean;
  readonly probe: FileProbe;
  /** A lazy chunk of a standing page is lost (S8-02). */
  onLostChunk(): void;
}

/** Browsers report this for a layout that needed another round; nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Listens for everything that goes wrong in the page without anyone catching it.
 * @param until ends it by its signal; a page listens as long as it stands
 */
export function captureErrors(
  window: Window,
  options: CaptureOptions,
  until: AddEventListenerOptions = {},
): void {
  const { reporter } = options;

  function caught(kind: 'error' | 'rejection', error: unknown, source: string | null): void {
    if (options.isImportError(error)) return;
    const chunk = chunkFailureOf(error);
    if (chunk === null) {
      reporter.report({ kind, error, source });
      return;
    }
    void verdictOf(chunk, options.probe).then((verdict) => {
      reporter.report({ kind: 'load', failure: verdict.kind, error, source: chunk.url });
      options.onLostChunk();
    });
  }

  const onError = (event: ErrorEvent): void => {
    if (HARMLESS.test(event.message)) return;
    caught('error', event.error ?? event.message, event.filename === '' ? null : event.filename);
  };
  const onRejection = (event: PromiseRejectionEvent): void => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    caught('rejection', reason, null);
  };
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    const message = `${event.effectiveDirective} refused ${event.blockedURI}`;
    reporter.report({ kind: 'csp', error: message, source: event.sourceFile || null });
  };
  const onHide = (): void => reporter.flush();

  window.addEventListener('error', onError, until);
  window.addEventListener('unhandledrejection', onRejection, until);
  window.document.addEventListener('securitypolicyviolation', onViolation, until);
  window.addEventListener('pagehide', onHide, until);
}
