/** Passwords and stems that lead every leaked list, lower case. Short ones catch what a tail of digits hides. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort motdepasse contrasena senha parol пароль password1 password12
  password123 passphrase letmein welcome welcome1 administrator admin admin123 root toor login master secret changeme
  default guest test testtest test1234 testing qwerty qwertyui qwertyuiop qwerty123 qwerty12 qwerty1 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx zaq12wsx q1w2e3r4 qazwsx qazwsxedc asdfghjk asdfghjkl asdfasdf zxcvbnm zxcvbnm1 йцукен йцукенг йцукенгш
  12345678 123456789 1234567890 123123123 12341234 11223344 87654321 987654321 0123456789 1234qwer qwer1234 abcd1234
  abc12345 abcdefgh a1b2c3d4 aa123456 a1234567 iloveyou ilovegod loveyou lovelove princess sunshine rainbow butterfly
  football footbal1 baseball basketball soccer hockey tennis champion champions liverpool arsenal chelsea barcelona
  realmadrid juventus spartak zenit dynamo manchester superman batman spiderman starwars pokemon dragon monkey shadow
  michael jennifer jordan jordan23 charlie ashley nicole daniel anthony andrew joshua matthew alexander natasha marina
  computer internet samsung google facebook whatever trustno1 freedom mustang corvette ferrari mercedes porsche harley
  casino betting sportsbook jackpot winner lucky777 777777777 paddock paddock1`.split(/\s+/),
);
