export {
  createRedirects,
  REDIRECTS_CHANGED,
  type RedirectDependencies,
  type Redirects,
} from './redirects.ts';
