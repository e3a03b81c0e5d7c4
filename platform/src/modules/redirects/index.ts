export {
  createRedirects,
  REDIRECTS_CHANGED,
  type RedirectDependencies,
  type Redirects,
} from './redirects.ts';
export { isKind, ruleOfWords, writeRedirectTable } from './redirect-table.ts';
