import { boundaries } from './boundaries.ts';
import { fileNames } from './file-names.ts';
import { neverSilenced } from './never-silenced.ts';
import { requiredDependencies } from './required-dependencies.ts';

/** Our rules, as oxlint takes them. */
export default {
  meta: { name: 'paddock' },
  rules: {
    boundaries,
    'file-names': fileNames,
    'required-dependencies': requiredDependencies,
    'never-silenced': neverSilenced,
  },
};
