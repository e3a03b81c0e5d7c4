import { Drawing, Icon, type IconName } from '@paddock/styleguide';

import { LIST_PATHS, type ListIconName } from './list-paths.ts';

/** The icon of a list of games, one of the casino's own or of the product's. Decoration: its name labels the link. */
export function ListIcon({ name }: { readonly name: IconName | ListIconName }) {
  return isOwn(name) ? <Drawing path={LIST_PATHS[name]} size={20} strokeWidth={1.7} /> : <Icon name={name} />;
}

const isOwn = (name: IconName | ListIconName): name is ListIconName => Object.hasOwn(LIST_PATHS, name);
