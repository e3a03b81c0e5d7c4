export { enclosedIn } from './enclosed.ts';
export { inlinesOf, isLinkTarget, isOtherSite, plainWords, wrongTargets, type Inline } from './inlines.ts';
export {
  addressAbove,
  addressOfCategory,
  categoryOfAddress,
  CONTENT_KINDS,
  isContentAddress,
  mayStandAt,
  PAGE_NAMES,
  type ContentKind,
} from './addresses.ts';
export { CONTENT_RULES, type ContentProblem, type ContentRule } from './refusals.ts';
