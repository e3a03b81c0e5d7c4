import type { Account, Translate } from '@paddock/shared-utils';

const TYPE_KEYS: Readonly<Record<Account['type'], string>> = {
  0: 'accountType.main',
  4: 'accountType.bonus',
  9: 'accountType.currency',
};

/** "Main, EUR": what kind of account it is (S9-17), and its currency. */
export function accountName({ type, iso }: Pick<Account, 'type' | 'iso'>, t: Translate): string {
  return t('accountName', { name: t(TYPE_KEYS[type]), iso });
}
