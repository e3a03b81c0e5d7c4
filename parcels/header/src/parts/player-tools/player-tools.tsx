import { AccountBalance } from '../account-balance/account-balance.tsx';
import { AccountMenu } from '../account/account-menu.tsx';
import { Messages } from '../messages/messages.tsx';
import { TimePlayed } from '../time-played/time-played.tsx';

/** What the band holds for a player: time, money, messages, account. */
export function PlayerTools() {
  return (
    <>
      <TimePlayed />
      <AccountBalance />
      <Messages />
      <AccountMenu />
    </>
  );
}
