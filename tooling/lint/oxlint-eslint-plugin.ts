import { builtinRules } from 'eslint/use-at-your-own-risk';
import tseslint from 'typescript-eslint';

const ofTypescript = (tseslint.plugin as { readonly rules?: Readonly<Record<string, unknown>> }).rules;

/**
 * Rules that oxlint has not, or whose own form finds less: `no-unused-vars` takes `typeof x` in a type for a use of `x`,
 * `prefer-as-const` overlooks `<'a'>'a'`.
 */
export const RUN_AS_THEY_ARE = {
  'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  'no-unused-vars': ofTypescript?.['no-unused-vars'],
  'prefer-as-const': ofTypescript?.['prefer-as-const'],
};

/** These, as oxlint takes them. */
export default { meta: { name: 'eslint-js' }, rules: RUN_AS_THEY_ARE };
