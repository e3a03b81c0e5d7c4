import type { Account, Translate } from '@paddock/shared-utils';

const TYPE_KEYS: Readonly<Record<Account['type'], string>> = {
  0: 'accountType.main',
  4: 'accountType.bonus',
  9: 'accountType.currency',
};

/** "Main, EUR": the player's own label where there is one, else what kind of account it is (S9-17). */
export function accountName(
  { label, type, iso }: Pick<Account, 'label' | 'type' | 'iso'>,
  t: Translate,
): string {
  return t('accountName', { name: label === '' ? t(TYPE_KEYS[type]) : label, iso });
}
