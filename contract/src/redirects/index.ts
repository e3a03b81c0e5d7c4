export { REDIRECT_KINDS, ruleName, shapeOf, type RedirectKind, type RedirectRule } from './redirect-rule.ts';
export { createRedirectIndex, type RedirectIndex } from './redirect-index.ts';
export { followRedirects, namesOfRules, type Followed } from './follow-redirects.ts';
export { redirectProblems, type RedirectTerms } from './redirect-problems.ts';
export { markOf, mayHaveMoved, type RedirectMarks } from './redirect-marks.ts';
