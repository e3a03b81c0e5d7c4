import type { Account, Translate } from '@paddock/shared-utils';

/** "Main, EUR": what kind of account it is, and its currency. */
export function accountName({ kind, iso }: Pick<Account, 'kind' | 'iso'>, t: Translate): string {
  return t('accountName', { name: t(`accountType.${kind}`), iso });
}
