// What a page needs only after it stands, in one chunk: one more hash in the root config is one more nobody compresses.
export { createPageReporter } from '../errors/page-reporter.ts';
export { createPrefetch } from '../prefetch/prefetch.ts';
export { createHealth } from '../health/health.ts';
