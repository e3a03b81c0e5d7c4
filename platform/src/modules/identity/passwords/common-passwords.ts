import { dictionary } from '@zxcvbn-ts/language-common';

/** Tens of thousands of passwords that leaked most often, lower case; what an attacker tries first. */
export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Words an attacker of this site puts a tail to, and what the list of leaks is short of: the site's own field, clubs,
 * rows of a Russian keyboard.
 */
export const STEMS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort motdepasse contrasena senha parol пароль letmein welcome administrator
  admin master secret changeme default login guest test testtest qwerty qwertyui qwertyuiop qazwsx qazwsxedc asdfgh
  asdfghjk asdfghjkl zxcvbn zxcvbnm йцукен йцукенг йцукенгш iloveyou ilovegod loveyou princess sunshine football
  footbal1 baseball basketball soccer hockey tennis champion champions liverpool arsenal chelsea barcelona realmadrid
  juventus spartak zenit dynamo manchester superman batman spiderman starwars pokemon dragon monkey shadow casino
  betting sportsbook jackpot winner lucky777 paddock`.split(/\s+/),
);
