export { createTerms } from './terms.ts';
export type { Terms, TermsDependencies } from './terms-api.ts';
export { publishTerms } from './publish-terms.ts';
