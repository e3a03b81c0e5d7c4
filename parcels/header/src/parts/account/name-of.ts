import type { ProfileValue } from '@paddock/shared-utils';

/** What the player is called: the name, else the e-mail, else nothing yet. */
export function nameOf(value: ProfileValue): string {
  if (!('profile' in value)) return '';
  const { user_name: name, user_email: email } = value.profile;
  return name === '' ? email : name;
}
